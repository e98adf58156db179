import type pg from 'pg';
import { ledgerRules } from './checks.ledger.ts';
import { checkPayouts, payoutRules } from './checks.payouts.ts';
import { Violation } from './conductor.ts';
import type { Scene } from './scene.ts';

/** Each part selects violations of an invariant that must hold after every commit. `$1`…: see `parametersOf`. */
const rules: Record<string, string> = {
  'pieces sold and left are as many as there were': `
    select p.id, p.stock as seen from products p
    where p.id = any($1::int[]) and (p.stock < 0 or p.stock + coalesce((
      select sum(r.quantity) from stock_reservations r where r.product_id = p.id and r.state <> 'RELEASED'), 0) <> $2::int)`,
  'stems reserved and left are as many as there were': `
    select b.id, b.remaining as seen from stem_batches b
    where b.stem_id = $3::int and b.remaining + coalesce((
      select sum(r.quantity) from stem_reservations r where r.batch_id = b.id and r.state in ('HELD', 'USED')), 0) <> b.received`,
  'a coupon is used as often as it is redeemed, within its limit': `
    select c.id, c.used_count as seen from coupons c
    where c.id = $4::int and (c.used_count > c.usage_limit or c.used_count <> (
      select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.released_at is null))`,
  'refunds are at most what was paid': `
    select p.id, p.amount::int as seen from payments p
    where p.id > $6::int and p.amount < (
      select sum(r.amount) from refunds r where r.payment_id = p.id and r.state <> 'FAILED')`,
  'refunds of a part are at most what it cost': `
    select part.id, part.total::int as seen from order_services part
    where part.order_id > $5::int and part.total < (
      select sum(r.amount) from refunds r where r.order_service_id = part.id and r.state <> 'FAILED')`,
  'a part is cancelled in its status, its moment and its history at once': `
    select part.id, 0 as seen from order_services part
    where part.order_id > $5::int and ((part.cancelled_at is not null) <> (part.status like 'CANCELED%') or part.status <> (
      select c.to_status from order_status_changes c where c.order_service_id = part.id order by c.id desc limit 1))`,
  'nobody works on an unpaid order': `
    select part.id, 0 as seen from order_services part join orders o on o.id = part.order_id
    where o.id > $5::int and o.paid_at is null and part.status <> 'NEW' and part.status not like 'CANCELED%'`,
  'what a cancelled part held is free': `
    select part.id, 0 as seen from order_services part join order_products line on line.order_service_id = part.id
    where part.order_id > $5::int and part.cancelled_at is not null and (
      exists (select from stock_reservations r where r.order_product_id = line.id and r.state <> 'RELEASED')
      or exists (select from stem_reservations r where r.order_product_id = line.id and r.state in ('HELD', 'WANTED'))
      or exists (select from coupon_redemptions r where r.order_service_id = part.id and r.released_at is null))`,
  'what an order holds is not free': `
    select part.id, 0 as seen from order_services part join order_products line on line.order_service_id = part.id
    where part.order_id > $5::int and part.cancelled_at is null and (
      exists (select from stock_reservations r where r.order_product_id = line.id and r.state = 'RELEASED')
      or exists (select from stem_reservations r where r.order_product_id = line.id and r.state = 'RELEASED')
      or exists (select from coupon_redemptions r where r.order_service_id = part.id and r.released_at is not null))`,
  'an order has one payment that can be paid or is': `
    select p.order_id as id, count(*)::int as seen from payments p
    where p.order_id > $5::int and p.state in ('CREATED', 'PENDING', 'AUTHORIZED', 'CONFIRMED', 'PARTIAL_REFUNDED')
    group by p.order_id having count(*) > 1`,
  ...ledgerRules,
  ...payoutRules,
};

const names = Object.keys(rules);
const everything = Object.values(rules)
  .map((rule, index) => `select ${index} as rule, found.id, found.seen from (${rule}) found`)
  .join(' union all ');

const parametersOf = ({ stage, plan, since }: Scene) => [
  stage.counted,
  plan.stock,
  stage.stemId,
  stage.couponId,
  since.orderId,
  since.paymentId,
  [stage.shops.florist.id, stage.shops.baker.id],
];

/** Checks the invariants after a commit. @throws Violation */
export async function checkCommit(control: pg.Client, scene: Scene): Promise<void> {
  const { rows } = await control.query<{ rule: number; id: number; seen: number }>({
    name: 'simulation.check-commit',
    text: everything,
    values: parametersOf(scene),
  });
  const [broken] = rows;
  if (broken) throw new Violation(`Not so: ${names[broken.rule]} (id ${broken.id}, ${broken.seen}).`);
  const twice = scene.bank.entries.find(({ charged, refunded }) => refunded > charged);
  if (twice) throw new Violation(`The bank returned more than it received for ${twice.externalId}.`);
  if (scene.bank.returnedTwice.length > 0) throw new Violation(`${scene.bank.returnedTwice[0]} was returned twice.`);
  await checkPayouts(scene);
}
