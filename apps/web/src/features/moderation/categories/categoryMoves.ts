import type { ManagedCategories, ManagedCategory } from '@vetka/domain/goods';
import { commissionText } from '@vetka/domain/ledger';

/** The categories around one, the nearest first. */
function around(all: ManagedCategories, { parentId }: Pick<ManagedCategory, 'parentId'>): ManagedCategory[] {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? [parent, ...around(all, parent)] : [];
}

const without = (some: readonly ManagedCategory[], others: readonly ManagedCategory[]) =>
  some.filter(({ id }) => !others.some((other) => other.id === id));

/** What begins to count for the products of a category once `gained` are around it. */
const gains = (name: string, gained: readonly ManagedCategory[]): string[] =>
  gained.flatMap((each) => [
    ...each.promotions.map(
      (promotion) =>
        `Товары «${name}» попадут в акцию «${promotion}»: в магазинах, которые участвуют всеми товарами, цены снизятся.`,
    ),
    ...each.commissions.map(
      (terms) =>
        `На товары «${name}» подействует комиссия «${each.name}», ${commissionText(terms)}. Магазины не предупреждены: закон даёт им 15 дней, а если станет хуже, 45.`,
    ),
  ]);

/** What stops to count for the products of a category once `lost` are not around it. */
const losses = (name: string, lost: readonly ManagedCategory[]): string[] =>
  lost.flatMap((each) => [
    ...each.promotions.map((promotion) => `Товары «${name}» выйдут из акции «${promotion}»: цены вернутся.`),
    ...each.commissions.map(
      (terms) => `На товары «${name}» перестанет действовать комиссия «${each.name}», ${commissionText(terms)}.`,
    ),
  ]);

/** What a new place of a category changes for prices and the commission of its products. */
function effectsOfPlace(
  { name }: Pick<ManagedCategory, 'name'>,
  before: readonly ManagedCategory[],
  after: readonly ManagedCategory[],
): string[] {
  return [...gains(name, without(after, before)), ...losses(name, without(before, after))];
}

/** What a new tree changes for prices and the commission: of categories that get another parent. */
export const effectsOfMove = (before: ManagedCategories, after: ManagedCategories): string[] =>
  after.flatMap((moved) => {
    const known = before.find(({ id }) => id === moved.id);
    return !known || known.parentId === moved.parentId
      ? []
      : effectsOfPlace(moved, around(before, known), around(after, moved));
  });

/** What the products of a category meet when it is merged into another one. */
export const effectsOfMerge = (all: ManagedCategories, own: ManagedCategory, target: ManagedCategory): string[] =>
  effectsOfPlace(own, around(all, own), [target, ...around(all, target)]);
