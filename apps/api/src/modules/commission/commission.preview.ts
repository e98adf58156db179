import { dayIn, defaultTimeZone, momentIn } from '@vetka/domain/date';
import { commissionLimits, earliestCommissionDay, type CommissionPreview } from '@vetka/domain/ledger';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { services } from '../../platform/database/schema/service.ts';

type Previewed = Awaited<ReturnType<FastifyInstance['ledger']['previewRules']>>;
export type RuleChange = Parameters<FastifyInstance['ledger']['previewRules']>[1];
type Touched = Previewed['shops'][number];

export const today = (): string => dayIn(defaultTimeZone);

/** The start of a day in Moscow. Today counts from this moment on, because what is already sold does not change. */
export const startOfDay = (day: string): Date =>
  day === today() ? new Date() : new Date(momentIn(defaultTimeZone, day, '00:00'));

const sum = (shops: readonly Touched[], of: (shop: Touched) => number): number =>
  shops.reduce((total, shop) => total + of(shop), 0);

/** A change of the rules, its effect, and the earliest day it may apply from. */
export interface Estimate extends Previewed {
  at: Date;
  goods: number;
  isWorse: boolean;
  earliestOn: string;
}

export async function estimateOf({ ledger }: FastifyInstance, db: Executor, change: RuleChange): Promise<Estimate> {
  const previewed = await ledger.previewRules(db, change);
  const goods = sum(previewed.shops, (shop) => shop.goods);
  const isWorse = previewed.shops.some((shop) => shop.isWorse);
  const earliestOn = earliestCommissionDay({ goods, isWorse }, today());
  return { ...previewed, at: change.at, goods, isWorse, earliestOn };
}

const difference = ({ taken, wouldTake }: Touched): number => Math.abs(wouldTake - taken);

export async function previewOf(db: Executor, estimate: Estimate): Promise<CommissionPreview> {
  const { at, goods, isWorse, earliestOn, shops, categories } = estimate;
  const largest = shops
    .toSorted((one, other) => difference(other) - difference(one) || other.goods - one.goods || one.id - other.id)
    .slice(0, commissionLimits.shops);
  const ids = largest.map(({ id }) => id);
  const names = await db
    .select({ id: services.id, slug: services.slug, name: services.name })
    .from(services)
    .where(inArray(services.id, [0, ...ids]));
  return {
    at: at.toISOString(),
    earliestOn,
    isWorse,
    goods,
    categories,
    shops: largest.flatMap((shop) => names.filter(({ id }) => id === shop.id).map((named) => ({ ...shop, ...named }))),
    shopCount: shops.length,
    lines: sum(shops, (shop) => shop.lines),
    taken: sum(shops, (shop) => shop.taken),
    wouldTake: sum(shops, (shop) => shop.wouldTake),
  };
}
