import { searchSynonyms } from '../../src/platform/database/schema/index.ts';
import { inTheShop, managersOnly, makingRows, ofShop } from './desk.rows.ts';
import { giftRows } from './gift.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { customerAnswerRows } from './question.rows.ts';
import { bought, cart, checkoutOf, guestCart, mark, one, order, picture, product, shop, visited } from './things.ts';
import { commentUnder, discussed, ownComment, review, shopsReview } from './writings.ts';
import { anyone, everybody, nobody, ownerOnly, signedIn } from './vocabulary.ts';
import { pageOfComment } from './writing.rows.ts';
import type { World } from './world.ts';

const byId = ({ id }: { id: number }) => ({ params: { id } });
const up = ({ id }: { id: number }) => ({ params: { id }, body: { method: 'UP' } });

/** A synonym of the search. */
const synonym: Thing<{ id: number }> = {
  title: 'a synonym',
  make: async ({ db }) =>
    one(
      await db
        .insert(searchSynonyms)
        .values({ term: `слово ${mark()}`, meanings: ['роза'] })
        .returning(),
    ),
};
const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const written = () => ({ term: `слово ${mark()}`, meanings: ['пион'] });

export const searchRows: Rows<'search'> = {
  'search.suggestions': [plain(anyone)],
  'search.synonyms': [plain(administrationOnly)],
  'search.addSynonym': [plain(administrationOnly, () => ({ body: written() }))],
  'search.changeSynonym': [on(synonym, administrationOnly, ({ id }) => ({ params: { id }, body: written() }))],
  'search.removeSynonym': [on(synonym, administrationOnly, byId)],
};

export const catalogRows: Rows<'catalog'> = {
  'catalog.root': [plain(anyone)],
  'catalog.category': [plain(everybody(404), () => ({ params: { categorySlug: 'net-takoy' } }))],
  'catalog.products': [plain(anyone)],
  'catalog.popular': [plain(anyone)],
  'catalog.filters': [plain(anyone)],
  'catalog.categories': [plain(anyone)],
  'catalog.readCategory': [plain(everybody(404), () => ({ params: { id: 2_000_000_000 } }))],
  'catalog.favorites': [plain(signedIn)],
  'catalog.product': [on(product, anyone, ({ slug }) => ({ params: { slug } }))],
  'catalog.ratings': [on(product, anyone, byId)],
  'catalog.related': [on(product, anyone, byId)],
  'catalog.vote': [on(product, signedIn, up)],
  'catalog.favorite': [on(product, signedIn, up)],
};

/** Guests have sub-carts too, so they are not asked to sign in: the cart is just not theirs. */
const ownCart = { ...ownerOnly, guest: 404 } as const;
const line = ({ id, productId }: { id: number; productId: number }) => ({ params: { id, productId } });

export const cartRows: Rows<'cart'> = {
  'cart.read': [plain(anyone)],
  'cart.add': [on(product, anyone, ({ id }) => ({ body: { productId: id, quantity: 1, isCartShop: false } }))],
  'cart.applyCoupon': [
    // The owner learns that the coupon does not exist; the others, that the cart does not.
    on(cart, { ...ownCart, owner: 422 }, ({ id }) => ({ params: { id }, body: { coupon: 'НЕТ' } })),
    on(guestCart, everybody(404), ({ id }) => ({ params: { id }, body: { coupon: 'НЕТ' } })),
  ],
  'cart.removeCoupon': [on(cart, ownCart, byId), on(guestCart, everybody(404), byId)],
  'cart.changeQuantity': [
    on(cart, ownCart, (made) => ({ ...line(made), body: { quantity: 2 } })),
    on(guestCart, everybody(404), (made) => ({ ...line(made), body: { quantity: 2 } })),
  ],
  'cart.toggleProduct': [
    on(cart, ownCart, (made) => ({ ...line(made), body: { method: 'DOWN' } })),
    on(guestCart, everybody(404), (made) => ({ ...line(made), body: { method: 'DOWN' } })),
  ],
  'cart.removeProduct': [on(cart, ownCart, line), on(guestCart, everybody(404), line)],
  'cart.remove': [on(cart, ownCart, byId), on(guestCart, everybody(404), byId)],
};

const part = ({ id, serviceId }: { id: number; serviceId: number }) => ({ params: { id, serviceId } });

export const orderRows: Rows<'order'> = {
  ...makingRows,
  ...customerAnswerRows,
  ...giftRows,
  'order.events': [plain(signedIn)],
  'order.list': [plain(signedIn)],
  'order.create': [on(cart, { ...nobody(422), owner: 'allowed' }, (made, world) => checkoutOf(world, made))],
  'order.read': [on(order, ownerOnly, byId)],
  'order.readService': [on(order, ownerOnly, part)],
  'order.cancelService': [on(order, ownerOnly, part)],
  'order.hideService': [on(order, ownerOnly, part)],
  'order.initPayment': [on(order, ownerOnly, byId)],
  'order.deliveryPrice': [
    on(shop, anyone, ({ id, deliveryId }) => ({ params: { id, optionId: deliveryId }, query: { subtotal: 100_000 } })),
    on(shop, everybody(404), ({ id }, { otherShop }) => ({
      params: { id, optionId: otherShop.deliveryId },
      query: { subtotal: 100_000 },
    })),
  ],
};

const judgement = (mediaFiles: number[] = []) => ({ rating: 5, text: 'Хорошо', pros: '', cons: '', mediaFiles });
/** Only buyers who received the goods may review them. */
const buyersOnly = { ...nobody(403), owner: 'allowed' } as const;
const strangersPicture = async (world: World) =>
  (await picture.make({ ...world, idOf: () => world.idOf('stranger') })).id;
const withPicture = (thing: typeof bought) => ({
  ...thing,
  title: `${thing.title}, with a stranger’s picture`,
  make: async (world: World) => ({ ...(await thing.make(world)), pictureId: await strangersPicture(world) }),
});
const [boughtWithPicture, visitedWithPicture] = [withPicture(bought), withPicture(visited)];
const reviewWithPicture = {
  ...review,
  title: 'a review of the owner, and a stranger’s picture',
  make: async (world: World) => ({ ...(await review.make(world)), pictureId: await strangersPicture(world) }),
};
const reviewWithComment = {
  ...review,
  title: 'a review, and a comment of another',
  async make(world: World) {
    const other = await review.make(world);
    return { ...(await review.make(world)), parentId: await commentUnder(world, { reviewId: other.id }) };
  },
};

export const reviewRows: Rows<'review'> = {
  'review.ofProduct': [on(product, anyone, byId)],
  'review.newOfProduct': [on(product, anyone, byId)],
  'review.ofService': [on(shop, anyone, byId)],
  'review.createForProduct': [
    on(bought, buyersOnly, ({ id }) => ({ params: { id }, body: judgement() })),
    on(boughtWithPicture, { ...buyersOnly, owner: 422 }, ({ id, pictureId }) => ({
      params: { id },
      body: judgement([pictureId]),
    })),
  ],
  'review.createForService': [
    on(visited, buyersOnly, ({ serviceId }) => ({ params: { id: serviceId }, body: judgement() })),
    on(visitedWithPicture, { ...buyersOnly, owner: 422 }, ({ serviceId, pictureId }) => ({
      params: { id: serviceId },
      body: judgement([pictureId]),
    })),
  ],
  'review.photosOfProduct': [on(product, anyone, byId)],
  'review.photosOfService': [on(shop, anyone, byId)],
  'review.ownOfProduct': [on(product, signedIn, byId)],
  'review.ownOfService': [on(shop, signedIn, byId)],
  'review.awaiting': [plain(signedIn)],
  'review.mine': [plain(signedIn)],
  'review.read': [on(review, anyone, byId)],
  'review.update': [
    on(review, ownerOnly, ({ id }) => ({ params: { id }, body: judgement() })),
    on(reviewWithPicture, { ...ownerOnly, owner: 422 }, ({ id, pictureId }) => ({
      params: { id },
      body: judgement([pictureId]),
    })),
  ],
  'review.vote': [on(review, signedIn, up)],
  'review.comments': [on(review, anyone, byId), on(reviewWithComment, anyone, pageOfComment)],
  'review.ofDesk': [plain(inTheShop, ofShop, 'the shop')],
  'review.reply': [
    on(shopsReview, { ...managersOnly, shopCourier: 403 }, ({ id, slug }) => ({
      params: { service: slug, id },
      body: { text: 'Спасибо' },
    })),
    // Without the right to answer, nobody learns whether the review exists.
    on({ ...review, hide: {} }, { ...nobody(404), shopSeller: 403, shopCourier: 403 }, ({ id }, world) => ({
      params: { ...ofShop(world).params, id },
      body: { text: 'Спасибо' },
    })),
  ],
  'review.comment': [
    on(review, signedIn, ({ id }) => ({ params: { id }, body: { text: 'Согласна' } })),
    on(reviewWithComment, nobody(422), ({ id, parentId }) => ({ params: { id }, body: { text: 'Да', parentId } })),
  ],
};

export const commentRows: Rows<'comment'> = {
  'comment.vote': [on(discussed, signedIn, up)],
  'comment.update': [on(ownComment, ownerOnly, ({ id }) => ({ params: { id }, body: { text: 'Иначе' } }))],
  'comment.remove': [on(ownComment, ownerOnly, byId)],
};
