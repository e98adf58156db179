import { randomInt } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  expires?: Date;
}

/** A parsed response. The caller declares the type of `body`, since tests see it from outside. */
export interface Answer<T> {
  status: number;
  body: T;
  /** The body as it was sent. */
  bytes: Uint8Array;
  headers: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface RequestOptions {
  headers?: Record<string, string>;
}

/** A minimal browser: keeps cookies and talks to the API over HTTP. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Everyone has a separate address unless the test sets one, so that limits do not affect other visitors. */
  readonly ip: string;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`) {
    this.#app = app;
    this.ip = ip;
  }

  get = <T = Record<string, unknown>>(path: string, options?: RequestOptions) =>
    this.#ask<T>('GET', path, undefined, options);
  post = <T = Record<string, unknown>>(path: string, body?: object, options?: RequestOptions) =>
    this.#ask<T>('POST', path, body, options);
  put = <T = Record<string, unknown>>(path: string, body?: object, options?: RequestOptions) =>
    this.#ask<T>('PUT', path, body, options);
  delete = <T = Record<string, unknown>>(path: string, options?: RequestOptions) =>
    this.#ask<T>('DELETE', path, undefined, options);

  async #ask<T>(
    method: Method,
    path: string,
    body?: object,
    { headers = {} }: RequestOptions = {},
  ): Promise<Answer<T>> {
    const url = path.startsWith('/') ? path : `/api/v1/${path}`;
    const cookies = Object.fromEntries(this.cookies);
    const request: InjectOptions = { method, url, headers, cookies, remoteAddress: this.ip };
    const response = await this.#app.inject(body === undefined ? request : { ...request, payload: body });
    for (const cookie of response.cookies as Cookie[]) this.#keep(cookie);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as T,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  }

  #keep({ name, value, expires }: Cookie): void {
    if (value === '' || (expires && expires.getTime() <= Date.now())) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
