import type pg from 'pg';
import type { AskedQuery } from './queries.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const scansOf = (node: PlanNode, large: ReadonlySet<string>): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? '') ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap((inner) => scansOf(inner, large)),
];

/** The large tables that the queries read from beginning to end. */
export async function scansOfQueries(
  pool: pg.Pool,
  asked: readonly AskedQuery[],
  large: ReadonlySet<string>,
): Promise<string[]> {
  const scans: string[] = [];
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
    scans.push(...rows.flatMap((row) => scansOf(row['QUERY PLAN'][0].Plan, large)));
  }
  return scans;
}
