declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    directory: string;
    silent: boolean;
    configureBuckets: { name: string }[];
  }

  /** A server of the S3 protocol over a folder. It checks signatures; its only account is `S3RVER`. */
  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
