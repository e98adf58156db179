/**
 * What the API uses of Node's HTTP module. `import … from 'node:http'` in an ES module reads all its exports, among them
 * `WebSocket`, for which Node loads its whole implementation of `fetch`: 14 MB of memory (decision 421).
 */
export const { createServer, ServerResponse } = process.getBuiltinModule('node:http');
