import { createServer } from 'node:http';
import S3rver from '@20minutes/s3rver';

/**
 * A server of the S3 protocol over a folder: `node s3.ts <folder> <port> <bucket>`. Its objects survive a restart, as those
 * of a real one do.
 */
const [directory = '', port = '', bucket = ''] = process.argv.slice(2);
const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
await s3.configureBuckets();
const server = createServer(s3.callback());
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => {
  server.close(() => process.exit());
  server.closeIdleConnections();
});
