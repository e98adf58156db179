import { Transform, type Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { maxUploadBytes } from '@vetka/domain/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { sendProblem } from './problem.ts';
import type { Settings } from './settings.ts';

/** `closeTimeout`: each end of a websocket has one second to close before the connection is terminated (ms). */
const socketOptions = { perMessageDeflate: false, closeTimeout: 1000 };

/** No packet of engine.io starts like this: its client treats it as an error. */
const unreadable = '!';

/** The socket to the visitor. Drops the close reason: the proxy puts the API's error, including its address, into it. */
class VisitorSocket extends WebSocket {
  #hasBegun = false;

  override send(...args: unknown[]): void {
    this.#hasBegun = true;
    (super.send as (...all: unknown[]) => void)(...args);
  }

  /**
   * The API accepts a visitor after we have. If it does not, the client of socket.io ignores the close and waits twenty
   * seconds for a handshake, unless it gets an error.
   */
  override close(code?: number): void {
    if (!this.#hasBegun && this.readyState === WebSocket.OPEN) super.send(unreadable);
    super.close(code);
  }
}
/** Typed as `object`, because the proxy's types expect the CommonJS declaration of the same class. */
const visitorEnd: object = { WebSocket: VisitorSocket };

/** The API's own limits, in bytes. A form holds a file and its multipart headers. */
const maxBytes = 2 ** 20;
const maxFormBytes = maxUploadBytes + maxBytes;

type Visiting = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;

/** Headers that describe the visitor to the API. */
function forwardedHeaders({ ip, protocol, host }: Visiting) {
  return { 'x-forwarded-for': ip, 'x-forwarded-proto': protocol, 'x-forwarded-host': host };
}

/** The same headers for a websocket: the proxy forwards none of them itself. */
function socketHeaders(request: FastifyRequest): Record<string, string> {
  const passed = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'x-request-id'].flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(passed), ...forwardedHeaders(request) };
}

class TooLarge extends Error {}

/** Passes a body through and fails once it exceeds the limit. */
function limited(body: Readable, most: number): Readable {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new TooLarge());
      else done(null, chunk);
    },
  });
  body.once('error', (error) => limit.destroy(error));
  return body.pipe(limit);
}

/** Answers, then reads and discards the rest of the body: a client that is still sending would not read the answer. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  request.raw.unpipe();
  request.raw.resume();
  return sendProblem(request, reply, status);
}

/**
 * Limits a body to the API's maximum size. Returns false if its length is known to exceed that. The API would answer
 * before it has read the whole body and close the connection; this server's pending write would then fail before the
 * answer is read.
 */
function limitBody(request: FastifyRequest): boolean {
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const most = isForm ? maxFormBytes : maxBytes;
  if (Number(request.headers['content-length'] ?? 0) > most) return false;
  if (request.body) request.body = limited(request.body as Readable, most);
  return true;
}

interface ForwardingError {
  error: { statusCode?: number; cause?: unknown };
}

/** Answers a failed forwarding with 413 or 503. The error and the API's address stay in the log. */
function replyForwardingFailure(reply: FastifyReply, { error }: ForwardingError): void {
  refuse(reply.request, reply, error.cause instanceof TooLarge ? 413 : 503);
}

/** Paths that escape the forwarded prefix; the proxy itself would refuse them in English. */
const escapesPrefix = (url: string): boolean => /(?:\/|\\|%2f|%5c)(?:\.|%2e){2}(?:\/|\\|%2f|%5c|\?|$)/i.test(url);

/** Refuses requests that the proxy or the API would refuse with an unreadable response. */
function preHandler(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (escapesPrefix(request.url.split('?', 1)[0] ?? '')) refuse(request, reply, 404);
  else if (limitBody(request)) done();
  else refuse(request, reply, 413);
}

/** Forwards calls, sockets and files to the API with the visitor's address instead of this server's. */
export async function forwardToApi(app: FastifyInstance, { apiUrl }: Pick<Settings, 'apiUrl'>): Promise<void> {
  // Fastify's own reader of plain texts would leave the proxy a string instead of a stream.
  app.removeContentTypeParser('text/plain');
  const clientOptions = {
    ...socketOptions,
    rewriteRequestHeaders: (_: object, request: FastifyRequest) => socketHeaders(request),
  };
  const replyOptions: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    onError: replyForwardingFailure as never,
    // What visitors claim about their address would evade, or use up, the limits of an address.
    // `Expect: 100-continue` has been answered by this server, and undici refuses to send it.
    rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request), expect: undefined }),
    // By default the proxy retries a GET answered with 503 ten times and reads the seconds of Retry-After as
    // milliseconds.
    retryDelay: () => null,
  };
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    websocket: true,
    wsServerOptions: { ...socketOptions, ...visitorEnd },
    wsClientOptions: clientOptions,
    preHandler,
    replyOptions,
  });
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/media',
    rewritePrefix: '/media',
    httpMethods: ['GET', 'HEAD'],
    preHandler,
    replyOptions,
  });
}
