/** The name of a marketplace in the grammatical cases in which patterns write it. */
export interface MarketplaceName {
  /** «Ветка» решит */
  nominative: string;
  /** решение «Ветки» */
  genitive: string;
  /** на «Ветку» */
  accusative: string;
  /** решение за «Веткой» */
  instrumental: string;
  /** на Ветке с 2024 года */
  prepositional: string;
}

/** The default of every pattern that writes the name. */
export const vetka: MarketplaceName = {
  nominative: 'Ветка',
  genitive: 'Ветки',
  accusative: 'Ветку',
  instrumental: 'Веткой',
  prepositional: 'Ветке',
};
