import { apiBase, type Call } from '@vetka/api-client/contract';
import type { Ask } from './probe.ts';
import type { Actor } from './vocabulary.ts';
import type { World } from './world.ts';

const urlOf = ({ path }: Call, { params = {}, query = {} }: Ask): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `{${name}}`));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${apiBase}${filled}?${search}`;
};

/** Any success, or the status of the refusal. */
export type SentAnswer = 'allowed' | number;

/** Sends a request of the matrix as an actor. */
export async function sendAsk(world: World, call: Call, ask: Ask, actor: Actor): Promise<SentAnswer> {
  const visitor = world.visitorOf(actor);
  const options = ask.headers ? { headers: ask.headers } : {};
  const url = urlOf(call, ask);
  const { status } = await {
    GET: () => visitor.get(url, options),
    DELETE: () => visitor.delete(url, options),
    POST: () => visitor.post(url, ask.body, options),
    PUT: () => visitor.put(url, ask.body, options),
  }[call.method]();
  return status < 300 ? 'allowed' : status;
}
