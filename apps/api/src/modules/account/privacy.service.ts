import {
  restorableDays,
  type AccountDeleted,
  type ConsentParams,
  type DeletionTerms,
  type OwnConsents,
  type PersonalData,
} from '@vetka/domain/account';
import { documentOfConsent } from '@vetka/domain/legal';
import { pagePath } from '@vetka/domain/path';
import { plural } from '@vetka/domain/plural';
import type { VerificationSent } from '@vetka/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { copyOf } from '../../platform/person/copy.ts';
import { closeShops, endAccount, reopenShops } from '../../platform/person/end.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';
import { removeFiles } from '../../platform/removedFiles.ts';
import * as repository from './privacy.repository.ts';
import { lockUser } from './settings.repository.ts';

const dayMs = 86_400_000;
const orderForms = ['незавершённый заказ', 'незавершённых заказа', 'незавершённых заказов'] as const;

const restoredText = (hasShops: boolean): string =>
  `Вы вошли снова, и удаление отменено. Ваши статьи и фото опять видны${hasShops ? ', магазин принимает заказы' : ''}.`;

/** A person's control over their data: consents, a copy of the data, deletion of the account. */
export class PrivacyService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async consents(userId: number): Promise<OwnConsents> {
    const { db, legal } = this.#app;
    const rows = await repository.listConsents(db, userId);
    const kinds = [...new Set(rows.map((row) => row.kind))];
    const versions = kinds.map(
      async (kind) => [kind, await legal.versionInForce(db, documentOfConsent[kind])] as const,
    );
    const inForce = new Map(await Promise.all(versions));
    return { data: rows.map((row) => ({ ...row, isCurrent: row.textVersion === inForce.get(row.kind) })) };
  }

  /** @throws Refusal 409 for the consent without which there is no account */
  async withdraw(userId: number, { kind }: ConsentParams): Promise<OwnConsents> {
    if (kind === 'REGISTRATION') {
      throw conflict('account.needs-consent', 'Без этого согласия аккаунта нет. Чтобы отозвать его, удалите аккаунт');
    }
    await this.#app.db.transaction(async (tx) => {
      await repository.withdrawConsents(tx, userId, kind);
      if (kind === 'PERSONAL_DATA') await repository.deleteSavedAddresses(tx, userId);
    });
    return this.consents(userId);
  }

  /** Everything stored about the person. @throws Refusal 429 more than once an hour */
  async copy(userId: number): Promise<PersonalData> {
    await this.#app.limits.take('dataCopies', String(userId));
    return { madeAt: new Date().toISOString(), data: await copyOf(this.#app.db, userId) };
  }

  async terms(db: Executor, userId: number): Promise<DeletionTerms> {
    const shops = await repository.listOwnShops(db, userId);
    const running = await repository.listRunningOrders(db, userId);
    const ofShops = shops.flatMap(({ name, slug, running: count }) =>
      count === 0
        ? []
        : [
            {
              title: `${name}: ${plural(count, orderForms)}`,
              text: 'Выполните заказы или отмените их с возвратом. Доставленный заказ завершается сам, когда пройдёт срок для спора.',
              path: pagePath('/my/shop/$service/orders', { service: slug }),
            },
          ],
    );
    const ofOrders = running.map((id) => ({
      title: `Заказ №\u00A0${id} ещё в работе`,
      text: 'Пока магазин не принял заказ, его можно отменить. Потом дождитесь доставки, а если её нет вовремя, откройте в заказе спор: не доставят – вернём деньги.',
      path: `${pagePath('/my')}?order=${id}`,
    }));
    return { obstacles: [...ofShops, ...ofOrders], shops: shops.map(({ name }) => name) };
  }

  sendCode(userId: number, { ip }: FastifyRequest): Promise<VerificationSent> {
    return this.#app.signIn.sendOwnCode(userId, ip, 'DELETE_ACCOUNT');
  }

  /** Hides the account and ends all its sessions. @throws Refusal 409 while orders are unfinished, 422 on `code` */
  async delete(user: SignedIn, code: string, request: FastifyRequest, reply: FastifyReply): Promise<AccountDeleted> {
    await this.#refuseObstacles(this.#app.db, user.id);
    const confirmation = { userId: user.id, code, purpose: 'DELETE_ACCOUNT' } as const;
    await this.#app.signIn.confirmed(confirmation, request, async (tx) => {
      await lockUser(tx, user.id);
      await this.#refuseObstacles(tx, user.id);
      await closeShops(tx, user.id);
      await repository.markDeleted(tx, user.id);
    });
    await this.#app.sessions.endOthers(user.id, user.sessionId);
    await this.#app.sessions.signOut(request, reply);
    return { restorableUntil: new Date(Date.now() + restorableDays * dayMs).toISOString() };
  }

  /** Restores an account whose owner signs in again in time, and notifies them of what was restored. */
  async restore(userId: number): Promise<void> {
    await this.#app.db.transaction(async (tx) => {
      const deletedAt = await repository.markRestored(tx, userId);
      if (!deletedAt) return;
      const reopened = await reopenShops(tx, userId);
      await this.#app.notices.notify(tx, [
        {
          userId,
          kind: 'ACCOUNT_RESTORED',
          key: `restored:${deletedAt.getTime()}`,
          title: 'Аккаунт восстановлен',
          text: restoredText(reopened > 0),
          path: pagePath('/my'),
        },
      ]);
    });
  }

  /** Deletes for good the accounts that were deleted 30 days ago. */
  async endDue(): Promise<void> {
    const before = new Date(Date.now() - restorableDays * dayMs);
    for (const id of await repository.listDue(this.#app.db, before)) await this.#end(id, before);
  }

  async #end(id: number, before: Date): Promise<void> {
    await this.#app.db.transaction(async (tx) => {
      if (!(await repository.lockDue(tx, id, before))) return;
      const { obstacles } = await this.terms(tx, id);
      if (obstacles.length === 0) await removeFiles(tx, await endAccount(tx, id));
    });
  }

  async #refuseObstacles(db: Executor, userId: number): Promise<void> {
    const { obstacles } = await this.terms(db, userId);
    const [first] = obstacles;
    if (first) throw conflict('account.obstacles', `${first.title}. ${first.text}`, { obstacles });
  }
}
