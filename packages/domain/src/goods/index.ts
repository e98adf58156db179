import type { ProductStatus } from '../catalog/index.ts';
import type {
  FacetKind,
  GoodsColumn,
  GoodsField,
  GoodsFilter,
  GoodsNeed,
  GoodsProduct,
  GoodsSort,
  GoodsSource,
  GoodsStatus,
  GoodsTableColumn,
} from './schema.ts';
import { goodsNeeds } from './values.ts';

export type * from './schema.ts';
export * from './categories.ts';
export * from './facetKinds.ts';
export * from './figures.ts';
export * from './pack.ts';
export { units } from '../actor/units.ts';
export * from './values.ts';

export const goodsFilterLabels: Record<GoodsFilter, string> = {
  ALL: 'Все',
  ON_SALE: 'На витрине',
  RUNNING_OUT: 'Заканчиваются',
  REMARKS: 'С замечаниями',
  MODERATION: 'На проверке',
  DRAFT: 'Черновики',
  HIDDEN: 'Скрытые',
  ARCHIVED: 'Архив',
};

export const goodsSortLabels: Record<GoodsSort, string> = {
  sold: 'Чаще покупают',
  new: 'Новые',
  changed: 'Недавно изменённые',
  title: 'По названию',
  cheaper: 'Сначала дешевле',
  dearer: 'Сначала дороже',
  stock: 'Сначала заканчиваются',
};

/** Headings of the table of goods. */
export const goodsTableColumnLabels: Record<GoodsTableColumn, string> = {
  sku: 'Артикул',
  price: 'Цена',
  oldPrice: 'Старая',
  costPrice: 'Себестоимость',
  stock: 'Остаток',
  status: 'Состояние',
  needs: 'Заполнено',
  sold: 'За 30 дней',
};

export const productStatusLabels: Record<ProductStatus, string> = {
  DRAFT: 'Черновик',
  MODERATION: 'На проверке',
  PUBLISHED: 'На витрине',
  HIDDEN: 'Скрыт',
  ARCHIVED: 'В архиве',
};

export const goodsFieldLabels: Record<GoodsField, string> = {
  PRICE: 'Цена',
  OLD_PRICE: 'Старая цена',
  COST_PRICE: 'Себестоимость',
  STOCK: 'Остаток',
  STATUS: 'Состояние',
  PAGE: 'Карточка',
};

/** Occasions of a change, as its history names them. */
export const goodsSourceLabels: Record<GoodsSource, string> = {
  HAND: 'вручную',
  BULK: 'вместе с другими товарами',
  FILE: 'из файла',
  OPENING: 'магазин открылся',
  MODERATION: 'проверка товара',
  RECONSIDERED: 'решение пересмотрели',
};

/** Headings of a file of goods. */
export const goodsColumnLabels: Record<GoodsColumn, string> = {
  id: 'ID',
  sku: 'Артикул',
  title: 'Название',
  categories: 'Категории',
  price: 'Цена, ₽',
  oldPrice: 'Старая цена, ₽',
  costPrice: 'Себестоимость, ₽',
  stock: 'Остаток, шт',
  description: 'Описание',
  composition: 'Состав',
  facets: 'Признаки',
  care: 'Уход',
  productionMinutes: 'На сборку, мин',
  width: 'Ширина, см',
  height: 'Высота, см',
  weight: 'Вес, г',
  pack: 'В упаковке',
  seoTitle: 'Заголовок для поисковиков',
  seoDescription: 'Описание для поисковиков',
  family: 'Семейство размеров',
  size: 'Размер',
};

export const facetKindLabels: Record<FacetKind, string> = {
  LIST: 'Список',
  COLOUR: 'Цвет',
  FLAG: 'Да или нет',
  NUMBER: 'Число',
};

/** One word for each need, where there is no room for its sentence. */
export const goodsNeedWords: Record<GoodsNeed, string> = {
  PHOTO: 'снимок',
  PRICE: 'цена',
  CATEGORY: 'категория',
  DESCRIPTION: 'описание',
  COMPOSITION: 'состав',
  FACETS: 'признаки',
};

/** The text of an open need. */
export const goodsNeedLabels: Record<GoodsNeed, string> = {
  PHOTO: 'Снимок: первый станет обложкой',
  PRICE: 'Цена',
  CATEGORY: 'Категория',
  DESCRIPTION: 'Описание: хотя бы два предложения',
  COMPOSITION: 'Состав',
  FACETS: 'Цветок, цвет или повод: так товар найдут',
};

/** Without these a product is not published. The others only make it easier to find. */
export const requiredNeeds: readonly GoodsNeed[] = ['PHOTO', 'PRICE', 'CATEGORY'];

type Complete = Pick<
  GoodsProduct,
  'photos' | 'price' | 'categories' | 'description' | 'composition' | 'facetValueIds' | 'facetNumbers' | 'missingFacets'
>;

const isMet: Record<GoodsNeed, (product: Complete) => boolean> = {
  PHOTO: ({ photos }) => photos.length > 0,
  PRICE: ({ price }) => price > 0,
  CATEGORY: ({ categories }) => categories.length > 0,
  DESCRIPTION: ({ description }) => (description.match(/[^.!?…]+[.!?…]/g) ?? []).length >= 2,
  COMPOSITION: ({ composition }) => composition.length > 0,
  FACETS: ({ facetValueIds, facetNumbers, missingFacets }) =>
    facetValueIds.length + facetNumbers.length > 0 && missingFacets.length === 0,
};

/** The open needs of a product. */
export const openNeeds = (product: Complete): GoodsNeed[] => goodsNeeds.filter((need) => !isMet[need](product));

/** How complete a product is, in whole percent. */
export const completenessOf = (needs: readonly GoodsNeed[]): number =>
  Math.round(((goodsNeeds.length - needs.length) / goodsNeeds.length) * 100);

/** Whether a product can be published as it is. */
export const canPublish = (product: Complete): boolean =>
  !openNeeds(product).some((need) => requiredNeeds.includes(need));

const moves: Record<ProductStatus, readonly GoodsStatus[]> = {
  DRAFT: ['PUBLISHED', 'ARCHIVED'],
  MODERATION: ['DRAFT', 'ARCHIVED'],
  PUBLISHED: ['HIDDEN', 'ARCHIVED'],
  HIDDEN: ['PUBLISHED', 'ARCHIVED'],
  ARCHIVED: ['DRAFT', 'HIDDEN'],
};

/**
 * Statuses that a shop may choose next. A product that was never published returns from the archive as a draft; one
 * that the administration has forbidden stays a draft.
 */
export const statusesAfter = ({
  status,
  wasPublished,
  isForbidden,
}: Pick<GoodsProduct, 'status' | 'wasPublished' | 'isForbidden'>): GoodsStatus[] =>
  moves[status]
    .filter((next) => status !== 'ARCHIVED' || (next === 'HIDDEN') === wasPublished)
    .filter((next) => !isForbidden || next === 'DRAFT' || next === 'ARCHIVED');

/** The status that results from a shop's choice: a product that was never published goes to moderation. */
export const statusChosen = (chosen: GoodsStatus, wasPublished: boolean): ProductStatus =>
  chosen === 'PUBLISHED' && !wasPublished ? 'MODERATION' : chosen;

/** A price after a change by whole percent, rounded to ten roubles, never below ten. Kopecks. */
export const priceBy = (price: number, percent: number): number =>
  Math.max(1000, Math.round((price * (100 + percent)) / 100 / 1000) * 1000);

/** A cost price after a change by whole percent, rounded to a rouble. Kopecks. */
export const costBy = (costPrice: number, percent: number): number =>
  Math.round((costPrice * (100 + percent)) / 100 / 100) * 100;

/** The margin of a price above the cost, in whole percent; null without a cost price or a price. */
export const marginOf = (price: number, costPrice: number | null): number | null =>
  costPrice === null || price === 0 ? null : Math.round(((price - costPrice) / price) * 100);
