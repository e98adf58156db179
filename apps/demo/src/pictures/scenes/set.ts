/** Flowers with a smaller gift in front of them. */
import { FLOWER_PRODUCTS } from '../arrangements/arrangements.ts';
import { GIFTS } from '../gifts/gifts.ts';
import type { Product, ProductDrawing } from '../product.ts';
import type { ProductKind, FlowerKind, GiftName } from '../request.ts';
import { group, place } from '../svg.ts';
import { contactShadow } from './studio.ts';

const BIG = 0.88;
const SMALL = 0.5;
const GIFT_AT = { x: 706, y: 922 };

/** A bouquet or a box of flowers with a gift. */
const set: ProductDrawing = (sheet, request, palette, random) => {
  const kind = random.pick<FlowerKind>(['bouquet', 'hatbox', 'bouquet']);
  const main = FLOWER_PRODUCTS[kind](sheet, request, palette, random.fork('main'));
  const name = request.gift ?? random.pick<GiftName>(['bear', 'macarons', 'candle', 'giftbox', 'chocolates', 'mug']);
  const gift = GIFTS[name](sheet, request, palette, random.fork('gift'));
  const [foot, giftFoot] = [standing(main), standing(gift)];
  const art =
    group(place(404 - 500 * BIG, 884 - foot.y * BIG, { scale: BIG }), main.art) +
    group(
      place(GIFT_AT.x - giftFoot.cx * SMALL, GIFT_AT.y - giftFoot.y * SMALL, { scale: SMALL }),
      contactShadow(sheet, palette.shadow, giftFoot) + gift.art,
    );
  return { art, foot: { cx: 408, y: 886, rx: foot.rx * BIG }, focus: { cx: 600, cy: 620, r: 300 } };
};

/** Where a product stands; a hanging one is treated as standing on its lower edge. */
export const standing = (product: Product) => product.foot ?? { cx: 500, y: 880, rx: 200 };

/** Every kind of product by name. */
export const PRODUCTS: Record<ProductKind, ProductDrawing> = { ...FLOWER_PRODUCTS, ...GIFTS, set };
