import { addDays, dayIn, defaultTimeZone } from '@vetka/domain/date';
import type { CommissionRuleSaved, NewCommissionRule, SellerCommission } from '@vetka/domain/ledger';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { commissionRules, productCategories, users } from '../../platform/database/schema/index.ts';
import { categories } from '../../platform/database/schema/catalog.ts';

const { api, opened } = await createDeskFixture();
const { db } = api;
const admin = await api.signIn();
await db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));

const today = dayIn(defaultTimeZone);
const day = (days: number) => addDays(today, days);
const reason = 'Договорились на год';
const dayOf = (at: string | undefined) => dayIn(defaultTimeZone, at);

type Made = Awaited<ReturnType<typeof opened>>;

const readOf = async ({ owner, slug }: Made) =>
  (await owner.visitor.get<SellerCommission>(`desk/${slug}/money/commission`)).body;
const announce = async (change: Partial<NewCommissionRule>) => {
  const body = { kind: 'SELLER', subjectId: null, rate: 1_000, minimum: 0, taxRate: 2_200, ...change, reason };
  return (await admin.visitor.post<CommissionRuleSaved>('moderation/commission', body)).body.id;
};
const end = (id: number, endsOn: string) => admin.visitor.post(`moderation/commission/${id}/end`, { endsOn, reason });

const base = { kind: 'BASE', subject: null, rate: 1_500, minimum: 0, taxRate: 2_200 };

test('a shop sees the rules of its products: those in force, and those announced until they are withdrawn', async () => {
  const made = await opened();
  const other = await opened();
  const [vases] = await db
    .insert(categories)
    .values({ slug: `v${made.id}`, name: 'Вазы' })
    .returning();
  await db.insert(productCategories).values({ productId: made.product.id, categoryId: vases?.id ?? 0 });
  expect(await readOf(made)).toEqual({ current: [{ rule: base, goods: 1 }], changes: [] });

  const later = await announce({ kind: 'CATEGORY', subjectId: vases?.id ?? 0, rate: 1_200, startsOn: day(50) });
  await announce({ subjectId: made.shop.id, rate: 900, minimum: 5_000, startsOn: day(60) });
  const ofCategory = { ...base, kind: 'CATEGORY', subject: 'Вазы', rate: 1_200 };
  const ofShop = { ...base, kind: 'SELLER', subject: made.shop.service.name, rate: 900, minimum: 5_000 };
  const { changes } = await readOf(made);
  expect(changes.map(({ at }) => dayOf(at))).toEqual([day(50), day(60)]);
  expect(changes).toMatchObject([
    { goods: 1, before: base, after: ofCategory },
    { goods: 1, before: ofCategory, after: ofShop },
  ]);
  expect((await readOf(other)).changes).toEqual([]);

  await end(later, today);
  expect((await readOf(made)).changes).toMatchObject([{ before: base, after: ofShop }]);
});

test('an announced end shows which terms apply afterwards', async () => {
  const made = await opened();
  const startsAt = new Date(Date.now() - 1_000);
  const [own] = await db
    .insert(commissionRules)
    .values({ serviceId: made.shop.id, rate: 500, taxRate: 2_200, startsAt })
    .returning();
  const ofShop = { ...base, kind: 'SELLER', subject: made.shop.service.name, rate: 500 };
  expect(await readOf(made)).toEqual({ current: [{ rule: ofShop, goods: 1 }], changes: [] });
  await end(own?.id ?? 0, day(45));
  const [change] = (await readOf(made)).changes;
  expect(change).toMatchObject({ goods: 1, before: ofShop, after: base });
  expect(dayOf(change?.at)).toBe(day(45));
});

test('a rule that takes over when another ends is shown as one change, without the moment between them', async () => {
  const made = await opened();
  const startsAt = new Date(Date.now() - 1_000);
  const [own] = await db
    .insert(commissionRules)
    .values({ serviceId: made.shop.id, rate: 500, taxRate: 2_200, startsAt })
    .returning();
  await announce({ subjectId: made.shop.id, rate: 700, startsOn: day(60) });
  await end(own?.id ?? 0, day(60));
  const ofShop = { ...base, kind: 'SELLER', subject: made.shop.service.name };
  const { changes } = await readOf(made);
  expect(changes).toEqual([
    { goods: 1, at: expect.any(String), before: { ...ofShop, rate: 500 }, after: { ...ofShop, rate: 700 } },
  ]);
  expect(dayOf(changes[0]?.at)).toBe(day(60));
});
