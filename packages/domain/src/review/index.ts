import type { reviewSorts } from './values.ts';

export type * from './schema.ts';
export * from './values.ts';

export type ReviewSort = (typeof reviewSorts)[number];

export const reviewSortLabels: Record<ReviewSort, string> = {
  NEW: 'Сначала новые',
  HELPFUL: 'Сначала полезные',
  HIGH: 'Сначала с высокой оценкой',
  LOW: 'Сначала с низкой оценкой',
};
