import { failure, success, type FailureReason, type ProviderResult } from './result.ts';

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
  /** Sent as XML, and answered with text. */
  xml?: string;
  /** Sent as a PDF. */
  pdf?: Uint8Array<ArrayBuffer>;
  /** The answer is text, not JSON. */
  isText?: true;
  /** Timeout (ms). */
  timeoutMs: number;
}

export interface ProviderAnswer {
  status: number;
  body: unknown;
}

/** Calls a provider. 5xx, timeouts, broken connections and answers that are not JSON are `unavailable`. */
export async function callProvider(request: ProviderRequest): Promise<ProviderResult<ProviderAnswer>> {
  try {
    const answer = await fetch(request.url, fetchOptions(request));
    const text = await answer.text();
    if (answer.status >= 500)
      return failure('unavailable', String(answer.status), `Провайдер ответил ${answer.status}`);
    const isText = request.isText ?? request.xml !== undefined;
    return success({ status: answer.status, body: isText ? text : (JSON.parse(text) as unknown) });
  } catch (error) {
    return describeFailure(error);
  }
}

/** The key is not accepted, the provider has waited too long for us or is asked too often: all of it passes. */
const passing: readonly number[] = [401, 403, 408, 425, 429];

/** Whether a status says nothing about what was asked for, so that the same question may be answered later. */
export const isPassing = (status: number): boolean => passing.includes(status);

/** Why a call failed that was answered with this status. */
export const refusalOfStatus = (status: number): FailureReason => (isPassing(status) ? 'unavailable' : 'rejected');

function fetchOptions({ method, headers, json, form, xml, pdf, timeoutMs }: ProviderRequest): RequestInit {
  const signal = AbortSignal.timeout(timeoutMs);
  if (xml !== undefined) {
    const typed = { 'content-type': 'text/xml; charset=utf-8', ...headers };
    return { method, signal, redirect: 'error', headers: typed, body: xml };
  }
  if (pdf !== undefined) {
    const typed = { 'content-type': 'application/pdf', ...headers };
    return { method, signal, redirect: 'error', headers: typed, body: pdf };
  }
  if (form !== undefined)
    return { method, signal, redirect: 'error', headers: { ...headers }, body: new URLSearchParams(form) };
  if (json === undefined) return { method, signal, redirect: 'error', headers: { ...headers } };
  const body = JSON.stringify(json);
  return { method, signal, redirect: 'error', headers: { 'content-type': 'application/json', ...headers }, body };
}

function describeFailure(error: unknown): ProviderResult<never> {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return failure('unavailable', 'timeout', 'Провайдер не ответил вовремя');
  if (name === 'SyntaxError') return failure('unavailable', 'not-json', 'Провайдер прислал не JSON');
  return failure('unavailable', 'network', 'Нет связи с провайдером');
}

/** A value of unknown shape as a record. Anything but an object becomes an empty record. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A value of unknown shape as text. Numbers and booleans are stringified; anything else becomes an empty string. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
