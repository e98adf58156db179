import { formatPrice } from '@vetka/domain/money';

/** «7 640 ₽»; «–» for none. */
export const priceOrDash = (kopecks: number | null): string => (kopecks === null ? '–' : formatPrice(kopecks));
