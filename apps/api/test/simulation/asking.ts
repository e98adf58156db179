import { Refusal } from '../../src/platform/http/refusal.ts';
import { isBroken } from './crash.ts';

/** The result of a request for its client. */
export type Outcome<T> = { kind: 'answered'; value: T } | { kind: 'refused'; refusal: Refusal } | { kind: 'unknown' };

/** The connection broke, or a service is unavailable: the client may retry the request. */
const isPassing = (error: unknown): boolean =>
  isBroken(error) || (error instanceof Refusal && error.statusCode === 503);

/** Retries a request whose answer did not arrive. @throws any other error: the program has failed */
export async function ask<T>(request: () => Promise<T>, tries = 3): Promise<Outcome<T>> {
  try {
    return { kind: 'answered', value: await request() };
  } catch (error) {
    if (isPassing(error)) return tries > 1 ? ask(request, tries - 1) : { kind: 'unknown' };
    if (error instanceof Refusal) return { kind: 'refused', refusal: error };
    throw error;
  }
}
