import type { ProductStatus } from '@vetka/domain/catalog';
import { stemLimits, type OutOfStemsRule } from '@vetka/domain/stem';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { ints } from './stem.sql.ts';

/** What decides how a product with a recipe is sold. */
interface Found {
  id: number;
  /** How many pieces the free stems are enough for. */
  pieces: number;
  rule: OutOfStemsRule;
  isHidden: boolean;
  status: ProductStatus;
  stock: number;
  isTracked: boolean;
}

export type SoldState = Pick<Found, 'status' | 'stock' | 'isTracked' | 'isHidden'>;

/** How a product is sold with the stems there are. A product that its shop has hidden itself stays hidden. */
export function soldState({ pieces, rule, status, isHidden }: Found): SoldState {
  const isTracked = rule !== 'TO_ORDER';
  const stock = isTracked ? Math.min(pieces, stemLimits.stock) : 0;
  const mustHide = rule === 'HIDDEN' && pieces === 0;
  if (mustHide && status === 'PUBLISHED') return { status: 'HIDDEN', stock, isTracked, isHidden: true };
  if (!mustHide && isHidden && status === 'HIDDEN') return { status: 'PUBLISHED', stock, isTracked, isHidden: false };
  return { status, stock, isTracked, isHidden: isHidden && mustHide && status === 'HIDDEN' };
}

const isSame = (found: Found, next: SoldState): boolean =>
  (Object.keys(next) as (keyof SoldState)[]).every((key) => found[key] === next[key]);

async function findStates(tx: Executor, ids: readonly number[]): Promise<Found[]> {
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select p.id, made.pieces, coalesce(rules.when_out, 'SOLD_OUT') as rule, r.hidden_at is not null as "isHidden",
      p.status, p.stock, p.is_stock_tracked as "isTracked"
    from stem_recipes r join products p on p.id = r.product_id
    left join stem_rules rules on rules.service_id = r.service_id,
    lateral (
      select coalesce(min(coalesce((
        select sum(b.remaining) from stem_batches b where b.stem_id = part.stem_id and b.remaining > 0
      ), 0)::int / part.quantity), 0) as pieces
      from stem_recipe_parts part where part.product_id = r.product_id
    ) made
    where r.product_id = any(${ints(ids)}) order by p.id`);
  return rows;
}

/**
 * Brings the stock of products with recipes, and whether they are shown, in line with their stems; others stay as they
 * are. The products must be locked.
 */
export async function refreshProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await findStates(tx, ids);
  for (const row of found) {
    const next = soldState(row);
    if (isSame(row, next)) continue;
    await tx.execute(sql`
      update products set stock = ${next.stock}, is_stock_tracked = ${next.isTracked}, status = ${next.status}
      where id = ${row.id}`);
    if (row.isHidden === next.isHidden) continue;
    await tx.execute(sql`
      update stem_recipes set hidden_at = ${next.isHidden ? sql`now()` : sql`null`} where product_id = ${row.id}`);
  }
}
