/** Reviews, articles, photo posts and comments. */
import {
  articleMedia,
  articles,
  articleTags,
  comments,
  contentMedia,
  contents,
  reviewReplies,
  reviews,
} from '@vetka/api/schema';
import { namedIn } from '@vetka/domain/article';
import { documentOf } from '../content/article-body.ts';
import { demoArticles } from '../content/articles.ts';
import { ARTICLE_COMMENTS, POST_COMMENTS } from '../content/comments.ts';
import { demoPosts } from '../content/posts.ts';
import { demoReviews } from '../content/reviews.ts';
import { demoServices } from '../content/services.ts';
import { createRandom } from '../random.ts';
import { daysAgo, idOf, minutesAgo, type SeedContext } from './context.ts';
import { inChunks } from './in-chunks.ts';
import { seedFollowers, seedLikes } from './likes.ts';

type Comment = typeof comments.$inferInsert & { id: number };

/** The owner, who speaks for the service. */
const ownerOf = (slug: string) =>
  demoServices.find((service) => service.slug === slug)?.employees.find((employee) => employee.role === 'OWNER')
    ?.nickname ?? '';

export async function seedSocial(context: SeedContext): Promise<void> {
  const written: Comment[] = [];
  await seedReviews(context, written);
  await seedArticles(context, written);
  await seedPosts(context, written);
  await inChunks(written, (part) => context.tx.insert(comments).overridingSystemValue().values(part));
  await seedLikes(context);
  await seedFollowers(context);
}

async function seedReviews({ tx, now, users, services, products }: SeedContext, written: Comment[]): Promise<void> {
  const productBySlug = new Map(products.map((product) => [product.slug, product]));
  const rows = demoReviews.map((review, index) => {
    const product = review.product ? productBySlug.get(review.product) : undefined;
    const service = product?.service ?? review.service ?? '';
    return {
      id: index + 1,
      review,
      product,
      service,
      createdAt: minutesAgo(daysAgo(now, review.daysAgo), index % 1000),
    };
  });
  await inChunks(
    rows.map(({ id, review, product, createdAt }) => ({
      id,
      userId: idOf(users, review.person),
      productId: product?.id ?? null,
      serviceId: review.service ? idOf(services, review.service) : null,
      rating: review.rating,
      text: review.text,
      pros: review.pros,
      cons: review.cons,
      createdAt,
      updatedAt: createdAt,
    })),
    (part) => tx.insert(reviews).overridingSystemValue().values(part),
  );
  await inChunks(
    rows.flatMap(({ id, review, service, createdAt }) =>
      review.reply
        ? [
            {
              reviewId: id,
              serviceId: idOf(services, service),
              userId: idOf(users, ownerOf(service)),
              text: review.reply,
              createdAt: minutesAgo(createdAt, -180),
            },
          ]
        : [],
    ),
    (part) => tx.insert(reviewReplies).overridingSystemValue().values(part),
  );
  for (const { id, review, createdAt } of rows) {
    for (const comment of review.comments) {
      written.push({
        id: written.length + 1,
        reviewId: id,
        authorUserId: idOf(users, comment.person),
        text: comment.text,
        createdAt: minutesAgo(createdAt, -300),
      });
    }
  }
}

async function seedArticles({ tx, now, users, services, media }: SeedContext, written: Comment[]): Promise<void> {
  const rows = demoArticles.map((article, index) => {
    const author = article.service ?? article.person ?? '';
    const owner = article.service ? { serviceId: idOf(services, author) } : { userId: idOf(users, author) };
    const createdAt = daysAgo(now, article.daysAgo);
    const body = documentOf(article.blocks, (picture) => media.put(picture, owner, article.title));
    return { id: index + 1, article, createdAt, body, cover: media.put(article.cover, owner, article.title) };
  });
  await media.flush(tx);
  await tx
    .insert(articles)
    .overridingSystemValue()
    .values(
      rows.map(({ id, article, createdAt, body, cover }) => ({
        id,
        slug: article.slug,
        title: article.title,
        lead: article.lead,
        body,
        readingMinutes: article.minutes,
        authorUserId: article.person ? idOf(users, article.person) : null,
        authorServiceId: article.service ? idOf(services, article.service) : null,
        status: article.isDraft ? ('DRAFT' as const) : ('PUBLISHED' as const),
        coverMediaId: cover,
        viewsCount: article.isDraft ? 0 : 120 + article.daysAgo * 37,
        createdAt,
        updatedAt: createdAt,
        publishedAt: article.isDraft ? null : createdAt,
      })),
    );
  const inside = rows.flatMap(({ id, body }) =>
    [...new Set(namedIn(body).pictures)].map((mediaId) => ({ articleId: id, mediaId })),
  );
  await tx.insert(articleMedia).overridingSystemValue().values(inside);
  await tx
    .insert(articleTags)
    .overridingSystemValue()
    .values(rows.flatMap(({ id, article }) => article.tags.map((tag) => ({ articleId: id, tag }))));
  for (const { id, article, createdAt } of rows) writeArticleComments(written, id, article.slug, createdAt, users);
}

function writeArticleComments(
  written: Comment[],
  articleId: number,
  slug: string,
  at: Date,
  users: Map<string, number>,
): void {
  (ARTICLE_COMMENTS[slug] ?? []).forEach(([person, text, reply], index) => {
    const id = written.length + 1;
    const createdAt = minutesAgo(at, -(90 + index * 260));
    written.push({ id, articleId, authorUserId: idOf(users, person), text, createdAt });
    if (reply)
      written.push({
        id: id + 1,
        articleId,
        parentId: id,
        authorUserId: idOf(users, reply[0]),
        text: reply[1],
        createdAt: minutesAgo(createdAt, -45),
      });
  });
}

const HOUR = 60;

async function seedPosts({ tx, now, users, services, media }: SeedContext, written: Comment[]): Promise<void> {
  const rows = demoPosts.map((post, index) => {
    const owner = post.service
      ? { serviceId: idOf(services, post.service) }
      : { userId: idOf(users, post.person ?? '') };
    return {
      id: index + 1,
      post,
      createdAt: minutesAgo(now, post.hoursAgo * HOUR),
      shots: post.pictures.map((picture) => media.put(picture, owner, post.text.slice(0, 80))),
    };
  });
  await media.flush(tx);
  await tx
    .insert(contents)
    .overridingSystemValue()
    .values(
      rows.map(({ id, post, createdAt }) => ({
        id,
        text: post.text,
        kind: post.person ? ('SHARE' as const) : ('COMMON' as const),
        authorUserId: post.person ? idOf(users, post.person) : null,
        authorServiceId: post.service ? idOf(services, post.service) : null,
        createdAt,
        updatedAt: createdAt,
      })),
    );
  await tx
    .insert(contentMedia)
    .overridingSystemValue()
    .values(rows.flatMap(({ id, shots }) => shots.map((mediaId, position) => ({ contentId: id, mediaId, position }))));
  const random = createRandom('post-comments');
  const people = [...users.values()].slice(BUYERS_FROM);
  for (const { id, createdAt } of rows) {
    const texts = random.shuffle(POST_COMMENTS).slice(0, random.int(0, 3));
    const authors = random.shuffle(people);
    texts.forEach((text, at) =>
      written.push({
        id: written.length + 1,
        contentId: id,
        authorUserId: authors[at] ?? 1,
        text,
        createdAt: minutesAgo(createdAt, -(7 + at * 11)),
      }),
    );
  }
}

/** People before this index work for sellers. */
const BUYERS_FROM = 30;
