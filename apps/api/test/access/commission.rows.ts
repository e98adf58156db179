import { categories, commissionRules } from '../../src/platform/database/schema/index.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { nobody } from './vocabulary.ts';
import type { World } from './world.ts';

const administrationOnly = { ...nobody(404), administration: 'allowed' } as const;
const reason = 'Договорились с магазином';

const categoryOf = async ({ db }: World) =>
  one(await db.insert(categories).values({ slug: mark(), name: 'Вазы' }).returning());

const category: Thing<{ id: number }> = { title: 'a category', make: categoryOf };

const ruleOf = async (world: World, endedAt: Date | null) => {
  const { id: categoryId } = await categoryOf(world);
  return one(
    await world.db.insert(commissionRules).values({ categoryId, rate: 1_000, taxRate: 0, endedAt }).returning(),
  );
};
const rule: Thing<{ id: number }> = { title: 'a rule', make: (world) => ruleOf(world, null) };
const endingRule: Thing<{ id: number }> = {
  title: 'a rule with an end',
  make: (world) => ruleOf(world, new Date('2090-01-01')),
};

const draft = ({ id }: { id: number }) => ({
  kind: 'CATEGORY',
  subjectId: id,
  rate: 1_000,
  minimum: 0,
  taxRate: 0,
  startsOn: '2090-01-01',
});
const endsOn = '2090-01-01';

/** The rules of the commission. */
export const commissionRows: Rows<'commission'> = {
  'commission.rules': [plain(administrationOnly, () => ({ query: {} }))],
  'commission.preview': [on(category, administrationOnly, (made) => ({ query: draft(made) }))],
  'commission.add': [on(category, administrationOnly, (made) => ({ body: { ...draft(made), reason } }))],
  'commission.previewEnd': [on(rule, administrationOnly, ({ id }) => ({ params: { id }, query: { endsOn } }))],
  'commission.end': [on(rule, administrationOnly, ({ id }) => ({ params: { id }, body: { endsOn, reason } }))],
  'commission.keep': [on(endingRule, administrationOnly, ({ id }) => ({ params: { id }, body: { reason } }))],
};
