/** The weights of a product's popularity, in points. The catalogue is sorted by their sum. */
export const popularityPoints = {
  sold: 5,
  favourite: 3,
  review: 2,
  voteUp: 2,
  voteDown: -1,
} as const;

export type PopularityReason = keyof typeof popularityPoints;

export const popularityLabels: Record<PopularityReason, string> = {
  sold: 'Проданная штука',
  favourite: 'Добавление в избранное',
  review: 'Отзыв',
  voteUp: 'Голос «за»',
  voteDown: 'Голос «против»',
};

/** Where the words of a search are found, the most relevant first. `weights`: marks of words in the index. */
export const relevanceSteps = [
  { weights: 'A', label: 'В том, чем товар является: «букет из роз»' },
  { weights: 'AB', label: 'В остальных словах названия: «торт с белыми цветами»' },
  { weights: '', label: 'В категориях, составе и признаках товара' },
] as const;
