import { deskReviewFilters, type DeskReviewFilter } from '@vetka/domain/review';
import { pagePath } from '../../../shell/links/pagePath.ts';

/** The tab that the room opens with. */
const usual: DeskReviewFilter = 'WAITING';

/** The tab that the URL of the reviews names. */
export const parseReviewFilter = (raw: Record<string, unknown>): DeskReviewFilter =>
  deskReviewFilters.find((filter) => filter === raw['filter']) ?? usual;

/** Address of a tab. */
export const reviewsHref = (service: string, filter: DeskReviewFilter): string =>
  `${pagePath('/my/shop/$service/reviews', { service })}${filter === usual ? '' : `?filter=${filter}`}`;
