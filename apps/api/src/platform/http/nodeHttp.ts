/**
 * Two exports of `node:http`. An `import` of that module also loads Node's implementation of `fetch`, which takes memory
 * and which most requests never need (decision 421).
 */
export const { createServer, ServerResponse } = process.getBuiltinModule('node:http');
