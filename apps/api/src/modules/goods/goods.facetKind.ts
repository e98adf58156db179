import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import {
  facetKindProblem,
  facetLimits,
  facetNumberText,
  flagValues,
  isMultipleOf,
  readFacetNumber,
  type ManagedFacet,
  type WriteFacet,
} from '@vetka/domain/goods';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { attributeValues } from '../../platform/database/schema/index.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { outdateKeywords } from './goods.keywords.ts';

const severalValues = (title: string) =>
  `У товара «${title}» несколько значений, а число бывает одно. Сначала оставьте ему одно значение`;
const tooManyNumbers = `Чисел больше ${facetLimits.values}: столько значений у списка не бывает`;

/** The kind of a facet and the settings of that kind. */
export const kindColumns = ({ kind, isMultiple, unit, isWanted }: WriteFacet) => ({
  kind,
  isMultiple: isMultipleOf({ kind, isMultiple }),
  unit: kind === 'NUMBER' ? unit.trim() : '',
  isWanted,
});

/** The name in the addresses of filters: made of the label once, and never changed. */
export function addressOf(values: readonly { value: string }[], label: string): string {
  const wanted = slugify(label).slice(0, facetLimits.label);
  const isFree = wanted !== '' && !values.some(({ value }) => value === wanted);
  return isFree ? wanted : [wanted, randomBytes(3).toString('hex')].filter(Boolean).join('-');
}

/** Gives a facet its «Да» and «Нет», or their usual spelling to those that it has. */
export async function completeFlag(tx: Transaction, { id, values }: Pick<ManagedFacet, 'id' | 'values'>) {
  for (const [position, label] of flagValues.entries()) {
    const known = values.find((value) => value.label.toLowerCase() === label.toLowerCase());
    if (known) {
      await tx.update(attributeValues).set({ label, position }).where(eq(attributeValues.id, known.id));
    } else {
      await tx.insert(attributeValues).values({ attributeId: id, value: addressOf(values, label), label, position });
    }
  }
}

async function deleteUnused(tx: Transaction, id: number): Promise<void> {
  // Waits for sellers who are choosing one of them.
  await tx
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(eq(attributeValues.attributeId, id))
    .for('update');
  await tx
    .delete(attributeValues)
    .where(
      and(
        eq(attributeValues.attributeId, id),
        sql`not exists (select from product_attribute_values pav where pav.value_id = attribute_values.id)`,
      ),
    );
}

/** A product has one number of a facet. @throws Refusal 422 on `kind` */
async function requireOneEach(tx: Transaction, id: number): Promise<void> {
  const { rows } = await tx.execute<{ title: string }>(sql`
    select min(p.title) as title from product_attribute_values pav
      join attribute_values v on v.id = pav.value_id join products p on p.id = pav.product_id
    where v.attribute_id = ${id} group by pav.product_id having count(*) > 1 limit 1`);
  if (rows[0]) throw invalid({ kind: severalValues(rows[0].title) });
}

/**
 * Reads the names of a list as numbers. `facetKindProblem` has found them to be numbers.
 * @throws Refusal 422 on `kind`
 */
async function toNumbers(tx: Transaction, { id, values }: ManagedFacet, unit: string): Promise<void> {
  await requireOneEach(tx, id);
  for (const value of values) {
    const number = readFacetNumber(value.label, unit) ?? 0;
    await tx
      .update(attributeValues)
      .set({ number, label: facetNumberText(number, unit) })
      .where(eq(attributeValues.id, value.id));
  }
}

/** Numbers keep their names, in their order. Ranges in old addresses still find them. @throws Refusal 422 on `kind` */
async function fromNumbers(tx: Transaction, id: number): Promise<void> {
  await deleteUnused(tx, id);
  const { rowCount } = await tx.execute(sql`
    update attribute_values v set position = numbered.place
    from (
      select id, row_number() over (order by number, id)::int - 1 as place from attribute_values where attribute_id = ${id}
    ) numbered where v.id = numbered.id`);
  if ((rowCount ?? 0) > facetLimits.values) throw invalid({ kind: tooManyNumbers });
}

/** Writes numbers with another unit. */
const renameNumbers = (tx: Transaction, id: number, unit: string) =>
  tx.execute(sql`
    update attribute_values set label = replace(trim_scale(number)::text, '.', ',') || ${unit && `\u00A0${unit}`}::text
    where attribute_id = ${id}`);

/** Values of a facet follow its kind. Products keep what they have. @throws Refusal 422 on `kind` */
export async function changeKind(tx: Transaction, facet: ManagedFacet, body: WriteFacet): Promise<void> {
  const problem = facetKindProblem(facet, body);
  if (problem !== undefined) throw invalid({ kind: problem });
  const { kind, unit } = kindColumns(body);
  if (kind === facet.kind) {
    if (unit !== facet.unit) await renameNumbers(tx, facet.id, unit);
    return;
  }
  if (facet.kind === 'NUMBER') await fromNumbers(tx, facet.id);
  if (kind === 'NUMBER') {
    await (facet.kind === 'FLAG' ? deleteUnused(tx, facet.id) : toNumbers(tx, facet, unit));
  }
  if (kind === 'FLAG') await completeFlag(tx, facet);
  // Numbers and «Да» are no search words.
  await outdateKeywords(
    tx,
    sql`select pav.product_id from product_attribute_values pav join attribute_values v on v.id = pav.value_id
      where v.attribute_id = ${facet.id}`,
  );
}
