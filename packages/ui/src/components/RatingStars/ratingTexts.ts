import { plural } from '@vetka/domain/plural';

export const starText = (count: number) => plural(count, ['звезда', 'звезды', 'звёзд']);
export const reviewText = (count: number) => plural(count, ['отзыв', 'отзыва', 'отзывов']);
