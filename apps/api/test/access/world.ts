import { legalInfos, serviceEmployees, services, users } from '../../src/platform/database/schema/index.ts';
import { eq } from 'drizzle-orm';
import { createCheckoutFixture } from '../checkoutFixture.ts';
import type { TestApp } from '../app.ts';
import { actors, type Actor } from './vocabulary.ts';

type Person = Exclude<Actor, 'guest'>;
type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

const roles = {
  shopOwner: 'OWNER',
  shopManager: 'MANAGER',
  shopSeller: 'SELLER',
  shopCourier: 'COURIER',
  shopDismissed: 'MANAGER',
} as const;

/** Gives everyone requisites, so that no plan is refused for lack of them. */
async function giveRequisites({ db }: TestApp, userId: number): Promise<void> {
  const [info] = await db
    .insert(legalInfos)
    .values({ subjectType: 'SOLE_PROPRIETOR', name: 'ИП Петрова А. С.', inn: '500100732259' })
    .returning();
  await db.update(users).set({ legalInfoId: info?.id }).where(eq(users.id, userId));
}

async function signInEverybody(api: TestApp): Promise<Record<Person, SignedIn>> {
  const people: [Actor, SignedIn][] = [];
  for (const actor of actors.filter((name) => name !== 'guest')) {
    const person = await api.signIn();
    await giveRequisites(api, person.user.id);
    people.push([actor, person]);
  }
  return Object.fromEntries(people) as Record<Person, SignedIn>;
}

/** All actors in one database: people, a shop with an employee in each role, and another shop. */
export async function openWorld() {
  const desk = await createCheckoutFixture();
  const { api, market, pay } = desk;
  // Its rows change by requests only.
  await api.app.jobs.stop();
  // All rows together make more calls than one person may. Limits have tests of their own.
  api.app.limits.takeRequest = async () => {};
  const people = await signInEverybody(api);
  const idOf = (actor: Person): number => people[actor].user.id;
  // New accounts may write less than all rows together require.
  await api.db.update(users).set({ createdAt: new Date('2020-01-01') });
  const [shop, otherShop] = [await market.seller(), await market.seller()];

  const ownedBy = (id: number, actor: Person) =>
    api.db
      .update(services)
      .set({ ownerId: idOf(actor) })
      .where(eq(services.id, id));
  await ownedBy(shop.id, 'shopOwner');
  await ownedBy(otherShop.id, 'otherShopOwner');
  for (const [actor, role] of Object.entries(roles)) {
    const status = actor === 'shopDismissed' ? 'FINAL' : 'WORKER';
    await api.db
      .insert(serviceEmployees)
      .values({ serviceId: shop.id, userId: idOf(actor as keyof typeof roles), role, status });
  }
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId: otherShop.id, userId: idOf('otherShopOwner'), role: 'OWNER', status: 'WORKER' });
  await api.db
    .update(users)
    .set({ isAdministration: true })
    .where(eq(users.id, idOf('administration')));

  const guest = api.visitor();
  return {
    api,
    db: api.db,
    market,
    pay,
    people,
    shop,
    otherShop,
    idOf,
    nicknameOf: (actor: Person): string => people[actor].user.nickname,
    visitorOf: (actor: Actor) => (actor === 'guest' ? guest : people[actor].visitor),
    /** Signs an actor in again after a request that ended the session. */
    async signInAgain(actor: Actor): Promise<void> {
      if (actor !== 'guest') await api.signIn(people[actor].visitor, people[actor].user.phone);
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;
