import type { Product } from '@vetka/domain/catalog';
import {
  onePiece,
  parsePrice,
  readPack,
  type GoodsChoices,
  type GoodsFamily,
  type GoodsProduct,
} from '@vetka/domain/goods';
import type { ProductDraft } from './productDraft.ts';
import { facetsOf } from './productFacets.ts';

interface Previewed {
  product: GoodsProduct;
  draft: ProductDraft;
  service: Pick<Product['service'], 'id' | 'slug' | 'name' | 'mediaFile'>;
  facets: GoodsChoices['facets'];
  sizes: GoodsFamily['sizes'];
}

const whole = (text: string): number | null => {
  const number = Number(text.replace(/\s/g, ''));
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** What a page says of the facets of a draft. */
const attributesOf = ({ draft, facets }: Previewed): Product['attributes'] =>
  facetsOf(draft, facets)
    .map(({ id, name, label, unit, values }) => {
      const number = draft.facetNumbers[id] ?? '';
      const chosen = values.filter((value) => draft.facetValueIds.includes(value.id)).map((value) => value.label);
      return { name, label, values: number === '' ? chosen : [`${number}\u00A0${unit}`.trim()] };
    })
    .filter(({ values }) => values.length > 0);

const picturesOf = ({ photos, title }: ProductDraft): Product['mediaFiles'] =>
  photos.map(({ mediaFileId, picture, alt }) => ({
    id: mediaFileId,
    url: picture,
    alt: alt || title,
    type: 'IMAGE',
    width: null,
    height: null,
  }));

/** A product as shoppers would see it with everything that is typed. It has no ratings: they are not the shop's. */
export function previewedProduct(previewed: Previewed): Product {
  const { product, draft, service, sizes } = previewed;
  const price = parsePrice(draft.price) ?? 0;
  const old = parsePrice(draft.oldPrice) ?? 0;
  const mediaFiles = picturesOf(draft);
  return {
    id: product.id,
    slug: product.slug,
    title: draft.title || 'Без названия',
    price,
    oldPrice: old > price ? old : null,
    image: mediaFiles[0] ?? null,
    rating: 0,
    reviewsCount: 0,
    service,
    isFavorite: false,
    isAvailable: product.stock !== 0,
    stock: product.stock,
    deliveryText: 'Ближайший слот магазина',
    badge: null,
    description: draft.description,
    mediaFiles,
    categories: product.categories,
    ...(readPack(draft.pack) ?? onePiece),
    width: whole(draft.width),
    height: whole(draft.height),
    weight: whole(draft.weight),
    composition: draft.composition
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, quantity }) => ({ name, quantity: whole(quantity) ?? 1 })),
    care: draft.care,
    productionMinutes: whole(draft.productionMinutes) ?? 0,
    returnRule: 'GIFTS',
    attributes: attributesOf(previewed),
    family: sizes.map(({ label, product: size }) => ({
      id: size.id,
      slug: size.slug,
      label,
      price: size.id === product.id ? price : size.price,
      isAvailable: size.stock !== 0,
    })),
    ratings: { rating: 0, reviewsCount: 0, histogram: [0, 0, 0, 0, 0] },
    votesUp: 0,
    votesDown: 0,
    ownVote: null,
    favoritesCount: 0,
    status: product.status,
    kind: 'COMMON',
    createdAt: product.savedAt,
    seller: {
      ...service,
      tagline: '',
      cityName: '',
      rating: 0,
      reviewsCount: 0,
      subscriptionState: 'NOT_SUBSCRIBED',
      photoBeforeDelivery: false,
      isAcceptingOrders: true,
      deliveryOptions: [],
      details: {
        legalName: '',
        inn: '',
        ogrn: '',
        address: '',
        phone: '',
        workingHours: '',
        legalUpdatedAt: null,
      },
    },
    seo: { title: draft.seoTitle, description: draft.seoDescription },
  };
}
