import { seedDemo } from '@vetka/demo/seed';
import { eq } from 'drizzle-orm';
import type { connect } from '../../src/platform/database/connect.ts';
import { serviceEmployees, services } from '../../src/platform/database/schema/index.ts';
import type { createMarketFixture } from '../marketFixture.ts';
import type { Load, Stall } from './load.ts';
import type { Person } from './person.ts';

interface Ground {
  db: ReturnType<typeof connect>['db'];
  load: Load;
  market: ReturnType<typeof createMarketFixture>;
  /** Starts the programs once the database is filled. */
  startShop: () => Promise<void>;
}

/** The demo shop to browse, and a stall whose goods never sell out, with its owner. */
export async function openStall({ db, load, market, startShop }: Ground): Promise<{ stall: Stall; owner: Person }> {
  await seedDemo(db);
  const seller = await market.seller();
  const sold = await market.product(seller, { stock: 1_000_000 });
  const kept = await market.product(seller, { stock: 1000 });
  await startShop();
  const owner = await load.signIn();
  await db.update(services).set({ ownerId: owner.id }).where(eq(services.id, seller.id));
  await db
    .insert(serviceEmployees)
    .values({ serviceId: seller.id, userId: owner.id, role: 'SELLER', status: 'WORKER' });
  return { stall: { seller, sold, kept }, owner: owner.person };
}
