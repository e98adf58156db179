/** Reviews of products and sellers, composed of complete hand-written texts. */
import { createRandom, type Random } from '../random.ts';
import { demoPeople } from './people.ts';
import { demoProducts } from './products.ts';
import { demoServices } from './services.ts';
import { PRAISE, QUIBBLES, REPLIES, REVIEW_COMMENTS, SERVICE_PRAISE, type Opinion } from './review-texts.ts';

export interface DemoReview {
  /** Slug of the reviewed product. */
  product: string | null;
  service: string | null;
  person: string;
  rating: number;
  text: string;
  pros: string;
  cons: string;
  daysAgo: number;
  /** The seller's answer. */
  reply: string | null;
  comments: { person: string; text: string }[];
}

/** Reviewers: employees of sellers do not write reviews. */
const BUYERS = demoPeople.filter((_, index) => index === 0 || index >= 30).map((person) => person.nickname);

type Subject = 'flowers' | 'plant' | 'sweets' | 'gift';

function subjectOf(categories: number[]): Subject {
  if (categories.some((id) => id === 15 || id === 16)) return 'plant';
  if (categories.some((id) => id === 20 || id === 24)) return 'sweets';
  return categories.some((id) => id === 21 || id === 23 || id === 25) ? 'gift' : 'flowers';
}

const opinionFor = (subject: Subject, rating: number, random: Random): Opinion =>
  random.pick(rating > 3 ? PRAISE[subject] : QUIBBLES[subject]);

const ratingFrom = (random: Random): number => {
  const roll = random.next();
  return roll < 0.7 ? 5 : roll < 0.9 ? 4 : roll < 0.96 ? 3 : roll < 0.985 ? 2 : 1;
};

function replyTo(rating: number, random: Random): string | null {
  if (rating < 4) return random.pick(REPLIES.sorry);
  return random.chance(0.3) ? random.pick(REPLIES.thanks) : null;
}

const commentsFor = (author: string, random: Random) =>
  random.chance(0.08)
    ? [{ person: random.pick(BUYERS.filter((buyer) => buyer !== author)), text: random.pick(REVIEW_COMMENTS) }]
    : [];

function reviewOf(
  random: Random,
  subject: { product: string | null; service: string | null },
  person: string,
  opinion: Opinion,
  rating: number,
  youngest: number,
): DemoReview {
  const [text, pros = '', cons = ''] = opinion;
  return {
    ...subject,
    person,
    rating,
    text,
    pros,
    cons,
    daysAgo: random.int(1, Math.max(2, youngest)),
    reply: replyTo(rating, random),
    comments: commentsFor(person, random),
  };
}

const productReviews: DemoReview[] = demoProducts.flatMap((product) => {
  if (product.status !== 'PUBLISHED') return [];
  const random = createRandom(`reviews/${product.slug}`);
  const count = random.chance(0.45) ? 0 : random.int(1, 6);
  const used = new Set<string>();
  return random
    .shuffle(BUYERS)
    .slice(0, count)
    .flatMap((person) => {
      const rating = ratingFrom(random);
      const opinion = opinionFor(subjectOf(product.categories), rating, random);
      // The same text twice under one product would look generated.
      if (used.has(opinion[0])) return [];
      used.add(opinion[0]);
      return [reviewOf(random, { product: product.slug, service: null }, person, opinion, rating, product.daysAgo)];
    });
});

const serviceReviews: DemoReview[] = demoServices.flatMap((service) => {
  const random = createRandom(`service-reviews/${service.slug}`);
  const texts = random.shuffle(SERVICE_PRAISE);
  return random
    .shuffle(BUYERS)
    .slice(0, 6)
    .flatMap((person, at) => {
      const text = texts[at];
      return text
        ? [
            reviewOf(
              random,
              { product: null, service: service.slug },
              person,
              [text],
              random.chance(0.8) ? 5 : 4,
              service.daysAgo,
            ),
          ]
        : [];
    });
});

export const demoReviews: DemoReview[] = [...productReviews, ...serviceReviews];
