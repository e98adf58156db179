import { isPublishable } from '@vetka/domain/text';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { upload } from '../../../test/goodsFiles.ts';
import { productCompositions, productFamilies, products } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();

const hostile = fc.constantFrom(
  '=СУММ(A1:A9)',
  '+7 495',
  '-10%',
  '@ник',
  "'",
  "'=1+1",
  "''-2",
  ';',
  ',',
  '\t',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  '_x000D_',
  '_x005F_',
  '<b>&amp;',
  '«Ёлка»',
  '№ 5',
  ' × 3',
  ': 7',
  '💐',
  '1e5',
  '012',
  '1 290,50',
  '2026-05-01',
);
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 5 })
    .map((parts) => parts.join('').slice(0, maxLength))
    .filter(isPublishable);

const product = fc.record({
  title: text(110).map((words) => `Б${words}б!`),
  description: text(300),
  careText: text(300),
  sku: fc.option(
    text(40)
      .map((words) => words.trim())
      .filter((words) => words !== ''),
  ),
  price: fc.integer({ min: 0, max: 1_000_000_000 }),
  isStockTracked: fc.boolean(),
  stock: fc.nat({ max: 100_000 }),
  productionMinutes: fc.nat({ max: 10_080 }),
  widthMm: fc.option(fc.integer({ min: 1, max: 5000 })),
  weightGrams: fc.option(fc.integer({ min: 1, max: 100_000 })),
  unit: fc.constantFrom('шт', 'мл', 'кг', 'см³'),
  amount: fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
  seoTitle: fc.option(text(100)),
  family: fc.option(text(60).map((words) => `${words}семья`)),
  familyLabel: fc.option(text(40)),
  parts: fc.array(
    fc.record({ name: text(60).map((words) => `${words}р`), quantity: fc.integer({ min: 1, max: 10_000 }) }),
    { maxLength: 4 },
  ),
});

const uniqueBySku = (one: { sku: string | null }): string => one.sku?.toLowerCase() ?? crypto.randomUUID();

const familyOf = async (serviceId: number, name: string): Promise<number | null> =>
  (await api.db.insert(productFamilies).values({ serviceId, name }).returning())[0]?.id ?? null;

const goods = fc.uniqueArray(product, { minLength: 8, maxLength: 16, selector: uniqueBySku });

test.each(['csv', 'xlsx'])(
  'importing a %s export changes nothing, whatever the texts of the goods contain',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(goods, async (all) => {
        const shop = await market.seller();
        const { visitor } = await line.employ(shop.id, 'OWNER');
        const at = `desk/${shop.service.slug}`;
        for (const { parts, family, ...one } of all) {
          const familyId = family === null ? null : await familyOf(shop.id, family);
          const { id } = await market.product(shop, { ...one, familyId });
          if (parts.length > 0) {
            await api.db
              .insert(productCompositions)
              .values(parts.map((part, position) => ({ ...part, position, productId: id })));
          }
        }
        const file = await visitor.get(`${at}/product-export?format=${format}`);
        expect(file.status).toBe(200);
        const { body } = await upload(visitor, at, file.bytes);
        expect(body.headings.map(({ column }) => column)).not.toContain(null);
        expect(body.counts).toEqual({ NEW: 0, CHANGED: 0, UNCHANGED: all.length, WRONG: 0 });
      }),
      { numRuns: 12, endOnFailure: true },
    );
  },
);

test('an export contains the rows of the table, in the same order', async () => {
  const shop = await market.seller();
  const { visitor } = await line.employ(shop.id, 'OWNER');
  const at = `desk/${shop.service.slug}`;
  await market.product(shop, { title: 'Розы', price: 129_050, oldPrice: 200_000, costPrice: 50_000, sku: 'R-1' });
  await market.product(shop, { title: 'Торт', price: 90_000, isStockTracked: false });
  await market.product(shop, { title: 'Черновик', price: 0, status: 'DRAFT' });
  const titles = async (query: string) => {
    const { body } = await visitor.get<string>(`${at}/product-export?format=csv${query}`);
    return body
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';').slice(1, 8).join('|'));
  };
  expect(await titles('&sort=title&filter=ON_SALE')).toEqual(['R-1|Розы||1290,5|2000|500|10', '|Торт||900|||на заказ']);
  expect(await titles('&search=чернов')).toEqual(['|Черновик|||||10']);
  await api.db.update(products).set({ status: 'ARCHIVED' }).where(eq(products.serviceId, shop.id));
  expect(await titles('')).toEqual([]);
});
