import { randomBytes } from 'node:crypto';
import { facetNumberText, type GoodsEdit } from '@vetka/domain/goods';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { attributes, attributeValues, productAttributeValues } from '../../platform/database/schema/index.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { goodsMessages } from './goods.messages.ts';

const isOfNumbers = sql`value_id in (
  select v.id from attribute_values v join attributes a on a.id = v.attribute_id where a.kind = 'NUMBER')`;

const presentValues = (tx: Executor, productId: number) =>
  tx
    .select({ id: productAttributeValues.valueId })
    .from(productAttributeValues)
    .where(eq(productAttributeValues.productId, productId));

/** The current values, protected from removal until the transaction ends. */
const lockValues = (tx: Executor, ids: readonly number[]) =>
  tx
    .select({
      id: attributeValues.id,
      facetId: attributes.id,
      label: attributes.label,
      kind: attributes.kind,
      isMultiple: attributes.isMultiple,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(inArray(attributeValues.id, [...ids]))
    .for('key share', { of: attributeValues });

/** Several values of a facet that now has one may stay, but cannot be chosen. @throws Refusal 422 on `facetValueIds` */
async function requireSingle(tx: Executor, productId: number, values: Awaited<ReturnType<typeof lockValues>>) {
  const several = values.filter(
    (value) => !value.isMultiple && values.some(({ id, facetId }) => facetId === value.facetId && id !== value.id),
  );
  if (several.length === 0) return;
  const present = await presentValues(tx, productId);
  const added = several.find((value) => !present.some(({ id }) => id === value.id));
  if (added) throw invalid({ facetValueIds: goodsMessages.oneValue(added.label) });
}

/** Replaces the values of facets that are not numbers. @throws Refusal 422 on `facetValueIds` */
export async function setFacets(tx: Executor, productId: number, ids: readonly number[]): Promise<void> {
  const known = ids.length === 0 ? [] : await lockValues(tx, ids);
  if (known.length < ids.length || known.some(({ kind }) => kind === 'NUMBER')) {
    throw invalid({ facetValueIds: goodsMessages.facet });
  }
  await requireSingle(tx, productId, known);
  await tx
    .delete(productAttributeValues)
    .where(and(eq(productAttributeValues.productId, productId), sql`not (${isOfNumbers})`));
  if (ids.length === 0) return;
  await tx.insert(productAttributeValues).values(ids.map((valueId) => ({ productId, valueId })));
}

type FacetNumber = NonNullable<GoodsEdit['facetNumbers']>[number];

async function findNumber(tx: Executor, { facetId, number }: FacetNumber): Promise<number | undefined> {
  const isIt = and(eq(attributeValues.attributeId, facetId), eq(attributeValues.number, number));
  const [row] = await tx
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(isIt)
    .orderBy(attributeValues.id)
    .for('key share');
  return row?.id;
}

/** The value of a number: one for all products that have it. */
async function valueOfNumber(tx: Executor, wanted: FacetNumber, unit: string): Promise<number> {
  const add = async (value: string) => {
    const { facetId: attributeId, number } = wanted;
    const label = facetNumberText(number, unit);
    const [row] = await tx
      .insert(attributeValues)
      .values({ attributeId, value, label, number })
      .onConflictDoNothing()
      .returning({ id: attributeValues.id });
    return row?.id;
  };
  const plain = String(wanted.number);
  const known = (await findNumber(tx, wanted)) ?? (await add(plain)) ?? (await findNumber(tx, wanted));
  // A renamed value may have the usual address.
  return known ?? (await add(`${plain}-n${randomBytes(3).toString('hex')}`)) ?? 0;
}

/** Replaces the numbers of facets. @throws Refusal 422 on `facetNumbers` */
export async function setFacetNumbers(tx: Executor, productId: number, typed: readonly FacetNumber[]): Promise<void> {
  // Rounded as the column stores them: otherwise the value would not be found again.
  const numbers = typed.map(({ facetId, number }) => ({ facetId, number: Math.round(number * 100) / 100 }));
  const facetIds = numbers.map(({ facetId }) => facetId);
  const known =
    numbers.length === 0
      ? []
      : await tx
          .select({ id: attributes.id, unit: attributes.unit })
          .from(attributes)
          .where(and(inArray(attributes.id, facetIds), eq(attributes.kind, 'NUMBER')))
          // Their kind cannot change until this is committed.
          .for('share');
  if (new Set(facetIds).size < numbers.length || known.length < numbers.length) {
    throw invalid({ facetNumbers: goodsMessages.facet });
  }
  await tx.delete(productAttributeValues).where(and(eq(productAttributeValues.productId, productId), isOfNumbers));
  for (const wanted of numbers) {
    const unit = known.find(({ id }) => id === wanted.facetId)?.unit ?? '';
    const valueId = await valueOfNumber(tx, wanted, unit);
    await tx.insert(productAttributeValues).values({ productId, valueId }).onConflictDoNothing();
  }
}
