/**
 * Use these instead of importing `node:http`: the import would also load Node's implementation of `fetch`, which costs
 * 14 MB of memory and is rarely needed (decision 421).
 */
export const { createServer, ServerResponse } = process.getBuiltinModule('node:http');
