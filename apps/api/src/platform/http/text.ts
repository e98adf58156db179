import { isPublishable } from '@vetka/domain/text';
import { isText } from '@vetka/domain/utf8';
import type { FastifyRequest } from 'fastify';
import { invalid } from './refusal.ts';

const badText = 'Недопустимые символы';

/** Replaces characters that cannot appear in a response. */
const nameOf = (key: string): string => key.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD');

type Accepts = (text: string) => boolean;

/** Far deeper than any request: the text of an article, the deepest, has about twenty levels. */
const maxDepth = 200;

/**
 * Finds the first key or text that is not accepted, or a value that is nested too deeply to be walked through.
 * @returns its path, such as `orders.0.comment`
 */
function findBadText(value: unknown, path: string, accepts: Accepts, depth = 0): string | undefined {
  if (typeof value === 'string') return accepts(value) ? undefined : path;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return undefined;
  if (depth === maxDepth) return path.split('.')[0];
  for (const [key, part] of Object.entries(value)) {
    const inner = path === '' ? nameOf(key) : `${path}.${nameOf(key)}`;
    const bad = isText(key) ? findBadText(part, inner, accepts, depth + 1) : inner;
    if (bad !== undefined) return bad;
  }
  return undefined;
}

/** @throws Refusal 422 naming the field */
export function requireText(value: unknown, accepts: Accepts = isText): void {
  const bad = findBadText(value, '', accepts);
  if (bad !== undefined) throw invalid({ [bad || 'body']: badText });
}

/**
 * Runs after forms are read and before any handler. Stored text must be publishable; a search may contain anything.
 * @throws Refusal 422 naming the field
 */
export async function requireRequestText({ params, query, body }: FastifyRequest): Promise<void> {
  for (const part of [params, query]) requireText(part);
  requireText(body, isPublishable);
}
