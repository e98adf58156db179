import { formMessages } from '@vetka/domain/form';
import {
  categoryLimits as limits,
  isCategorySlug,
  returnRuleOf,
  type ManagedCategories,
  type ManagedCategory,
  type NewCategory,
} from '@vetka/domain/goods';
import type { MediaFile } from '@vetka/domain/media';
import { plural } from '@vetka/domain/plural';
import { returnTexts } from '@vetka/domain/returns';
import { sectionBranch } from '@vetka/domain/storefront';
import { lengthOf } from '@vetka/domain/text';
import { effectsOfMerge } from './categoryMoves.ts';

export type WrittenCategory = Omit<NewCategory, 'parentId' | 'isVisible'>;

/** A category as it is typed, without its switch. */
export interface CategoryDraft extends Omit<WrittenCategory, 'pictureId' | 'reason'> {
  picture: MediaFile | null;
  reason: string;
}

export const draftOf = (known: ManagedCategory | null): CategoryDraft => ({
  name: known?.name ?? '',
  slug: known?.slug ?? '',
  description: known?.description ?? '',
  returnRule: known?.returnRule ?? null,
  picture: known?.image ?? null,
  reason: '',
});

export const categoryOf = ({ picture, ...draft }: CategoryDraft): WrittenCategory => ({
  ...draft,
  name: draft.name.trim(),
  slug: draft.slug.trim(),
  description: draft.description.trim(),
  pictureId: picture?.id ?? null,
});

/** The texts and the rule of a category before they are changed. */
export const savedCategory = (known: ManagedCategory): WrittenCategory => {
  const { reason: _reason, ...saved } = categoryOf(draftOf(known));
  return saved;
};

export type CategoryErrors = Partial<Record<keyof WrittenCategory, string>>;

/** Errors of a category, by field. Its current address is not checked. */
export function categoryErrors(draft: CategoryDraft, known: ManagedCategory | null): CategoryErrors {
  const long = (['name', 'description', 'reason'] as const).filter(
    (field) => lengthOf(draft[field].trim()) > limits[field],
  );
  const slug = draft.slug.trim();
  return {
    ...Object.fromEntries(long.map((field) => [field, formMessages.max(limits[field])])),
    ...(draft.name.trim() === '' && { name: 'Назовите категорию' }),
    ...(slug !== '' &&
      slug !== known?.slug &&
      !isCategorySlug(slug) && { slug: 'Строчные латинские буквы, цифры и дефисы, например rozy-v-korobke' }),
  };
}

/** «12 товаров · Цветы и растения, как выше». */
export function noteOf(all: ManagedCategories, { id, parentId, products, returnRule }: ManagedCategory): string {
  const rule = returnTexts[returnRuleOf(all, id)].title;
  const origin = returnRule !== null ? '' : parentId === null ? ' по общему правилу' : ', как выше';
  return `${plural(products, ['товар', 'товара', 'товаров'])} · ${rule}${origin}`;
}

/** «Букеты / Авторские букеты». */
export function pathOf(all: ManagedCategories, { parentId, name }: ManagedCategory): string {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? `${pathOf(all, parent)} / ${name}` : name;
}

/** The contents of a category that must be moved before it is removed. */
export function holdsAnything(all: ManagedCategories, { id, products, coupons }: ManagedCategory): boolean {
  return products + coupons > 0 || all.some((each) => each.parentId === id);
}

/** The possible targets for the products of a category: all others except its descendants. */
export const targetsOf = (all: ManagedCategories, { id }: ManagedCategory): ManagedCategory[] => {
  const inside = new Set(sectionBranch(all, id).map((each) => each.id));
  return all.filter((each) => !inside.has(each.id));
};

/** The effects of a removal, shown in advance. */
export function lossTexts(all: ManagedCategories, own: ManagedCategory, target: ManagedCategory | undefined): string[] {
  const inside = sectionBranch(all, own.id).length - 1;
  const where = target ? `в «${target.name}»` : 'в другую категорию';
  const [before, after] = [returnRuleOf(all, own.id), target && returnRuleOf(all, target.id)];
  return [
    own.products > 0 && `Товары этой категории (${own.products}) перейдут ${where}: ни один не пропадёт.`,
    inside > 0 && `Категории внутри (${inside}) переедут ${where} со своими товарами.`,
    own.coupons > 0 &&
      `Промокоды на эту категорию (${own.coupons}) останутся на те же товары и не распространятся на другие.`,
    after !== undefined &&
      before !== after &&
      own.products > 0 &&
      `Правило возврата товаров станет «${returnTexts[after].title}», сейчас «${returnTexts[before].title}».`,
    ...(target && (own.products > 0 || inside > 0) ? effectsOfMerge(all, own, target) : []),
    'Старый адрес будет вести на новую страницу.',
  ].filter((text) => text !== false);
}

/** The reason a category can't be removed. */
export function obstacleOf({ promotions, hasCommission, facets: [facet] }: ManagedCategory): string | undefined {
  const [promotion] = promotions;
  if (promotion !== undefined) {
    return `Категория в акции «${promotion}»: магазины согласились на неё только для этих товаров. Дождитесь конца акции или уберите категорию из неё.`;
  }
  if (hasCommission) return 'На категорию ссылается история комиссии. Её можно скрыть.';
  return facet === undefined ? undefined : `В категории стоит признак «${facet}». Сначала уберите его оттуда.`;
}
