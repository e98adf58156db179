import { restrictionsMax, type Restrictions, type RestrictionUpdate } from '@vetka/domain/account';
import type { FastifyInstance } from 'fastify';
import { authorOf } from '../../platform/authors.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';
import { findPerson } from './profile.repository.ts';
import * as repository from './restrictions.repository.ts';

const refuse = (message: string) => invalid({ id: message }, 'account.restriction');

/** The people and shops that a person has muted or blocked. */
export class RestrictionsService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async list(userId: number): Promise<Restrictions> {
    const rows = await repository.findRestrictions(this.#app.db, userId);
    return {
      data: rows.map(({ author, level, createdAt }) => ({
        target: authorOf(author),
        level,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /**
   * Mutes, blocks or releases a person or a shop. A block ends following in both directions.
   * @throws Refusal 404 for an unknown one, 422 for oneself, one's own shop, the administration, and for too many
   */
  async change(user: SignedIn, { level, ...target }: RestrictionUpdate): Promise<Restrictions> {
    if (level !== 'NONE') await this.#requireTarget(user, target);
    await this.#app.db.transaction(async (tx) => {
      if (level === 'NONE') await repository.deleteRestriction(tx, user.id, target);
      else await repository.saveRestriction(tx, user.id, target, level);
      if (level === 'BLOCKED') await this.#endFollowing(tx, user.id, target);
    });
    return this.list(user.id);
  }

  async #requireTarget(user: SignedIn, target: Omit<RestrictionUpdate, 'level'>): Promise<void> {
    if (target.kind === 'USER') await this.#requirePerson(user.id, target.id);
    else await this.#requireService(user.id, target.id);
    if ((await repository.countOthers(this.#app.db, user.id, target)) >= restrictionsMax) {
      throw refuse(`В списке уже ${restrictionsMax}. Уберите из него кого-нибудь в настройках`);
    }
  }

  async #requirePerson(userId: number, id: number): Promise<void> {
    if (id === userId) throw refuse('Себя заблокировать нельзя');
    const person = await findPerson(this.#app.db, { id });
    if (!person) throw notFound('account.unknown', 'Такого пользователя нет');
    if (person.isAdministration) throw refuse('Администрацию «Ветки» заблокировать нельзя');
  }

  async #requireService(userId: number, id: number): Promise<void> {
    await this.#app.service.requireShown(id);
    const { services } = await this.#app.account.authUser(userId);
    if (services.some((own) => own.id === id)) throw refuse('Это ваш магазин: заблокировать его нельзя');
  }

  async #endFollowing(tx: Transaction, userId: number, { kind, id }: Omit<RestrictionUpdate, 'level'>): Promise<void> {
    if (kind === 'SERVICE') return this.#app.service.endFollowing(tx, userId, id);
    // In the order of ids, so that two people who block each other do not deadlock.
    const pairs = [
      [userId, id],
      [id, userId],
    ] as const;
    for (const [subscriber, followed] of pairs.toSorted((a, b) => a[1] - b[1])) {
      await repository.endFollowing(tx, subscriber, followed);
    }
  }
}
