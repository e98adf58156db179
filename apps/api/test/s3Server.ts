import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { pino } from 'pino';
import { inject } from 'vitest';
import { afterwards } from './afterwards.ts';
import { createS3Store } from '../src/modules/media/s3-store.ts';
import { readConfig } from '../src/platform/config.ts';

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** The connection breaks while the body is being sent. */
export const dropped: Fault = (request) => void request.once('data', () => request.socket.destroy());

export const slowDown: Fault = (request, response) => {
  request.resume();
  response.writeHead(503, { 'content-type': 'application/xml' });
  response.end('<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your request rate</Message></Error>');
};

const bucket = 'vetka-media';

/** Runs a server of the S3 protocol on a free port until the file's tests are over; requests can be made to fail. */
export async function startS3() {
  const directory = await mkdtemp(path.join(inject('runDirectory'), 's3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const requests: string[] = [];
  let fault: { apply: Fault; isMeant: (request: IncomingMessage) => boolean; left: number } | undefined;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (!fault || fault.left === 0 || !fault.isMeant(request)) return answer(request, response);
    fault.left -= 1;
    return fault.apply(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const env = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return {
    env,
    /** Method and path of all requests. */
    requests,
    /** A store of its own over the same bucket. */
    openBucket: () => {
      const { s3: config } = readConfig(env);
      if (!config) throw new Error('no bucket');
      const store = createS3Store(config, pino({ level: 'silent' }));
      afterwards(() => store.close());
      return store;
    },
    /** The next `times` requests of this method fail, or all of them until `mend`. */
    breakDown: (apply: Fault, method: string, times = Infinity) => {
      fault = { apply, isMeant: (request) => request.method === method, left: times };
    },
    mend: () => {
      fault = undefined;
    },
  };
}
