import type { UserCard, UserProfile, UsersQuery } from '@vetka/domain/account';
import { metaOf, type Page, type PageQuery } from '@vetka/domain/paging';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import * as repository from './profile.repository.ts';

const defaultTake = 24;
const newestTake = 8;

const profileNotFound = () => notFound('account.unknown', 'Такого пользователя нет');

const cardOf = ({ user, avatar, cityName, isFollowed }: repository.UserCardRow): UserCard => ({
  id: user.id,
  nickname: user.nickname,
  firstName: user.firstName,
  lastName: user.lastName,
  avatar: optionalMediaFile(avatar),
  cityName,
  subscribersCount: user.subscribersCount,
  subscriptionState: isFollowed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
});

interface Listed {
  where: SQL | undefined;
  order: readonly SQL[];
  query: PageQuery;
  pageSize?: number;
}

/** Public profiles. A hidden profile is visible only to its owner and the administration. */
export class ProfileService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Most popular first. */
  list(session: RequestSession, query: UsersQuery): Promise<Page<UserCard>> {
    return this.#page(session, { where: repository.matchesName(query.search), order: repository.byPopularity, query });
  }

  latest(session: RequestSession, query: PageQuery): Promise<Page<UserCard>> {
    return this.#page(session, { where: undefined, order: repository.newest, query, pageSize: newestTake });
  }

  /** A person's followers, newest first, without hidden profiles. @throws Refusal 404 when the profile is not shown */
  async subscribers(session: RequestSession, id: number, query: PageQuery): Promise<Page<UserCard>> {
    await this.find(session, { id });
    return this.#page(session, { where: repository.follows(id), order: repository.byFollowerDate(id), query });
  }

  /** The people a person follows, most recent first. @throws Refusal 404 when the profile is not shown */
  async subscriptions(session: RequestSession, id: number, query: PageQuery): Promise<Page<UserCard>> {
    await this.find(session, { id });
    return this.#page(session, { where: repository.isFollowed(id), order: repository.byFollowedDate(id), query });
  }

  /** @throws Refusal 404 when the profile is not shown */
  async read(session: RequestSession, nickname: string): Promise<UserProfile> {
    const id = await this.find(session, { nickname });
    const row = await repository.findProfile(this.#app.db, session, id);
    if (!row) throw profileNotFound();
    return {
      ...cardOf(row),
      articlesCount: row.articlesCount,
      contentCount: row.contentCount,
      bio: row.user.bio,
      createdAt: row.user.createdAt.toISOString(),
      subscriptionsCount: row.subscriptionsCount,
      isOwn: session.userId === id,
    };
  }

  /** The id of a person the visitor may view. @throws Refusal 404 */
  async find(session: RequestSession, person: { id: number } | { nickname: string }): Promise<number> {
    const found = await repository.findPerson(this.#app.db, person);
    const maySee = found && (found.isVisible || found.id === session.userId || session.isAdministration);
    if (!maySee) throw profileNotFound();
    return found.id;
  }

  /** Hides a profile that breaks the rules. Its owner may show it again. */
  async hide(tx: Transaction, id: number): Promise<HiddenState | null> {
    return (await repository.setVisible(tx, id, false)) ? {} : null;
  }

  async unhide(tx: Transaction, id: number): Promise<void> {
    await repository.setVisible(tx, id, true);
  }

  async #page(
    { userId }: RequestSession,
    { where, order, query, pageSize = defaultTake }: Listed,
  ): Promise<Page<UserCard>> {
    const { page = 1, take = pageSize } = query;
    const [rows, total] = await Promise.all([
      repository.findCards(this.#app.db, userId, where, order, { page, take }),
      repository.countCards(this.#app.db, where),
    ]);
    return { data: rows.map(cardOf), meta: metaOf(page, take, total) };
  }
}
