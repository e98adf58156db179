import type { deskReviewFilters, reviewSorts } from './values.ts';

export type * from './schema.ts';
export * from './limits.ts';
export * from './values.ts';

export type ReviewSort = (typeof reviewSorts)[number];

export type DeskReviewFilter = (typeof deskReviewFilters)[number];

export const deskReviewFilterLabels: Record<DeskReviewFilter, string> = {
  WAITING: 'Ждут ответа',
  ALL: 'Все',
  PHOTOS: 'С фото',
  LOW: '3 звезды и ниже',
};

export const reviewSortLabels: Record<ReviewSort, string> = {
  NEW: 'Сначала новые',
  HELPFUL: 'Сначала полезные',
  HIGH: 'Сначала с высокой оценкой',
  LOW: 'Сначала с низкой оценкой',
};
