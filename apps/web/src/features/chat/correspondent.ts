import { actorTypes } from '@vetka/domain/actor';
import type { Correspondent } from '../../shell/chat/writing.ts';

/** The `with` search parameter of the chat's page. */
export const correspondentIn = (search: object): unknown => ('with' in search ? search.with : undefined);

/** Parses the `with` search parameter, e.g. `USER-7`. */
export function parseCorrespondent(value: unknown): Correspondent | undefined {
  if (typeof value !== 'string') return undefined;
  const [, type, id] = /^([A-Z]+)-([1-9]\d{0,8})$/.exec(value) ?? [];
  const participantType = actorTypes.find((each) => each === type);
  return participantType && { participantType, participantId: Number(id) };
}

/** The `product` search parameter: the slug of the product to ask about. */
export function productIn(search: object): string | undefined {
  const product = 'product' in search ? search.product : undefined;
  return typeof product === 'string' && /^[\w-]{1,160}$/.test(product) ? product : undefined;
}
