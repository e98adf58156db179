import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './checkers.ts';

export interface Answered<T> {
  status: number;
  body: T;
}

/** The records that everybody in the load writes. */
export class Diary {
  readonly outcomes: Outcome[] = [];
  isOver = false;

  /** @param since when the request was sent, by `performance.now()` */
  note(kind: Outcome['kind'], isOk: boolean, since: number, detail: string): void {
    const ms = performance.now() - since;
    this.outcomes.push({ at: Date.now(), kind, isOk, ms, ...(!isOk && { detail }) });
  }
}

/** How long a browser waits for the shop (ms), and how soon a person retries. */
const patienceMs = 15_000;
const againMs = 300;

const decoder = new TextDecoder();
const textOf = (content: Uint8Array): string => decoder.decode(content);
const parsed = (content: Uint8Array, type: string): unknown =>
  type.startsWith('application/json') ? JSON.parse(textOf(content)) : textOf(content);

/** A person with a browser: keeps cookies, and records the result of each request. */
export class Person {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #diary: Diary;

  constructor(origin: string, diary: Diary) {
    this.#origin = origin;
    this.#diary = diary;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  page = (path: string) => this.#ask<string>('page', 'GET', path);
  get = <T>(path: string) => this.#ask<T>('read', 'GET', `/api/v1/${path}`);
  post = <T>(path: string, body: object, headers: Record<string, string> = {}) =>
    this.#ask<T>('write', 'POST', `/api/v1/${path}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  /** Sends a form with a file. */
  send = <T>(path: string, body: FormData) => this.#ask<T>('file', 'POST', `/api/v1/${path}`, { body });
  file = (path: string) => this.#ask<Uint8Array>('file', 'GET', path, {}, (content) => content);

  /** Retries until the shop answers with anything but an outage. Undefined when the load is over. */
  async insist<T>(ask: () => Promise<Answered<T> | undefined>): Promise<Answered<T> | undefined> {
    while (!this.#diary.isOver) {
      const answer = await ask();
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await pause(againMs);
    }
    return undefined;
  }

  async #ask<T>(
    kind: Outcome['kind'],
    method: string,
    path: string,
    { body, headers }: { body?: string | FormData; headers?: Record<string, string> } = {},
    read: (content: Uint8Array, type: string) => unknown = parsed,
  ): Promise<Answered<T> | undefined> {
    const since = performance.now();
    try {
      const response = await fetch(this.#origin + path, {
        method,
        redirect: 'manual',
        headers: { ...(this.cookies.size > 0 && { cookie: this.cookie }), ...headers },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(patienceMs),
      });
      for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
      const content = await response.bytes();
      const isOutage = response.status >= 500;
      const outage = isOutage ? textOf(content).slice(0, 200) : '';
      this.#diary.note(kind, !isOutage, since, `${method} ${path} ${response.status} ${outage}`);
      return { status: response.status, body: read(content, response.headers.get('content-type') ?? '') as T };
    } catch (error) {
      const { cause, message } = error as Error;
      this.#diary.note(kind, false, since, `${method} ${path} ${cause instanceof Error ? cause.message : message}`);
      return undefined;
    }
  }

  #keep(cookie: string): void {
    const [name = '', ...value] = (cookie.split(';', 1)[0] ?? '').split('=');
    if (value.join('=') === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}
