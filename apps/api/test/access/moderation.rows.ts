import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import {
  chatMessages,
  chatParticipants,
  chatRooms,
  moderationAppeals,
  users,
  moderationCases,
} from '../../src/platform/database/schema/index.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { one, product, shop } from './things.ts';
import { article, blockedProfile, discussed, hiddenProfile, post, profile, review, shopsArticle } from './writings.ts';
import { everybody, nobody, ownerOnly, signedIn, type Verdicts } from './vocabulary.ts';
import type { World } from './world.ts';

const about =
  (kind: string) =>
  ({ id }: { id: number }) => ({ body: { kind, subjectId: id, reason: 'SPAM', text: '' } });

/** Nobody can complain about their own publications. */
const othersOnly: Verdicts = { ...signedIn, owner: 422 };
const shopsReaders: Verdicts = everybody(404, {
  guest: 401,
  owner: 422,
  shopOwner: 'allowed',
  shopManager: 'allowed',
  shopSeller: 'allowed',
  shopCourier: 'allowed',
  otherShopOwner: 'allowed',
  administration: 'allowed',
});

/** A message of the owner to the shop. */
const message: Thing<{ id: number }> = {
  title: 'a message of the owner to the shop',
  async make({ db, shop: { id }, idOf }: World) {
    const { id: roomId } = one(await db.insert(chatRooms).values({ participantsKey: randomUUID() }).returning());
    const userId = idOf('owner');
    const [participant] = await db
      .insert(chatParticipants)
      .values([
        { roomId, type: 'USER', userId },
        { roomId, type: 'SHOP', serviceId: id },
      ])
      .returning();
    const participantId = participant?.id ?? 0;
    const said = { roomId, participantId, userId, text: 'Привет', clientId: randomUUID() };
    return one(await db.insert(chatMessages).values(said).returning());
  },
  hide: {
    deleted: ({ db }, { id }) => db.update(chatMessages).set({ deletedAt: new Date() }).where(eq(chatMessages.id, id)),
  },
};
const speakers: Verdicts = everybody(404, {
  guest: 401,
  owner: 422,
  shopOwner: 'allowed',
  shopManager: 'allowed',
  shopSeller: 'allowed',
});

const waiting: Thing<{ id: number }> = {
  title: 'a complaint',
  async make(world) {
    const { id } = await article.make(world);
    return one(await world.db.insert(moderationCases).values({ kind: 'ARTICLE', subjectId: id }).returning());
  },
};
const decided: Thing<{ id: number }> = {
  title: 'a decision that hid an article of the owner',
  async make(world) {
    const { id: subjectId } = await article.make(world);
    const decision = {
      decision: 'HIDE' as const,
      words: 'Реклама',
      decidedAt: new Date(),
      hiddenState: { version: '1' },
    };
    return one(
      await world.db
        .insert(moderationCases)
        .values({ kind: 'ARTICLE', subjectId, ...decision })
        .returning(),
    );
  },
};
const appealed: Thing<{ id: number }> = {
  title: 'a decision that its author does not agree with',
  async make(world) {
    const made = await decided.make(world);
    await world.db
      .insert(moderationAppeals)
      .values({ caseId: made.id, authorId: world.idOf('owner'), text: 'Это не реклама' });
    return made;
  },
};
const givenUp: Thing<{ id: number }> = {
  title: 'a job that was given up',
  async make({ db }) {
    const key = randomUUID();
    await db.execute(sql`select from graphile_worker.add_job('notice.email', '{"id": 2000000000}', job_key := ${key})`);
    const { rows } = await db.execute<{ id: number }>(
      sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key} returning id::int`,
    );
    return one(rows);
  },
};
/** Not one of the actors: blocking ends the person's sessions. */
const newPerson: Thing<{ id: number }> = {
  title: 'a new person',
  make: async ({ db }) =>
    one(
      await db
        .insert(users)
        .values({ nickname: `p-${randomUUID().slice(0, 13)}` })
        .returning({ id: users.id }),
    ),
};
const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });

export const moderationRows: Rows<'moderation'> = {
  'moderation.complain': [
    on(product, signedIn, about('PRODUCT')),
    on(shop, signedIn, about('SHOP')),
    on(review, othersOnly, about('REVIEW')),
    on(discussed, othersOnly, about('COMMENT')),
    on(article, othersOnly, about('ARTICLE')),
    on(shopsArticle, shopsReaders, about('ARTICLE')),
    on(post, othersOnly, about('PHOTO')),
    on(profile, othersOnly, about('PROFILE')),
    on(hiddenProfile, everybody(404, { guest: 401, owner: 422, administration: 'allowed' }), about('PROFILE')),
    on(blockedProfile, nobody(404), about('PROFILE')),
    on(message, speakers, about('MESSAGE')),
  ],
  'moderation.complaints': [
    plain(administrationOnly),
    plain(administrationOnly, () => ({ query: { id: 1 } }), 'one entry'),
  ],
  'moderation.waiting': [plain(administrationOnly)],
  'moderation.undo': [on(decided, administrationOnly, ({ id }) => ({ params: { id } }))],
  'moderation.answerAppeal': [
    on(appealed, administrationOnly, ({ id }) => ({ params: { id }, body: { answer: 'UPHOLD', words: 'Реклама' } })),
  ],
  'moderation.ownDecision': [on(decided, ownerOnly, ({ id }) => ({ params: { id } }))],
  'moderation.appeal': [on(decided, ownerOnly, ({ id }) => ({ params: { id }, body: { text: 'Это не реклама' } }))],
  'moderation.audit': [
    plain(administrationOnly),
    on(waiting, administrationOnly, ({ id }) => ({ query: { kind: 'ARTICLE', objectId: id } })),
  ],
  'moderation.findPeople': [plain(administrationOnly, () => ({ body: { search: 'nikto' } }))],
  'moderation.openPerson': [
    on(profile, administrationOnly, ({ id }) => ({ params: { id }, body: { reason: 'Спор о возврате' } })),
  ],
  'moderation.blockPerson': [
    on(newPerson, administrationOnly, ({ id }) => ({ params: { id }, body: { reason: 'Мошенничество' } })),
  ],
  'moderation.unblockPerson': [
    on(newPerson, administrationOnly, ({ id }) => ({ params: { id }, body: { reason: 'Ошибка' } })),
  ],
  'moderation.jobs': [plain(administrationOnly)],
  'moderation.repeatJobs': [plain(administrationOnly, () => ({ body: { kind: 'notice.push' } }))],
  'moderation.repeatJob': [on(givenUp, administrationOnly, ({ id }) => ({ params: { id } }))],
  'moderation.removeJob': [
    on(givenUp, administrationOnly, ({ id }) => ({ params: { id }, body: { reason: 'Старое' } })),
  ],
  'moderation.decide': [
    on(waiting, administrationOnly, ({ id }) => ({ params: { id }, body: { decision: 'LEAVE', words: '' } })),
  ],
};
