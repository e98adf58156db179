import type { AuditPage } from '@vetka/domain/moderation';
import type { ModeratedProducts } from '@vetka/domain/goods';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { auditEntries, products, users } from '../database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

const { visitor: moderator, user: admin } = await api.signIn();
await api.db
  .update(users)
  .set({ isAdministration: true, firstName: 'Вера', lastName: 'Лесная' })
  .where(eq(users.id, admin.id));

/** A product that awaits moderation. */
async function waiting() {
  const product = await market.product(await market.seller());
  await api.db.update(products).set({ status: 'MODERATION' }).where(eq(products.id, product.id));
  return product;
}
const decide = (id: number, reason = '') =>
  moderator.post(`moderation/products/${id}/decision`, { isApproved: reason === '', reason });
const entriesOf = async (id: number, query = '') =>
  (await moderator.get<AuditPage>(`moderation/audit?kind=PRODUCT&objectId=${id}${query}`)).body.data;

test('an act is recorded with its author, time, changes, reason and request', async () => {
  const product = await waiting();
  const { headers } = await decide(product.id, ' Снимок чужой ');
  const [entry] = await entriesOf(product.id);
  expect(entry).toMatchObject({
    call: 'goods.moderate',
    actor: { id: admin.id, name: 'Вера Лесная' },
    kind: 'PRODUCT',
    title: product.title,
    reason: 'Снимок чужой',
    changes: [
      { field: 'Состояние', before: 'на проверке', after: 'черновик' },
      { field: 'Что исправить', before: null, after: 'Снимок чужой' },
    ],
    requestId: headers['x-request-id'],
  });
});

test('a refused act leaves no entry, and an act that cannot be recorded is rolled back', async () => {
  const product = await waiting();
  const silent = await moderator.post(`moderation/products/${product.id}/decision`, { isApproved: false, reason: '' });
  expect(silent.status).toBe(422);
  expect(await entriesOf(product.id)).toEqual([]);

  await api.ownerDb.execute(sql`alter table audit_entries add constraint nothing_fits check (false) not valid`);
  const unrecorded = await decide(product.id);
  await api.ownerDb.execute(sql`alter table audit_entries drop constraint nothing_fits`);
  expect(unrecorded.status).toBe(500);
  const { body } = await moderator.get<ModeratedProducts>('moderation/products?take=100');
  expect(body.data.map(({ id }) => id)).toContain(product.id);
  await decide(product.id);
  expect(await entriesOf(product.id)).toHaveLength(1);
});

test('the database refuses to change, delete or truncate the log, also to the owner of its table', async () => {
  await decide((await waiting()).id);
  const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  const isEntry = eq(auditEntries.id, entry?.id ?? 0);
  for (const [db, message] of [
    [api.db, 'permission denied for table audit_entries'],
    [api.ownerDb, 'audit_entries is append-only'],
  ] as const) {
    const refused = { cause: { message } };
    await expect(db.update(auditEntries).set({ reason: '' }).where(isEntry)).rejects.toMatchObject(refused);
    await expect(db.delete(auditEntries).where(isEntry)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate audit_entries`)).rejects.toMatchObject(refused);
  }
  expect(await api.db.$count(auditEntries, isEntry)).toBe(1);
});

test('the log is searched by object, person, words and day', async () => {
  const product = await waiting();
  await decide(product.id, 'Цена похожа на опечатку');
  expect(await entriesOf(product.id, '&search=ОПЕЧАТКУ')).toHaveLength(1);
  expect(await entriesOf(product.id, '&search=лесная')).toHaveLength(1);
  expect(await entriesOf(product.id, '&search=Каравай')).toEqual([]);
  expect(await entriesOf(product.id, '&from=2020-01-01&to=2100-01-01')).toHaveLength(1);
  expect(await entriesOf(product.id, '&to=2020-01-01')).toEqual([]);
  const { body } = await moderator.get<AuditPage>(`moderation/audit?kind=SHOP&objectId=${product.id}`);
  expect(body.data).toEqual([]);
});
