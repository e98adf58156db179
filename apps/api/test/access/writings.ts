import type { ArticleDocument } from '@vetka/domain/article';
import { sql, eq } from 'drizzle-orm';
import {
  articles,
  articleVersions,
  comments,
  contents,
  employeeInvites,
  reviews,
  subscriptionHoldings,
  subscriptionPlans,
  users,
} from '../../src/platform/database/schema/index.ts';
import type { Thing } from './probe.ts';
import { mark, one, product, setProduct, setService } from './things.ts';
import { uploadedBy } from '../upload.ts';
import type { World } from './world.ts';

/** The shortest text that may be published. */
export const someText: ArticleDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Вода и тень.' }] }],
};

const makeArticle = async (world: World, values: Partial<typeof articles.$inferInsert> = {}) =>
  one(
    await world.db
      .insert(articles)
      .values({
        slug: `statya-${mark()}`,
        authorUserId: world.idOf('owner'),
        status: 'PUBLISHED',
        title: 'Как поставить пионы',
        publishedAt: new Date(),
        ...values,
      })
      .returning(),
  );
const makeContent = async (world: World, values: Partial<typeof contents.$inferInsert> = {}) =>
  one(
    await world.db
      .insert(contents)
      .values({ authorUserId: world.idOf('owner'), ...values })
      .returning(),
  );
/** A draft that the shop writes. */
export const shopsDraft: Thing<typeof articles.$inferSelect> = {
  title: 'a draft of the shop',
  make: (world) =>
    makeArticle(world, { authorUserId: null, authorServiceId: world.shop.id, status: 'DRAFT', publishedAt: null }),
};
type ArticleThing = typeof articles.$inferSelect;
type ContentThing = typeof contents.$inferSelect;

const deletes = (table: typeof articles | typeof contents | typeof reviews) => ({
  deleted: ({ db }: World, { id }: { id: number }) =>
    db.execute(sql`update ${table} set deleted_at = now() where id = ${id}`),
});

/** A published article by the owner, visible to everyone. */
export const article: Thing<ArticleThing> = {
  title: 'an article of the owner',
  make: (world) => makeArticle(world),
  hide: {
    ...deletes(articles),
    draft: ({ db }, { id }) => db.update(articles).set({ status: 'DRAFT' }).where(eq(articles.id, id)),
  },
};
export const draft: Thing<ArticleThing> = {
  title: 'a draft of the owner',
  make: (world) => makeArticle(world, { status: 'DRAFT', publishedAt: null }),
  hide: deletes(articles),
};
/** A draft of the owner that they have deleted. */
export const deletedDraft: Thing<ArticleThing> = {
  title: 'a deleted draft of the owner',
  make: (world) => makeArticle(world, { status: 'DRAFT', publishedAt: null, deletedAt: new Date() }),
};
/** A draft of the owner that is ready to be published, with one earlier version. */
export const savedDraft: Thing<ArticleThing & { versionId: number }> = {
  title: 'a saved draft of the owner',
  async make(world) {
    const made = await makeArticle(world, { status: 'DRAFT', publishedAt: null, version: 1, body: someText });
    const { id: articleId, title } = made;
    const version = one(
      await world.db
        .insert(articleVersions)
        .values({ articleId, version: 1, title, body: someText, tags: [], savedById: world.idOf('owner') })
        .returning(),
    );
    return { ...made, versionId: version.id };
  },
  hide: deletes(articles),
};
export const shopsArticle: Thing<ArticleThing> = {
  title: 'an article of the owner for shops only',
  make: (world) => makeArticle(world, { audience: 'ONLY_SHOP' }),
};
export const post: Thing<ContentThing> = {
  title: 'a photo post of the owner',
  make: (world) => makeContent(world),
  hide: deletes(contents),
};
export const shopsPost: Thing<ContentThing> = {
  title: 'a photo post of the owner for shops only',
  make: (world) => makeContent(world, { audience: 'ONLY_SHOP' }),
};

export const deletedPost: Thing<ContentThing> = {
  title: 'a deleted photo post of the owner',
  make: (world) => makeContent(world, { deletedAt: new Date() }),
};
/** A photo post of `world.shop`. */
export const postOfShop: Thing<ContentThing> = {
  title: 'a photo post of the shop',
  make: (world) => makeContent(world, { authorUserId: null, authorServiceId: world.shop.id }),
};
export const pictureOfShop: Thing<{ id: number; slug: string }> = {
  title: 'a picture of the owner of the shop',
  make: async (world) => ({
    id: one(await uploadedBy(world.db, world.idOf('shopOwner'), 1)),
    slug: world.shop.service.slug,
  }),
};

/** An active subscription of the owner. */
export const holding: Thing<{ id: number }> = {
  title: 'a subscription of the owner',
  async make({ db, idOf, shop }) {
    const plan = {
      serviceId: shop.id,
      type: 'BASIC',
      name: 'Друг',
      price: 19_900,
      period: 'MONTH',
      percent: 8,
    } as const;
    const { id: planId } = one(await db.insert(subscriptionPlans).values(plan).returning());
    const held = {
      planId,
      userId: idOf('owner'),
      serviceId: shop.id,
      type: plan.type,
      startsAt: new Date(Date.now() - 1000),
      endsAt: new Date(Date.now() + 86_400_000),
    };
    return { id: one(await db.insert(subscriptionHoldings).values(held).returning()).id };
  },
};

type ReviewThing = { id: number; productId: number; serviceId: number };
/** A review of a product by the owner. */
export const review: Thing<ReviewThing> = {
  title: 'a review of the owner',
  async make(world) {
    const { id: productId, serviceId } = await product.make(world);
    const row = one(
      await world.db
        .insert(reviews)
        .values({ userId: world.idOf('owner'), productId, rating: 5 })
        .returning(),
    );
    return { id: row.id, productId, serviceId };
  },
  hide: {
    ...deletes(reviews),
    'product hidden': (world, { productId }) => setProduct(world, productId, 'HIDDEN'),
    'shop hidden': (world, { serviceId }) => setService(world, serviceId, 'HIDDEN'),
  },
};

/** A comment by the owner on another person's article, post or review. */
export const commentUnder = async (world: World, subject: Partial<typeof comments.$inferInsert>): Promise<number> =>
  one(
    await world.db
      .insert(comments)
      .values({ authorUserId: world.idOf('owner'), text: 'Красиво', ...subject })
      .returning(),
  ).id;

/** A comment of the owner under a photo post of theirs. */
export const ownComment: Thing<{ id: number; contentId: number }> = {
  title: 'a comment of the owner',
  async make(world) {
    const { id: contentId } = await makeContent(world, { commentsCount: 1 });
    return { id: await commentUnder(world, { contentId }), contentId };
  },
  hide: {
    deleted: ({ db }, { id }) => db.update(comments).set({ deletedAt: new Date() }).where(eq(comments.id, id)),
  },
};
/** The same, under a post that may be hidden. */
export const discussed: typeof ownComment = {
  ...ownComment,
  hide: {
    ...ownComment.hide,
    'post deleted': ({ db }, { contentId }) =>
      db.update(contents).set({ deletedAt: new Date() }).where(eq(contents.id, contentId)),
  },
};

/** A review of the owner about the shop. */
export const shopsReview: Thing<{ id: number; slug: string }> = {
  title: 'a review of the shop',
  async make({ db, shop, idOf }) {
    await db.delete(reviews).where(eq(reviews.serviceId, shop.id));
    const row = one(
      await db
        .insert(reviews)
        .values({ userId: idOf('owner'), serviceId: shop.id, rating: 4 })
        .returning(),
    );
    return { id: row.id, slug: shop.service.slug };
  },
};

/** An invitation of the owner to the other shop. */
export const invite: Thing<{ id: number }> = {
  title: 'an invitation of the owner',
  async make({ db, idOf, otherShop }) {
    await db.delete(employeeInvites).where(eq(employeeInvites.userId, idOf('owner')));
    const work = { serviceId: otherShop.id, userId: idOf('owner'), role: 'SELLER' } as const;
    return one(
      await db
        .insert(employeeInvites)
        .values({ ...work, invitedById: idOf('otherShopOwner') })
        .returning(),
    );
  },
};

interface Profile {
  id: number;
  nickname: string;
}
const setVisible = async (world: World, isVisible: boolean): Promise<Profile> => {
  await world.db
    .update(users)
    .set({ isVisible })
    .where(eq(users.id, world.idOf('owner')));
  return { id: world.idOf('owner'), nickname: world.nicknameOf('owner') };
};
export const profile: Thing<Profile> = { title: 'the profile of the owner', make: (world) => setVisible(world, true) };
export const hiddenProfile: Thing<Profile> = {
  title: 'the hidden profile of the owner',
  make: (world) => setVisible(world, false),
};
/** A blocked person who is not one of the actors. */
export const blockedProfile: Thing<Profile> = {
  title: 'the profile of a blocked person',
  make: async ({ db }) =>
    one(
      await db
        .insert(users)
        .values({ nickname: `blocked${mark()}`, blockedAt: new Date() })
        .returning(),
    ),
};
