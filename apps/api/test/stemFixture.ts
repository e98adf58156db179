import { randomUUID } from 'node:crypto';
import type { Product } from '@vetka/domain/catalog';
import type { NewBatch, NewStem, Recipe, Stem, StemMoves } from '@vetka/domain/stem';
import { createDeskFixture } from './deskFixture.ts';

/** A shop with stems, over HTTP, for one test file. */
export async function createStemFixture() {
  const desk = await createDeskFixture();
  const { api, line, market } = desk;

  async function shopWithStems() {
    const shop = await market.seller();
    const owner = await line.employ(shop.id, 'OWNER');
    const seller = await line.employ(shop.id, 'SELLER');
    const at = `desk/${shop.service.slug}`;
    const must = async <T>(answer: Promise<{ status: number; body: T }>): Promise<T> => {
      const { status, body } = await answer;
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    };

    const receive = (id: number, batch: Partial<NewBatch> = {}) =>
      must(
        owner.visitor.post<Stem>(`${at}/stems/${id}/batches`, {
          quantity: 10,
          costPrice: null,
          shelfLifeDays: null,
          document: '',
          ...batch,
        }),
      );

    /** A stem, with a batch when there are some. */
    async function stem(stock: number, change: Partial<NewStem> = {}): Promise<Stem> {
      const body = {
        name: `Роза ${randomUUID().slice(0, 8)}`,
        colour: '',
        unit: 'шт',
        costPrice: 9000,
        shelfLifeDays: null,
        ...change,
      };
      const made = await must(owner.visitor.post<Stem>(`${at}/stems`, body));
      return stock === 0 ? made : receive(made.id, { quantity: stock });
    }

    const setRecipe = (productId: number, parts: { stemId: number; quantity: number }[]) =>
      must(owner.visitor.put<Recipe>(`${at}/products/${productId}/recipe`, { parts }));

    /** A published product made of stems. */
    async function bouquet(parts: [stem: Stem, quantity: number][], change = {}) {
      const product = await market.product(shop, { stock: 0, ...change });
      await setRecipe(
        product.id,
        parts.map(([{ id }, quantity]) => ({ stemId: id, quantity })),
      );
      return product;
    }

    const readStem = async (id: number): Promise<Stem> => {
      const { data } = await must(owner.visitor.get<{ data: Stem[] }>(`${at}/stems?take=100`));
      const found = data.find((each) => each.id === id);
      if (!found) throw new Error(`No stem ${id}.`);
      return found;
    };
    const moves = async (query: string) => (await must(owner.visitor.get<StemMoves>(`${at}/stem-moves?${query}`))).data;
    return { shop, owner, seller, at, stem, receive, setRecipe, bouquet, readStem, moves };
  }
  type Shop = Awaited<ReturnType<typeof shopWithStems>>;

  /** Orders products of one shop with delivery. */
  async function buy({ shop }: Shop, wanted: { id: number; price: number; quantity?: number }[]) {
    const visitor = await market.customer();
    let cartId = 0;
    for (const { id, quantity = 1 } of wanted) {
      cartId = (await market.add(visitor, id, quantity)).carts[0]?.cartId ?? 0;
    }
    const goods = wanted.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);
    const total = goods + (goods >= 500_000 ? 0 : 30_000);
    const answer = await market.order(visitor, market.bodyOf([market.wish(cartId, shop)], total));
    return { ...answer, visitor };
  }

  const shown = async ({ slug }: { slug: string }) => api.visitor().get<Product>(`products/${slug}`);
  return { ...desk, shopWithStems, buy, shown };
}
