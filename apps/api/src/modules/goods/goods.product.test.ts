import type { ProductPage } from '@vetka/domain/catalog';
import type { ChangedProduct, GoodsChoices, GoodsProduct, ModeratedProducts } from '@vetka/domain/goods';
import type { NoticePage } from '@vetka/domain/notice';
import type { Problem } from '@vetka/domain/problem';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';

const { api, line, market } = await createDeskFixture();

/** A shop with its owner and a seller. */
async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const seller = await line.employ(shop.id, 'SELLER');
  return {
    shop,
    owner,
    seller,
    at: `desk/${shop.service.slug}`,
    product: (change = {}) => market.product(shop, change),
  };
}

const administrator = async () => {
  const admin = await api.signIn();
  await api.db.execute(sql`update users set is_administration = true where id = ${admin.user.id}`);
  return admin.visitor;
};

/** A category and the value of a facet, created once. */
async function vocabulary(): Promise<{ categoryId: number; valueId: number }> {
  const { rows } = await api.db.execute<{ categoryId: number; valueId: number }>(sql`
    with category as (
      insert into categories (slug, name) values ('goods-test', 'Авторские букеты')
      on conflict (slug) do update set name = excluded.name returning id
    ), facet as (
      insert into attributes (name, label) values ('flower', 'Цветок')
      on conflict (name) do update set label = excluded.label returning id
    ), value as (
      insert into attribute_values (attribute_id, value, label) select id, 'peony', 'Пионы' from facet
      on conflict (attribute_id, value) do update set label = excluded.label returning id
    )
    select category.id as "categoryId", value.id as "valueId" from category, value
  `);
  return rows[0] ?? { categoryId: 0, valueId: 0 };
}

describe('a product', () => {
  test('is created by hand, checked, published, found by shoppers, hidden and shown again', async () => {
    const { shop, at, owner } = await opened();
    const { categoryId, valueId } = await vocabulary();
    const { visitor, user } = owner;
    const { body: draft } = await visitor.post<GoodsProduct>(`${at}/products`, { title: ' Букет «Лето» из пионов ' });
    expect([draft.title, draft.status, draft.price, draft.version]).toEqual(['Букет «Лето» из пионов', 'DRAFT', 0, 1]);
    expect(draft.slug).toMatch(/^buket-leto-iz-pionov-[0-9a-f]{8}$/);
    const path = `${at}/products/${draft.id}`;
    const publish = <T = ChangedProduct>() => visitor.post<T>(`${path}/status`, { status: 'PUBLISHED' });
    const early = await publish<Problem>();
    expect([early.status, early.body.errors]).toEqual([
      422,
      { status: ['Добавьте снимок, цену и категорию: без них товар не опубликовать'] },
    ]);
    const { body: choices } = await visitor.get<GoodsChoices>(`${at}/product-choices`);
    expect(choices.categories).toContainEqual({ id: categoryId, name: 'Авторские букеты', path: 'Авторские букеты' });
    const picture = await line.picture(user.id);
    const { status, body: edited } = await visitor.put<GoodsProduct>(path, {
      version: 1,
      price: 450_000,
      costPrice: 200_000,
      description: 'Пышный букет. Стоит неделю.',
      width: 40,
      photos: [{ mediaFileId: picture, alt: 'Букет на столе' }],
      composition: [{ name: 'Пион розовый', quantity: 15 }],
      categoryIds: [categoryId],
      facetValueIds: [valueId],
    });
    expect([status, edited.version, edited.width, edited.photos[0]?.alt]).toEqual([200, 2, 40, 'Букет на столе']);
    expect((await publish()).body.row.status).toBe('MODERATION');
    const admin = await administrator();
    const queue = async () => (await admin.get<ModeratedProducts>('moderation/products?take=100')).body.data;
    expect((await queue()).find(({ id }) => id === draft.id)).toMatchObject({
      service: { name: shop.service.name },
      product: { title: 'Букет «Лето» из пионов' },
      findings: [],
    });
    const decide = (body: object) => admin.post<Problem>(`moderation/products/${draft.id}/decision`, body);
    expect((await decide({ isApproved: false, reason: ' ' })).body.errors).toEqual({
      reason: ['Напишите магазину, что исправить'],
    });
    await decide({ isApproved: false, reason: 'Снимок размытый' });
    const { body: returned } = await visitor.get<GoodsProduct>(path);
    expect([returned.status, returned.returnReason]).toEqual(['DRAFT', 'Снимок размытый']);
    await publish();
    expect((await decide({ isApproved: true, reason: '' })).status).toBe(200);
    expect((await decide({ isApproved: true, reason: '' })).status, 'decided once').toBe(409);
    const { body: notices } = await visitor.get<NoticePage>('notices');
    expect(notices.data.map(({ title }) => title)).toEqual([
      '«Букет «Лето» из пионов» на витрине',
      '«Букет «Лето» из пионов» нужно исправить',
    ]);
    const found = async () => {
      const { body } = await api.visitor().get<ProductPage>(`products?search=${encodeURIComponent('розовый пион')}`);
      return body.data.filter(({ id }) => id === draft.id).length;
    };
    expect(await found(), 'by its composition').toBe(1);
    await visitor.post(`${path}/status`, { status: 'HIDDEN' });
    expect(await found()).toBe(0);
    expect((await publish()).body.row.status, 'checked once').toBe('PUBLISHED');
    expect(await found()).toBe(1);
  });

  test('edited in two places: the second editor gets the other’s text, and nothing is lost', async () => {
    const { product, at, owner } = await opened();
    const { id } = await product();
    const put = (body: object) => owner.visitor.put<GoodsProduct & Problem>(`${at}/products/${id}`, body);
    await put({ version: 1, title: 'Букет из 25 роз' });
    const late = await put({ version: 1, title: 'Букет из 51 розы' });
    expect([late.status, late.body.details?.['product']]).toMatchObject([
      409,
      { title: 'Букет из 25 роз', version: 2 },
    ]);
    expect((await put({ version: 2, description: 'Свежие' })).body).toMatchObject({
      title: 'Букет из 25 роз',
      description: 'Свежие',
    });
  });

  test('refuses a picture of another person, an unknown category and a price that hides the product', async () => {
    const { product, at, owner, seller } = await opened();
    const { id } = await product({ publishedAt: new Date() });
    const foreign = await line.picture(seller.user.id);
    const put = (body: object) => owner.visitor.put<Problem>(`${at}/products/${id}`, { version: 1, ...body });
    expect((await put({ photos: [{ mediaFileId: foreign, alt: '' }] })).body.errors).toEqual({
      photos: ['Файл не найден. Загрузите его ещё раз'],
    });
    expect((await put({ categoryIds: [99_999_999] })).body.errors).toEqual({ categoryIds: ['Такой категории нет'] });
    expect((await put({ price: 0 })).body.errors).toEqual({ price: ['Укажите цену'] });
    expect((await put({ status: 'PUBLISHED' })).status, 'the status has a call of its own').toBe(422);
  });

  test('on moderation shows the problems that a program noticed', async () => {
    const { product } = await opened();
    const { id } = await product({
      status: 'MODERATION',
      title: 'БУКЕТ РОЗ',
      description: 'Звоните +7 916 123-45-67, сайт rozy.ru',
    });
    const { body } = await (await administrator()).get<ModeratedProducts>('moderation/products?take=100');
    expect(body.data.find((each) => each.id === id)?.findings).toEqual([
      'Нет снимка',
      'В тексте есть телефон',
      'В тексте есть ссылка',
      'Название заглавными буквами',
    ]);
  });
});
