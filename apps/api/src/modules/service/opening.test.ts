import type { ProductPage } from '@vetka/domain/catalog';
import type { NoticePage } from '@vetka/domain/notice';
import type { ModeratedShops, Opening } from '@vetka/domain/opening';
import { emptyAddress } from '@vetka/domain/place';
import type { Problem } from '@vetka/domain/problem';
import type { GoodsProduct } from '@vetka/domain/goods';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { promotionTerms } from '../../../test/promotionFixture.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { categories, serviceContracts, serviceOpenings, users } from '../../platform/database/schema/index.ts';
import type { Visitor } from '../../../test/visitor.ts';

const { api, market } = await createDeskFixture();
const { cityId } = (await market.seller()).service;

const requisites = {
  subjectType: 'SOLE_PROPRIETOR',
  name: 'ИП Веснина Ольга Андреевна',
  inn: '526011440730',
  ogrn: '318526000214187',
  kpp: '',
};
const address = {
  ...emptyAddress,
  city: 'Москва',
  formatted: 'г Москва, ул Рождественка, д 24',
  street: 'ул Рождественка, д 24',
};
const shopOf = (change: object = {}) => ({
  name: 'Мята и пион',
  cityId,
  address,
  phone: '8 916 123-45-67',
  opensAt: '09:00',
  closesAt: '21:00',
  logoId: null,
  ...change,
});

async function administration(): Promise<Visitor> {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  return visitor;
}

/** A person who has filled in a shop and not submitted it yet. */
async function opener(change: object = {}) {
  const person = await api.signIn();
  await person.visitor.put('opening/seller', requisites);
  const { body } = await person.visitor.put<Opening>('opening/shop', shopOf(change));
  return { ...person, opening: body, slug: body.shop?.slug ?? '' };
}

type Opener = Awaited<ReturnType<typeof opener>>;

async function submit(visitor: Visitor) {
  const { contractVersion } = (await visitor.get<Opening>('opening')).body;
  return visitor.post<Opening>('opening/submit', { contractVersion });
}

async function addProduct({ visitor, user, slug }: Opener): Promise<GoodsProduct> {
  const [category] = await api.db
    .insert(categories)
    .values({ slug: `bukety-${slug}`, name: 'Букеты' })
    .returning();
  const { body: draft } = await visitor.post<GoodsProduct>(`desk/${slug}/products`, { title: 'Букет пионов' });
  const [mediaFileId] = await uploadedBy(api.db, user.id, 1);
  const photos = [{ mediaFileId, alt: '' }];
  const edit = { version: draft.version, price: 250_000, photos, categoryIds: [category?.id] };
  return (await visitor.put<GoodsProduct>(`desk/${slug}/products/${draft.id}`, edit)).body;
}

test('each step is saved separately, and comes back as it was typed', async () => {
  const { visitor } = await api.signIn();
  const empty = await visitor.get<Opening>('opening');
  expect(empty.body).toMatchObject({ state: 'DRAFT', seller: null, shop: null, products: [] });
  expect((await visitor.put<Problem>('opening/shop', shopOf())).status).toBe(409);
  const seller = await visitor.put<Opening>('opening/seller', requisites);
  expect(seller.body.seller).toEqual({ ...requisites, kpp: null });
  const { body } = await visitor.put<Opening>('opening/shop', shopOf());
  expect(body.shop).toMatchObject({ name: 'Мята и пион', phone: '+79161234567', opensAt: '09:00', address });
  const { body: changed } = await visitor.put<Opening>(
    'opening/shop',
    shopOf({ name: 'Мята', opensAt: null, closesAt: null }),
  );
  expect(changed.shop).toMatchObject({ id: body.shop?.id, slug: body.shop?.slug, name: 'Мята', opensAt: null });
  expect((await visitor.get<Opening>('opening')).body).toEqual(changed);
});

test('wrong requisites and an incomplete shop are refused at their fields', async () => {
  const { visitor } = await api.signIn();
  const refusal = async (body: object) => {
    const answer = await visitor.put<Problem>('opening/seller', { ...requisites, ...body });
    return [answer.status, Object.keys(answer.body.errors ?? {})];
  };
  expect(await refusal({ inn: '526011440731' })).toEqual([422, ['inn']]);
  expect(await refusal({ inn: '5260123451' })).toEqual([422, ['inn']]);
  expect(await refusal({ ogrn: '1' })).toEqual([422, ['ogrn']]);
  expect(await refusal({ subjectType: 'LEGAL_SUBJECT', inn: '5260123451', ogrn: '1185275001230' })).toEqual([
    422,
    ['kpp'],
  ]);
  await visitor.put('opening/seller', { ...requisites, subjectType: 'INDIVIDUAL_SUBJECT', ogrn: '' });
  const broken = shopOf({ name: ' ', phone: '12', address: emptyAddress, closesAt: null });
  const { status, body } = await visitor.put<Problem>('opening/shop', broken);
  expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([422, ['address', 'closesAt', 'name', 'phone']]);
});

test('the state register fills the requisites; without it they are typed', async () => {
  const { visitor } = await api.signIn();
  const known = {
    ...requisites,
    subjectType: 'SOLE_PROPRIETOR' as const,
    kpp: null,
    city: 'Москва',
    since: 2018,
    isActive: true,
  };
  api.outside.company.known.set(requisites.inn, known);
  const path = `opening/company?inn=${requisites.inn}`;
  expect((await visitor.get(path)).body).toEqual({ company: known, isFallback: false });
  expect((await visitor.get('opening/company?inn=500100732259')).body).toEqual({ company: null, isFallback: false });
  api.outside.company.isAway = true;
  expect((await visitor.get(path)).body).toEqual({ company: null, isFallback: true });
  api.outside.company.isAway = false;
});

test('a shop is seen by its owner alone until the administration opens it; then its goods are on sale', async () => {
  const person = await opener();
  const { visitor, user, slug, opening } = person;
  const product = await addProduct(person);
  const stranger = await api.signIn();
  expect((await stranger.visitor.get(`services/${slug}`)).status).toBe(404);
  expect((await visitor.post<Problem>('opening/submit', { contractVersion: '2020-01-01' })).status).toBe(422);
  const { body: waiting } = await submit(visitor);
  expect([waiting.state, waiting.products.map(({ isComplete }) => isComplete)]).toEqual(['MODERATION', [true]]);
  expect((await visitor.put<Problem>('opening/shop', shopOf())).status).toBe(409);
  const [contract] = await api.db
    .select()
    .from(serviceContracts)
    .where(eq(serviceContracts.serviceId, opening.shop?.id ?? 0));
  expect(contract).toMatchObject({ userId: user.id, textVersion: opening.contractVersion, ip: visitor.ip });

  const admin = await administration();
  const { body: queue } = await admin.get<ModeratedShops>('moderation/shops?take=100');
  const row = queue.data.find(({ service }) => service.slug === slug);
  expect(row).toMatchObject({ seller: { inn: requisites.inn }, products: [{ id: product.id, isComplete: true }] });
  const decide = (body: object) => admin.post(`moderation/shops/${row?.service.id}/decision`, body);
  expect((await decide({ isApproved: false, reason: ' ' })).status).toBe(422);
  expect((await decide({ isApproved: true, reason: '' })).body).toEqual({ id: row?.service.id, isOpen: true });
  expect((await decide({ isApproved: true, reason: '' })).status).toBe(404);

  expect((await stranger.visitor.get(`services/${slug}`)).status).toBe(200);
  expect((await stranger.visitor.get(`products/${product.slug}`)).status).toBe(200);
  const { body: shown } = await stranger.visitor.get<ProductPage>(`services/${slug}/storefront-products`);
  expect(shown.data.map(({ id }) => id)).toEqual([product.id]);
  const notices = (await visitor.get<NoticePage>('notices')).body.data;
  expect(notices[0]).toMatchObject({ kind: 'SHOP_OPENING', title: '«Мята и пион» открыт' });
  expect((await visitor.get<Opening>('opening')).body.shop).toBeNull();
});

test('a shop that opens gets the same proposals of promotions as shops that were open before', async () => {
  const name = 'Неделя открытий';
  const admin = await administration();
  await admin.post('moderation/promotions', promotionTerms({ name }));
  const person = await opener({ name: 'Свежий срез' });
  await addProduct(person);
  await submit(person.visitor);
  const asked = async () => {
    await api.app.jobs.run('promotion.proposals');
    const { data } = (await person.visitor.get<NoticePage>('notices')).body;
    return data.filter(({ kind }) => kind === 'SHOP_PROMOTION').map(({ title, path }) => [title, path]);
  };
  expect(await asked()).toEqual([]);
  await admin.post(`moderation/shops/${person.opening.shop?.id}/decision`, { isApproved: true, reason: '' });
  const notice = [`Акция «${name}»: участвуете?`, `/my/shop/${person.slug}/discounts`];
  expect(await asked()).toEqual([notice]);
  expect(await asked()).toEqual([notice]);
});

test('a returned shop keeps everything, shows what to correct, and can be submitted again', async () => {
  const { visitor, slug, opening } = await opener({ name: 'Пион и мята' });
  await submit(visitor);
  const admin = await administration();
  const reason = 'Адрес не совпал с вывеской';
  await admin.post(`moderation/shops/${opening.shop?.id}/decision`, { isApproved: false, reason });
  const { body } = await visitor.get<Opening>('opening');
  expect(body).toMatchObject({ state: 'DRAFT', returnReason: reason, shop: { slug, name: 'Пион и мята' } });
  expect((await submit(visitor)).body.state).toBe('MODERATION');
  expect((await visitor.post<Opening>('opening/withdraw')).body.state).toBe('DRAFT');
  expect((await visitor.post<Problem>('opening/withdraw')).status).toBe(409);
});

/** A shop in the moderation queue, with the calls of the administration about it. */
async function waitingShop(name: string) {
  const person = await opener({ name });
  const product = await addProduct(person);
  await submit(person.visitor);
  const admin = await administration();
  const at = `moderation/shops/${person.opening.shop?.id}`;
  const decide = (isApproved: boolean) => admin.post(`${at}/decision`, { isApproved, reason: 'Поправьте адрес' });
  const undo = () => admin.post<Problem>(`${at}/undo`);
  const queue = async () => (await admin.get<ModeratedShops>('moderation/shops?take=100')).body.data;
  const places = async () => (await queue()).map(({ service }) => service.slug).indexOf(person.slug);
  return { ...person, product, decide, undo, places };
}

test('the administration returns a returned shop to its place in the queue, until it is submitted again', async () => {
  const { visitor, decide, undo, places } = await waitingShop('Поспешили');
  const place = await places();
  await waitingShop('Следующий');
  await decide(false);
  expect(await places()).toBe(-1);
  expect((await undo()).status).toBe(200);
  expect(await places()).toBe(place);
  expect((await visitor.get<Opening>('opening')).body).toMatchObject({ state: 'MODERATION', returnReason: '' });
  expect((await undo()).status).toBe(409);
  await decide(false);
  await submit(visitor);
  expect((await undo()).body.code).toBe('opening.no-decision');
});

test('the administration closes a shop that it has just opened, unless it has orders or a day has passed', async () => {
  const { visitor, slug, product, decide, undo, opening } = await waitingShop('Открыли зря');
  const guest = api.visitor();
  await decide(true);
  expect((await guest.get(`services/${slug}`)).status).toBe(200);
  await undo();
  expect((await guest.get(`services/${slug}`)).status).toBe(404);
  expect((await guest.get(`products/${product.slug}`)).status).toBe(404);
  expect((await visitor.get<NoticePage>('notices')).body.data[0]?.title).toBe('«Открыли зря» снова на проверке');
  await decide(true);
  expect((await guest.get(`products/${product.slug}`)).status).toBe(200);
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await api.db
    .update(serviceOpenings)
    .set({ openedAt: dayAgo })
    .where(eq(serviceOpenings.serviceId, opening.shop?.id ?? 0));
  expect((await undo()).body.code).toBe('opening.no-decision');
});

test('a product of a shop that is not open cannot be published before it', async () => {
  const person = await opener({ name: 'Рано' });
  const { visitor, slug } = person;
  const { id } = await addProduct(person);
  await visitor.post(`desk/${slug}/products/${id}/status`, { status: 'PUBLISHED' });
  const admin = await administration();
  const early = await admin.post<Problem>(`moderation/products/${id}/decision`, { isApproved: true, reason: '' });
  expect([early.status, early.body.code]).toEqual([409, 'goods.unopened']);
});

test('names that are taken or reserved get another address', async () => {
  const [first, second, reserved] = [
    await opener({ name: 'Одинаковые' }),
    await opener({ name: 'Одинаковые' }),
    await opener({ name: 'My' }),
  ];
  expect(first.slug).toBe('odinakovye');
  expect(second.slug).toMatch(/^odinakovye-[\da-f]{6}$/);
  expect(reserved.slug).toMatch(/^my-[\da-f]{6}$/);
});

test('two steps saved at once leave one opening', async () => {
  const { visitor } = await api.signIn();
  await Promise.all([1, 2, 3, 4].map(() => visitor.put('opening/seller', requisites)));
  await Promise.all([1, 2, 3].map(() => visitor.put('opening/shop', shopOf({ name: 'Разом' }))));
  const { body } = await visitor.get<unknown[]>('desk');
  expect(body).toHaveLength(1);
});
