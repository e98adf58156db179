/** Votes, favourites and followers. */
import {
  articleFavorites,
  articleVotes,
  contentFavorites,
  contentVotes,
  productFavorites,
  productVotes,
  serviceSubscribers,
  userSubscriptions,
} from '@vetka/api/schema';
import { demoArticles } from '../content/articles.ts';
import { demoPosts } from '../content/posts.ts';
import { createRandom, type Random } from '../random.ts';
import { daysAgo, type SeedContext } from './context.ts';
import { inChunks } from './in-chunks.ts';

/** A random subset of the people, in random order. */
const some = (random: Random, people: number[], most: number): number[] =>
  random.shuffle(people).slice(0, random.int(0, most));

/** Everyone except the new shopper, who has not done anything yet. */
const settled = (users: Map<string, number>): number[] =>
  [...users].flatMap(([nickname, id]) => (nickname === 'shopper-2' ? [] : [id]));

export async function seedLikes({ tx, now, users, products }: SeedContext): Promise<void> {
  const random = createRandom('likes');
  const people = settled(users);
  const published = products.filter((product) => product.isPublished);
  const moment = () => daysAgo(now, random.int(1, 120));
  const liked = published.flatMap(({ id }) =>
    some(random, people, 14).map((userId) => ({
      productId: id,
      userId,
      direction: random.chance(0.93) ? ('UP' as const) : ('DOWN' as const),
      createdAt: moment(),
    })),
  );
  await inChunks(liked, (part) => tx.insert(productVotes).overridingSystemValue().values(part));
  const kept = published.flatMap(({ id }) =>
    some(random, people, 7).map((userId) => ({ productId: id, userId, createdAt: moment() })),
  );
  await inChunks(kept, (part) => tx.insert(productFavorites).overridingSystemValue().values(part));
  const read = demoArticles.flatMap((article, index) =>
    article.isDraft
      ? []
      : some(random, people, 26).map((userId) => ({ articleId: index + 1, userId, createdAt: moment() })),
  );
  await tx
    .insert(articleVotes)
    .overridingSystemValue()
    .values(read.map((row) => ({ ...row, direction: 'UP' as const })));
  await tx
    .insert(articleFavorites)
    .overridingSystemValue()
    .values(read.filter((_, index) => index % 3 === 0));
  const seen = demoPosts.flatMap((_, index) =>
    some(random, people, 30).map((userId) => ({ contentId: index + 1, userId, createdAt: moment() })),
  );
  await inChunks(seen, (part) =>
    tx
      .insert(contentVotes)
      .overridingSystemValue()
      .values(part.map((row) => ({ ...row, direction: 'UP' as const }))),
  );
  await inChunks(
    seen.filter((_, index) => index % 4 === 0),
    (part) => tx.insert(contentFavorites).overridingSystemValue().values(part),
  );
}

export async function seedFollowers({ tx, now, users, services }: SeedContext): Promise<void> {
  const random = createRandom('followers');
  const people = settled(users);
  const moment = () => daysAgo(now, random.int(1, 300));
  await tx
    .insert(serviceSubscribers)
    .overridingSystemValue()
    .values(
      [...services.values()].flatMap((serviceId) =>
        some(random, people, 28).map((userId) => ({ serviceId, userId, createdAt: moment() })),
      ),
    );
  await tx
    .insert(userSubscriptions)
    .overridingSystemValue()
    .values(
      people.flatMap((userId) =>
        some(
          random,
          people.filter((each) => each !== userId),
          9,
        ).map((subscriberId) => ({ userId, subscriberId, createdAt: moment() })),
      ),
    );
}
