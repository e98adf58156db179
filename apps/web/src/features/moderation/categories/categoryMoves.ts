import type { ManagedCategories, ManagedCategory } from '@vetka/domain/goods';
import { commissionText } from '@vetka/domain/ledger';

/** The ancestors of a category, the nearest first. */
function around(all: ManagedCategories, { parentId }: Pick<ManagedCategory, 'parentId'>): ManagedCategory[] {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? [parent, ...around(all, parent)] : [];
}

const without = (some: readonly ManagedCategory[], others: readonly ManagedCategory[]) =>
  some.filter(({ id }) => !others.some((other) => other.id === id));

/** The category whose commission applies: the nearest one with a rule. */
const ruling = (chain: readonly ManagedCategory[]) => chain.find(({ commissions }) => commissions.length > 0);

const exceptInside = (all: ManagedCategories, { id }: Pick<ManagedCategory, 'id'>): string =>
  all.some((each) => each.commissions.length > 0 && around(all, each).some((outer) => outer.id === id))
    ? ', кроме категорий внутри со своей комиссией,'
    : '';

function effectsOnPromotions(
  name: string,
  before: readonly ManagedCategory[],
  after: readonly ManagedCategory[],
): string[] {
  const gained = without(after, before).flatMap(({ promotions }) => promotions);
  const lost = without(before, after).flatMap(({ promotions }) => promotions);
  return [
    ...gained.map(
      (promotion) =>
        `Товары «${name}» попадут в акцию «${promotion}»: в магазинах, которые участвуют всеми товарами, цены снизятся.`,
    ),
    ...lost.map((promotion) => `Товары «${name}» выйдут из акции «${promotion}»: цены вернутся.`),
  ];
}

/** `goods` are those of the category, as a part of a sentence. */
function effectsOnCommission(
  goods: string,
  before: ManagedCategory | undefined,
  after: ManagedCategory | undefined,
): string[] {
  if (before?.id === after?.id) return [];
  return [
    ...(after?.commissions ?? []).map(
      (terms) =>
        `На ${goods} подействует комиссия «${after?.name}», ${commissionText(terms)}. Магазины не предупреждены: закон даёт им 15 дней, а если станет хуже, 45.`,
    ),
    ...(before?.commissions ?? []).map(
      (terms) => `На ${goods} перестанет действовать комиссия «${before?.name}», ${commissionText(terms)}.`,
    ),
  ];
}

/** The effects of a category's new place on prices and the commission of its products. */
function effectsOfPlace(
  all: ManagedCategories,
  own: ManagedCategory,
  before: readonly ManagedCategory[],
  after: readonly ManagedCategory[],
): string[] {
  const goods = `товары «${own.name}»${exceptInside(all, own)}`;
  return [
    ...effectsOnPromotions(own.name, before, after),
    ...effectsOnCommission(goods, ruling([own, ...before]), ruling([own, ...after])),
  ];
}

/** The effects of a new tree on prices and the commission: of categories that get another parent. */
export const effectsOfMove = (before: ManagedCategories, after: ManagedCategories): string[] =>
  after.flatMap((moved) => {
    const known = before.find(({ id }) => id === moved.id);
    return !known || known.parentId === moved.parentId
      ? []
      : effectsOfPlace(after, moved, around(before, known), around(after, moved));
  });

/** The rules that apply to the products of a category when it is merged into another one. */
export const effectsOfMerge = (all: ManagedCategories, own: ManagedCategory, target: ManagedCategory): string[] =>
  effectsOfPlace(all, own, around(all, own), [target, ...around(all, target)]);
