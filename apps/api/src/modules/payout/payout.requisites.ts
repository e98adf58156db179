import { fullName } from '@vetka/domain/account';
import {
  isBankAccount,
  isBik,
  maskedAccount,
  requisitesPauseHours,
  type PayoutRequisitesHistory,
  type SavePayoutRequisites,
} from '@vetka/domain/payout';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { VerificationSent } from '@vetka/domain/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { legalInfos, payoutAccounts, users } from '../../platform/database/schema/index.ts';
import { conflict, forbidden, invalid } from '../../platform/http/refusal.ts';
import { payoutMessages } from './payout.messages.ts';
import { requireIdentity, storedIdentity, wantedOf } from './payout.identity.ts';

type Desk = Awaited<ReturnType<FastifyInstance['desk']['enter']>>;

const pauseMs = requisitesPauseHours * 60 * 60_000;

/** Only the owner may change where money is paid. @throws Refusal 403 */
function requireOwner({ role }: Desk): void {
  if (role !== 'OWNER') throw forbidden('payout.only-owner', payoutMessages.onlyOwner);
}

/** The seller of the contract, who must be the holder of the account. */
async function findSeller(db: Executor, { service }: Desk) {
  if (service.legalInfoId === null) return undefined;
  const [row] = await db.select().from(legalInfos).where(eq(legalInfos.id, service.legalInfoId));
  return row;
}

/** @throws Refusal 422 on `bik` or `account` */
function requireAccount({ bik, account }: SavePayoutRequisites): void {
  if (!isBik(bik)) throw invalid({ bik: payoutMessages.bik });
  if (!isBankAccount(account, bik)) throw invalid({ account: payoutMessages.account });
}

/**
 * The requisites a shop is paid to. New ones need a code from the owner's phone, are announced to everybody in the
 * shop, and apply after a pause.
 */
export class PayoutRequisitesBook {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws Refusal 403 for anybody but the owner */
  async read(desk: Desk): Promise<PayoutRequisitesHistory> {
    requireOwner(desk);
    const { db } = this.#app;
    const rows = await db
      .select({ row: payoutAccounts, user: users })
      .from(payoutAccounts)
      .leftJoin(users, eq(users.id, payoutAccounts.userId))
      .where(eq(payoutAccounts.serviceId, desk.service.id))
      .orderBy(desc(payoutAccounts.id));
    const seller = await findSeller(db, desk);
    return {
      holder: seller?.name ?? null,
      wants: wantedOf(this.#app, seller),
      data: rows.map(({ row, user }) => ({
        id: row.id,
        account: maskedAccount(row.account),
        bik: row.bik,
        bankName: row.bankName,
        holder: row.holder,
        by: user ? fullName(user) || user.nickname : '',
        createdAt: row.createdAt.toISOString(),
        activeFrom: row.activeFrom.toISOString(),
        endedAt: row.endedAt?.toISOString() ?? null,
        refusal: row.refusal ?? '',
      })),
    };
  }

  /** @throws Refusal 403, 429 */
  sendCode(desk: Desk, { ip }: FastifyRequest): Promise<VerificationSent> {
    requireOwner(desk);
    return this.#app.signIn.sendOwnCode(desk.userId, ip, 'CHANGE_REQUISITES');
  }

  /** @throws Refusal 403; 422 on `bik`, `account`, `passport`, `director` or `code`; 409 without a seller, or when nothing changes */
  async save(desk: Desk, body: SavePayoutRequisites, request: FastifyRequest): Promise<PayoutRequisitesHistory> {
    requireOwner(desk);
    requireAccount(body);
    const seller = await findSeller(this.#app.db, desk);
    if (!seller) throw conflict('payout.no-seller', payoutMessages.noSeller);
    const identity = storedIdentity(requireIdentity(wantedOf(this.#app, seller), body), this.#app.config.secret);
    const confirmation = { userId: desk.userId, code: body.code, purpose: 'CHANGE_REQUISITES' } as const;
    await this.#app.signIn.confirmed(confirmation, request, async (tx) => {
      await this.#app.ledger.lockSeller(tx, desk.service.id);
      await this.#replace(tx, desk, body, { ...seller, identity });
      await this.#notify(tx, desk, body);
    });
    return this.read(desk);
  }

  async #replace(
    tx: Transaction,
    { service, userId }: Desk,
    { account, bik, bankName }: SavePayoutRequisites,
    { name: holder, inn, identity }: { name: string; inn: string; identity: string | null },
  ): Promise<void> {
    const isCurrent = and(eq(payoutAccounts.serviceId, service.id), isNull(payoutAccounts.endedAt));
    const [current] = await tx.select().from(payoutAccounts).where(isCurrent);
    if (current?.account === account && current.bik === bik && current.refusal === null)
      throw conflict('payout.same-requisites', payoutMessages.same);
    const now = new Date();
    await tx.update(payoutAccounts).set({ endedAt: now, identity: null }).where(isCurrent);
    await tx.insert(payoutAccounts).values({
      serviceId: service.id,
      account,
      bik,
      bankName: bankName.trim(),
      holder,
      inn,
      userId,
      identity,
      activeFrom: new Date(now.getTime() + pauseMs),
    });
  }

  /**
   * The owner and the managers, and the contacts of the shop itself, which a stolen session cannot change unnoticed.
   */
  async #notify(
    tx: Transaction,
    { service, userId: actingId }: Desk,
    { account }: SavePayoutRequisites,
  ): Promise<void> {
    const people = await this.#app.desk.peopleWithRight(tx, [service.id], 'SEE_STATISTICS');
    await this.#app.notices.notify(
      tx,
      people.map(({ userId }) => ({
        userId,
        kind: 'SHOP_PAYOUT' as const,
        key: `requisites-${service.id}-${Date.now()}`,
        title: `У «${service.name}» новые реквизиты выплат`,
        text: wordsOf(account),
        path: `/my/shop/${service.slug}/money/requisites`,
        ...(userId === actingId && { alsoTo: { phone: service.phone, email: service.email } }),
      })),
    );
  }
}

const wordsOf = (account: string): string =>
  `Счёт ${maskedAccount(account)}. Выплаты пойдут на него через ${requisitesPauseHours / 24} дня. Если это не вы, напишите нам`;
