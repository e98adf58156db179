import { draftThatNames, draftWithCover, editorRows, naming } from './editor.rows.ts';
import { on, plain, type Probe, type Rows } from './probe.ts';
import { picture, shop } from './things.ts';
import {
  article,
  commentUnder,
  deletedPost,
  draft,
  pictureOfShop,
  post,
  postOfShop,
  profile,
  hiddenProfile,
  holding,
  shopsArticle,
  shopsPost,
  someText,
  invite,
} from './writings.ts';
import { anyone, everybody, nobody, ownerOnly, signedIn, workers, type Verdict, type Verdicts } from './vocabulary.ts';
import type { World } from './world.ts';

const byId = ({ id }: { id: number }) => ({ params: { id } });
const up = ({ id }: { id: number }) => ({ params: { id }, body: { method: 'UP' } });
const said = ({ id }: { id: number }) => ({ params: { id }, body: { text: 'Спасибо' } });

/** Readers of publications for shops only: the author, employees of shops, and the administration. */
const shopsReaders = { ...workers, owner: 'allowed', otherShopOwner: 'allowed', administration: 'allowed' } as const;
const shopsRead = everybody(404, shopsReaders);
const shopsWrite: Verdicts = { ...shopsRead, guest: 401 };
const seesHidden = everybody(404, { owner: 'allowed', administration: 'allowed' });

/** Those who publish for the shop. */
const publishing = (verdict: Verdict): Verdicts => ({ ...nobody(404), shopOwner: verdict, shopManager: verdict });
/** Tags of products that are not sold are left out. */
const described = (mediaFileId: number) => ({
  mediaFileId,
  caption: '',
  alt: '',
  tags: [{ productId: 2_000_000_000, x: 500, y: 500 }],
});
const withUnknownPicture = ({ id }: { id: number }) => ({
  params: { id },
  body: { text: '', mediaFiles: [2_000_000_000], pictures: [described(2_000_000_000)] },
});

const reading = (ask = byId): Probe[] => [on(article, anyone, ask), on(shopsArticle, shopsRead, ask)];
const readingPost = (ask = byId): Probe[] => [on(post, anyone, ask), on(shopsPost, shopsRead, ask)];
const marking = (): Probe[] => [on(article, signedIn, up), on(shopsArticle, shopsWrite, up)];
const markingPost = (): Probe[] => [on(post, signedIn, up), on(shopsPost, shopsWrite, up)];

const articleWithComment = {
  ...article,
  title: 'an article, and a comment of another',
  async make(world: World) {
    const other = await article.make(world);
    return { ...(await article.make(world)), parentId: await commentUnder(world, { articleId: other.id }) };
  },
};
const postWithComment = {
  ...post,
  title: 'a photo post, and a comment of another',
  async make(world: World) {
    const other = await post.make(world);
    return { ...(await post.make(world)), parentId: await commentUnder(world, { contentId: other.id }) };
  },
};
const answer = ({ id, parentId }: { id: number; parentId: number }) => ({
  params: { id },
  body: { text: 'Да', parentId },
});
/**
 * Points at a comment about something else: the response is the first page, and contains nothing of the other subject.
 */
export const pageOfComment = ({ id, parentId }: { id: number; parentId: number }) => ({
  params: { id },
  query: { commentId: parentId },
});

const ofOwner = ({ id }: { id: number }, { nicknameOf }: World) => ({ params: { nickname: nicknameOf('owner'), id } });
const text = { title: 'Пионы дома', lead: '', body: someText, tags: [], status: 'PUBLISHED' };
const rewritten = (made: { id: number }, world: World) => ({
  ...ofOwner(made, world),
  body: { ...text, coverId: null },
});
const byNickname = ({ nickname }: { nickname: string }) => ({ params: { nickname } });
const ofProfiles = (): Probe[] => [on(profile, anyone, byNickname), on(hiddenProfile, seesHidden, byNickname)];

export const articleRows: Rows<'article'> = {
  ...editorRows,
  'article.list': [plain(anyone)],
  'article.latest': [plain(anyone)],
  'article.favorites': [plain(signedIn)],
  'article.read': [...reading(), on(article, anyone, ({ slug }) => ({ params: { id: slug } }))],
  'article.related': reading(),
  'article.comments': [...reading(), on(articleWithComment, anyone, pageOfComment)],
  'article.vote': marking(),
  'article.favorite': marking(),
  'article.comment': [
    on(article, signedIn, said),
    on(shopsArticle, shopsWrite, said),
    on(articleWithComment, nobody(422), answer),
  ],
  'article.ofAccount': ofProfiles(),
  'article.readOwn': [
    on(draft, everybody(404, { owner: 'allowed' }), ofOwner),
    on(shopsArticle, shopsRead, ofOwner),
    on(shopsArticle, everybody(404), ({ id }, { nicknameOf }) => ({
      params: { nickname: nicknameOf('stranger'), id },
    })),
  ],
  'article.updateOwn': [
    on(draft, ownerOnly, rewritten),
    on(draftWithCover, { ...ownerOnly, owner: 422 }, (made, world) => ({
      ...ofOwner(made, world),
      body: { ...text, coverId: made.coverId },
    })),
    on(draft, nobody(404), ({ id }, { nicknameOf }) => ({
      params: { nickname: nicknameOf('stranger'), id },
      body: { ...text, coverId: null },
    })),
    on(draftThatNames, { ...ownerOnly, owner: 422 }, (made, world) => ({
      ...ofOwner(made, world),
      body: { ...text, body: naming(made), coverId: null },
    })),
  ],
  'article.removeOwn': [
    on(draft, ownerOnly, ofOwner),
    on(draft, nobody(404), ({ id }, { nicknameOf }) => ({ params: { nickname: nicknameOf('stranger'), id } })),
  ],
};

export const contentRows: Rows<'content'> = {
  'content.list': [plain(anyone)],
  'content.latest': [plain(anyone)],
  'content.feed': [plain(anyone)],
  'content.favorites': [plain(signedIn)],
  'content.read': readingPost(),
  'content.tags': readingPost(),
  'content.comments': [...readingPost(), on(postWithComment, anyone, pageOfComment)],
  'content.vote': markingPost(),
  'content.favorite': markingPost(),
  'content.comment': [
    on(post, signedIn, said),
    on(shopsPost, shopsWrite, said),
    on(postWithComment, nobody(422), answer),
  ],
  'content.ofAccount': ofProfiles(),
  'content.createForService': [
    on(
      pictureOfShop,
      { ...publishing(422), shopOwner: 'allowed', shopSeller: 403, shopCourier: 403 },
      ({ id, slug }) => ({
        params: { service: slug },
        body: { text: '', mediaFiles: [id], pictures: [described(id)] },
      }),
    ),
  ],
  'content.update': [
    on(post, { ...ownerOnly, owner: 422 }, withUnknownPicture),
    on(postOfShop, publishing(422), withUnknownPicture),
  ],
  'content.remove': [on(post, ownerOnly, byId), on(postOfShop, publishing('allowed'), byId)],
  'content.deleted': [plain(signedIn)],
  'content.restore': [on(deletedPost, ownerOnly, byId), on(postOfShop, publishing('allowed'), byId)],
  'content.create': [
    on(picture, { ...nobody(422), owner: 'allowed' }, ({ id }) => ({
      body: { text: '', mediaFiles: [id], pictures: [described(id)] },
    })),
  ],
};

/** Guests are refused before the missing form is reported. */
export const mediaRows: Rows<'media'> = {
  'media.uploadImage': [plain(nobody(415))],
  'media.uploadFile': [plain(nobody(415))],
};

export const placeRows: Rows<'place'> = {
  'place.cities': [plain(anyone)],
  'place.guessCity': [plain(anyone)],
  'place.changeCity': [plain(anyone, ({ shop: { service } }) => ({ body: { cityId: service.cityId } }))],
  'place.suggestAddress': [
    plain(anyone, ({ shop: { service } }) => ({ query: { query: 'Ленина', cityId: service.cityId } })),
  ],
};

const byShop = () => [on(shop, anyone, byId), on(shop, anyone, ({ slug }) => ({ params: { id: slug } }))];
const planOfAnother = { title: 'a plan of another shop', make: shop.make };

export const serviceRows: Rows<'service'> = {
  'service.list': [plain(anyone, ({ shop: { service } }) => ({ query: { cityId: service.cityId } }))],
  'service.read': byShop(),
  'service.products': byShop(),
  'service.storefront': byShop(),
  'service.content': byShop(),
  'service.newContent': byShop(),
  'service.articles': byShop(),
  'service.newArticles': byShop(),
  'service.employees': byShop(),
  'service.banners': byShop(),
  'service.subscriptions': byShop(),
  'service.offers': [plain(anyone), on(shop, anyone, ({ slug }) => ({ query: { service: slug } }))],
  'service.subscribe': [on(shop, signedIn, byId), on(shop, signedIn, ({ slug }) => ({ params: { id: slug } }))],
  'service.buyBasic': [
    on(shop, signedIn, ({ id, basicPlanId }) => ({ params: { id }, body: { planId: basicPlanId } })),
    on(planOfAnother, nobody(422), ({ basicPlanId }, { otherShop }) => ({
      params: { id: otherShop.id },
      body: { planId: basicPlanId },
    })),
  ],
  'service.buyCostPrice': [
    on(shop, signedIn, ({ id, costPlanId }) => ({ params: { id }, body: { planId: costPlanId } })),
    on(planOfAnother, nobody(422), ({ costPlanId }, { otherShop }) => ({
      params: { id: otherShop.id },
      body: { planId: costPlanId },
    })),
  ],
  'service.buyCorporate': [
    on(shop, signedIn, ({ id, corporatePlanId }) => ({ params: { id }, body: { planId: corporatePlanId } })),
    on(planOfAnother, nobody(422), ({ corporatePlanId }, { otherShop }) => ({
      params: { id: otherShop.id },
      body: { planId: corporatePlanId },
    })),
  ],
  'service.ownSubscriptions': [plain(signedIn)],
  'service.prolong': [on(holding, ownerOnly, byId)],
  'service.respondInvite': [on(invite, ownerOnly, ({ id }) => ({ params: { id }, body: { status: 'CANCELED' } }))],
};
