import { orderStatuses, type OrderStatusType } from '@vetka/domain/order';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { connect, type Connection } from '../src/platform/database/connect.ts';
import { isSeeded, seedDemo } from '@vetka/demo/seed';

describe('demo seed', () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase(inject('adminUrl'), 'empty');
    connection = connect(database.url, 2, () => {});
  });
  afterAll(async () => {
    await connection.pool.end();
    await database.drop();
  });

  const numberOf = async (query: string) => {
    const { rows } = await connection.db.execute<{ number: string }>(sql.raw(`select count(*) as number ${query}`));
    return Number(rows[0]?.number);
  };

  it('fills an empty database once', async () => {
    expect(await isSeeded(connection.db)).toBe(false);
    const summary = await seedDemo(connection.db, { products: 900 });
    expect(summary).toMatchObject({ services: 12, users: 40, orders: 21 });
    expect(summary.products).toBeGreaterThanOrEqual(900);
    expect(await isSeeded(connection.db)).toBe(true);
    await expect(seedDemo(connection.db)).rejects.toThrow('пустую базу');
  }, 60_000);

  it('keeps counters consistent with their rows', async () => {
    expect(
      await numberOf(
        'from products p where p.id < 1000 and rating_count <> (select count(*) from reviews r where r.product_id = p.id)',
      ),
    ).toBe(0);
    expect(
      await numberOf(
        'from products p where p.id < 1000 and favorites_count <> (select count(*) from product_favorites f where f.product_id = p.id)',
      ),
    ).toBe(0);
    expect(
      await numberOf(
        'from services s where subscribers_count <> (select count(*) from service_subscribers u where u.service_id = s.id)',
      ),
    ).toBe(0);
    expect(
      await numberOf(
        'from articles a where comments_count <> (select count(*) from comments c where c.article_id = a.id)',
      ),
    ).toBe(0);
  });

  it('numbers orders and their parts by date', async () => {
    for (const table of ['orders', 'order_services']) {
      expect(
        await numberOf(
          `from ${table} earlier join ${table} later on later.id > earlier.id and later.created_at < earlier.created_at`,
        ),
      ).toBe(0);
    }
  });

  it('has an order of the shopper in every status', async () => {
    const { rows } = await connection.db.execute<{ status: OrderStatusType }>(
      sql`select distinct os.status from order_services os join orders o on o.id = os.order_id join users u on u.id = o.user_id where u.nickname = 'shopper'`,
    );
    const seeded = new Set<string>(rows.map(({ status }) => status));
    expect(Object.keys(orderStatuses).filter((status) => !seeded.has(status))).toEqual([]);
  });

  it('has new orders with alerts and cancellations at the desk, like those of a real payment', async () => {
    const { rows } = await connection.db.execute<{ kinds: string[]; isAhead: boolean }>(sql`
      select array_agg(c.kind order by c.due_at) as kinds, bool_and(c.due_at > now()) as "isAhead"
      from order_services os join orders o on o.id = os.order_id left join order_clocks c on c.order_service_id = os.id
      where os.status = 'NEW' and o.paid_at is not null group by os.id`);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toEqual({ kinds: ['CALL_AGAIN', 'LAST_CALL', 'CANCEL_UNACCEPTED'], isAhead: true });
  });

  it('has payouts as in a real shop, consistent with its books', async () => {
    const { rows } = await connection.db.execute<{ slug: string; states: string[] }>(sql`
      select s.slug, array_agg(p.state order by p.id) as states from payouts p join services s on s.id = p.service_id
      group by s.slug order by s.slug`);
    expect(rows).toEqual([
      { slug: 'myata-i-pion', states: ['PAID', 'PAID', 'RETURNED', 'PAID', 'PAID', 'PAID'] },
      { slug: 'polevaya', states: ['SENT'] },
      { slug: 'sad-na-pokrovke', states: ['RETURNED'] },
      { slug: 'teplo-i-vosk', states: ['PAID'] },
    ]);
    expect(
      await numberOf(`from payouts p
        where amount <> (select sum(amount) from payout_items i where i.payout_id = p.id)
          or state in ('CREATED', 'SENT') and amount <> (select sum(amount) from ledger_entries e
            where e.service_id = p.service_id and e.account = 'SELLER_PAYOUT')
          or created_at < (select active_from from payout_accounts a where a.id = p.account_id)
          or exists (select from payout_items i join order_services o on o.id = i.order_service_id
            where i.payout_id = p.id and o.completed_at > p.created_at)`),
    ).toBe(0);
    // One shop owes its share of a refund that was made after a payout.
    const debts = await connection.db.execute<{ slug: string; amount: string }>(sql`
      select s.slug, sum(e.amount) as amount from ledger_entries e join services s on s.id = e.service_id
      where e.account = 'SELLER_DEBT' group by s.slug having sum(e.amount) <> 0`);
    expect(debts.rows).toEqual([{ slug: 'teplo-i-vosk', amount: '-17000' }]);
    // No payout exceeds the balance at its time.
    expect(
      await numberOf(`from (select sum(e.amount) over (partition by e.service_id order by t.created_at, t.id) as rest
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account = 'SELLER_AVAILABLE') moves where rest < 0`),
    ).toBe(0);
  });

  it('leaves sequences in a state in which the next row does not collide', async () => {
    const { rows } = await connection.db.execute<{ id: number }>(
      sql`insert into product_families (service_id, name) values (1, 'Проба') returning id`,
    );
    expect(rows[0]?.id).toBeGreaterThan(1);
  });

  it('can draw every picture it names', async () => {
    expect(await numberOf("from media where key like 'demo/%' and source is null")).toBe(0);
  });
});
