import { email as emailRule } from '../form/index.ts';
import { normalizePhone } from '../phone/index.ts';
import { lengthOf } from '../text/index.ts';
import type { ShopPage } from './schema.ts';
import { storefrontLimits } from './values.ts';

export type * from './schema.ts';
export * from './sections.ts';
export * from './values.ts';

/** The list with the entry at `from` moved to `to`. */
export function movedTo<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

interface Places<Entry> {
  goods: readonly Entry[];
  pinned: number;
}

/** The number of products to pin for the new order to hold: those that follow keep their order. */
export function arranged<Entry extends { id: number }>(before: Places<Entry>, goods: readonly Entry[]): Places<Entry> {
  const holds = (pinned: number): boolean => {
    const first = new Set(goods.slice(0, pinned).map(({ id }) => id));
    const rest = before.goods.filter(({ id }) => !first.has(id));
    return rest.every(({ id }, index) => id === goods[pinned + index]?.id);
  };
  let { pinned } = before;
  while (pinned < goods.length && !holds(pinned)) pinned += 1;
  return { goods, pinned };
}

/** The product at `place` is ordered by sales again. */
export const unpinned = <Entry>({ goods, pinned }: Places<Entry>, place: number): Places<Entry> =>
  place < pinned ? { goods: movedTo(goods, place, pinned - 1), pinned: pinned - 1 } : { goods, pinned };

/** The reasons a page can't be published as it is, by field; empty when it can. */
export function shopPageErrors({ name, phone, email }: Pick<ShopPage, 'name' | 'phone' | 'email'>) {
  const errors: Record<string, string | undefined> = {
    name: lengthOf(name.trim()) < storefrontLimits.shortName ? 'Назовите магазин: от двух букв' : undefined,
    phone: normalizePhone(phone) ? undefined : 'Телефон из 10 цифр, начинается с +7',
    email: emailRule(email.trim()),
  };
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
