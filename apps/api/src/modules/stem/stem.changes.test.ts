import type { Product, ProductPage } from '@vetka/domain/catalog';
import { outOfStemsRules, type OutOfStemsRule } from '@vetka/domain/stem';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createStemFixture } from '../../../test/stemFixture.ts';

const { api, shopWithStems } = await createStemFixture();
const other = await startTestApp({ beside: api });

let shop: Awaited<ReturnType<typeof shopWithStems>>;
let bouquets: { id: number; slug: string }[];
let stemIds: number[];
/** The model of the test: free pieces by stem, the recipes, and the rule. */
const free = [0, 0];
const recipes: [number, number][] = [
  [3, 1],
  [5, 2],
];
let rule: OutOfStemsRule = 'SOLD_OUT';

beforeAll(async () => {
  shop = await shopWithStems();
  const [rose, leaf] = [await shop.stem(0), await shop.stem(0)];
  stemIds = [rose.id, leaf.id];
  bouquets = [];
  for (const [roses, leaves] of recipes) {
    const parts: Parameters<typeof shop.bouquet>[0] = [
      [rose, roses],
      [leaf, leaves],
    ];
    bouquets.push(await shop.bouquet(parts));
  }
});

const piecesOf = ([rose, leaf]: [number, number]): number =>
  Math.min(Math.floor((free[0] ?? 0) / rose), Math.floor((free[1] ?? 0) / leaf));

/** The stock that shoppers should see of each bouquet; undefined when it is hidden. */
const expected = () =>
  recipes.map((recipe) => {
    const pieces = piecesOf(recipe);
    if (rule === 'TO_ORDER') return { stock: null, isAvailable: true };
    return rule === 'HIDDEN' && pieces === 0 ? undefined : { stock: pieces, isAvailable: pieces > 0 };
  });

/** The stock on a card or a page; undefined if neither shows it. */
const soldAs = (shown: { stock?: number | null; isAvailable?: boolean } | undefined) =>
  shown?.isAvailable === undefined ? undefined : { stock: shown.stock, isAvailable: shown.isAvailable };

type Write = () => Promise<unknown>;
const anyStem = fc.nat({ max: 1 });
const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(anyStem, fc.integer({ min: 1, max: 12 })).map(([index, quantity]) => () => {
    free[index] = (free[index] ?? 0) + quantity;
    return shop.receive(stemIds[index] ?? 0, { quantity });
  }),
  fc.tuple(anyStem, fc.integer({ min: 1, max: 12 })).map(([index, wanted]) => async () => {
    const quantity = Math.min(wanted, free[index] ?? 0);
    if (quantity === 0) return;
    free[index] = (free[index] ?? 0) - quantity;
    const body = { batchId: null, quantity, cause: 'WILTED', note: '' };
    await shop.owner.visitor.post(`${shop.at}/stems/${stemIds[index] ?? 0}/write-offs`, body);
  }),
  fc.tuple(anyStem, fc.nat({ max: 9 })).map(([index, counted]) => async () => {
    const lines = [{ stemId: stemIds[index] ?? 0, counted, seen: free[index] ?? 0 }];
    free[index] = counted;
    await shop.owner.visitor.post(`${shop.at}/stem-counts`, { lines });
  }),
  fc.tuple(anyStem, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).map(([index, rose, leaf]) => () => {
    recipes[index] = [rose, leaf];
    return shop.setRecipe(bouquets[index]?.id ?? 0, [
      { stemId: stemIds[1] ?? 0, quantity: leaf },
      { stemId: stemIds[0] ?? 0, quantity: rose },
    ]);
  }),
  fc.constantFrom(...outOfStemsRules).map((whenOut) => () => {
    rule = whenOut;
    return shop.owner.visitor.put(`${shop.at}/stem-rules`, { whenOut, fresh: null });
  }),
);

test('after any change of stems, recipes and rules each replica shows the right stock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyWrite, fc.boolean()), { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const [write, readsOne] of steps) {
        await write();
        const visitor = (readsOne ? api : other).visitor();
        const { body: list } = await visitor.get<ProductPage>('products?take=24');
        for (const [index, bouquet] of bouquets.entries()) {
          const card = list.data.find(({ id }) => id === bouquet.id);
          const page = await visitor.get<Product>(`products/${bouquet.slug}`);
          const stated = expected()[index];
          const shown = { status: page.status, card: soldAs(card), page: soldAs(page.body) };
          expect(shown).toEqual({ status: stated ? 200 : 404, card: stated, page: stated });
        }
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);
