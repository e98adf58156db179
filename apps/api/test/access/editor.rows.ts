import { on, plain, type Probe } from './probe.ts';
import { picture, product } from './things.ts';
import { everybody, nobody, ownerOnly, signedIn } from './vocabulary.ts';
import type { World } from './world.ts';
import { deletedDraft, draft, savedDraft, shopsDraft, someText } from './writings.ts';

const byId = ({ id }: { id: number }) => ({ params: { id } });
export const draftWithCover = {
  ...draft,
  title: 'a draft of the owner with a stranger’s cover',
  async make(world: World) {
    const { id: coverId } = await picture.make({ ...world, idOf: () => world.idOf('stranger') });
    return { ...(await draft.make(world)), coverId };
  },
};

/** A text that contains a picture of a stranger, and everything else that a text can contain. */
export const naming = ({ pictureId, productId, shopId }: Awaited<ReturnType<typeof draftThatNames.make>>) => ({
  type: 'doc',
  content: [
    { type: 'picture', attrs: { mediaId: pictureId, alt: '', caption: '' } },
    { type: 'product', attrs: { productId } },
    { type: 'shop', attrs: { serviceId: shopId } },
    { type: 'embed', attrs: { provider: 'VK', videoId: '1_1' } },
  ],
});
export const draftThatNames = {
  ...draft,
  title: 'a draft of the owner with a stranger’s picture in the text',
  async make(world: World) {
    const { id: pictureId } = await picture.make({ ...world, idOf: () => world.idOf('stranger') });
    const { id: productId, serviceId: shopId } = await product.make(world);
    return { ...(await draft.make(world)), pictureId, productId, shopId };
  },
};

/** People who publish for the shop; its other people may not, and for strangers it does not exist. */
const publishers = everybody(404, {
  guest: 401,
  shopOwner: 'allowed',
  shopManager: 'allowed',
  shopSeller: 403,
  shopCourier: 403,
});
const ownDrafts = (ask = byId): Probe[] => [on(draft, ownerOnly, ask), on(shopsDraft, publishers, ask)];
const savedText = { title: 'Пионы', lead: '', body: someText, tags: [], audience: null };
const toSave = ({ id }: { id: number }) => ({
  params: { id },
  body: { ...savedText, coverId: null, version: 0 },
});
const theShop = { title: 'the shop', make: async (world: World) => ({ slug: world.shop.service.slug }) };
const ofService = ({ slug }: { slug: string }) => ({ body: { service: slug } });
const draftWithVersionOfAnother = {
  ...draft,
  title: 'a draft, and a version of another',
  async make(world: World) {
    return { ...(await draft.make(world)), versionId: (await savedDraft.make(world)).versionId };
  },
};
const toVersion = ({ id, versionId }: { id: number; versionId: number }) => ({ params: { id, versionId } });

/** Articles as their authors write them. */
export const editorRows = {
  'article.create': [plain(signedIn, () => ({ body: {} })), on(theShop, publishers, ofService)],
  'article.own': [plain(signedIn), on(theShop, publishers, ({ slug }) => ({ query: { service: slug } }))],
  'article.draft': ownDrafts(),
  'article.save': [
    ...ownDrafts(toSave),
    on(draftWithCover, { ...ownerOnly, owner: 422 }, (made) => ({
      params: { id: made.id },
      body: { ...savedText, coverId: made.coverId, version: 0 },
    })),
    on(draftThatNames, { ...ownerOnly, owner: 422 }, (made) => ({
      params: { id: made.id },
      body: { ...savedText, body: naming(made), coverId: null, version: 0 },
    })),
  ],
  'article.publish': [on(savedDraft, ownerOnly, ({ id }) => ({ params: { id }, body: { version: 1 } }))],
  'article.unpublish': ownDrafts(),
  'article.versions': ownDrafts(),
  'article.restoreVersion': [
    on(savedDraft, ownerOnly, toVersion),
    on(draftWithVersionOfAnother, nobody(404), toVersion),
  ],
  'article.discard': ownDrafts(),
  'article.bringBack': [on(deletedDraft, ownerOnly, byId)],
};
