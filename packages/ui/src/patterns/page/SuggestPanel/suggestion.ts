/** What a suggestion leads to. */
export type SuggestionKind =
  | 'recent'
  | 'frequent'
  | 'query'
  | 'category'
  | 'service'
  | 'article'
  | 'popular'
  | 'product';

export interface Suggestion {
  /** Unique in the panel. */
  id: string;
  label: string;
  href: string;
  /** On the right: «13 товаров», the city of a shop. */
  note?: string | undefined;
  /** Kopecks. */
  price?: number | undefined;
  /** Site-absolute path of its picture, for products, shops and articles. */
  picture?: string | null | undefined;
}

/** How one suggestion looks. */
export type SuggestionLook =
  | 'recent'
  | 'chip'
  | 'query'
  | 'category'
  | 'service'
  | 'article'
  | 'product'
  | 'card'
  | 'more';

export interface SuggestGroup {
  kind: SuggestionKind;
  items: readonly Suggestion[];
  /** The last row: «Все 41 товар». */
  more?: Suggestion | undefined;
}

/** The heading of each kind, and how its suggestions look. */
export const kinds: Record<SuggestionKind, { title: string; look: SuggestionLook }> = {
  recent: { title: 'Недавно', look: 'recent' },
  frequent: { title: 'Часто ищут', look: 'chip' },
  query: { title: 'Запросы', look: 'query' },
  category: { title: 'Рубрики', look: 'category' },
  service: { title: 'Магазины', look: 'service' },
  article: { title: 'Статьи', look: 'article' },
  popular: { title: 'Сейчас берут', look: 'card' },
  product: { title: 'Товары', look: 'product' },
};

/** Products are beside the rest on a wide screen, and after it on a phone. */
export const isGoods = ({ kind }: SuggestGroup): boolean => kind === 'product' || kind === 'popular';

export const optionsOf = ({ items, more }: SuggestGroup): readonly Suggestion[] => (more ? [...items, more] : items);
