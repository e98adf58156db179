import { randomBytes } from 'node:crypto';
import { isReservedSlug, type AuthUser, type ProfileUpdate } from '@vetka/domain/account';
import { documentOfConsent } from '@vetka/domain/legal';
import { phoneAlone } from '@vetka/domain/phone';
import type { RecordedConsent } from '@vetka/domain/session';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { forbidden, unauthorized } from '../../platform/http/refusal.ts';
import { isPassword } from '../../platform/password.ts';
import { authUserOf, legalInfoOf } from './account.mapping.ts';
import * as repository from './account.repository.ts';

/** Where a consent came from, recorded next to its text. */
export interface ConsentSource {
  ip: string;
  userAgent: string | null;
}

/** An account as addressed at sign-in. */
export interface Login {
  account: Awaited<ReturnType<typeof repository.findCredentials>>;
  /** The same for every spelling of a login and for every login of one account. */
  key: string;
}

function loginOf(input: string): { field: 'phone' | 'email' | 'nickname'; value: string } {
  const value = input.trim();
  if (value.includes('@')) return { field: 'email', value };
  const phone = phoneAlone(value);
  return phone ? { field: 'phone', value: phone } : { field: 'nickname', value };
}

/** A nickname for an account that has not chosen one. Never a reserved word. */
function newNickname(): string {
  const nickname = `user-${randomBytes(5).toString('hex')}`;
  return isReservedSlug(nickname) ? newNickname() : nickname;
}

const refuseBlocked = (row: { blockedAt: Date | null }): void => {
  if (row.blockedAt) throw forbidden('account.blocked', 'Аккаунт заблокирован. Напишите в поддержку');
};

const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));

/** Accounts: personal data and credentials. */
export class AccountService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The signed-in person's own view of their account. @throws Refusal 401 when the account is gone */
  async authUser(userId: number): Promise<AuthUser> {
    const { db } = this.#app;
    const row = await repository.findUser(db, userId);
    if (!row) throw unauthorized();
    const legal = row.user.legalInfoId === null ? undefined : await repository.findLegalInfo(db, row.user.legalInfoId);
    return {
      ...authUserOf(row, legal ? legalInfoOf(legal) : null),
      asksConsent: await this.#asksConsent(userId),
    };
  }

  /** The account id of a phone. @throws Refusal 403 when the account is blocked */
  async findByPhone(phone: string): Promise<number | undefined> {
    const row = await repository.findIdByPhone(this.#app.db, phone);
    if (row) refuseBlocked(row);
    return row?.id;
  }

  /** Creates an account for a confirmed phone, together with its consent. */
  async create(tx: Transaction, phone: string, source: ConsentSource): Promise<number> {
    const userId = await repository.insertUser(tx, phone, newNickname());
    await this.#record(tx, { userId, kind: 'REGISTRATION' }, source);
    return userId;
  }

  /** Records a cookie consent, possibly of a guest: the text, the time and the source (Federal Law 152). */
  acceptCookies(userId: number | null, source: ConsentSource): Promise<RecordedConsent> {
    return this.#record(this.#app.db, { userId, kind: 'COOKIE' }, source);
  }

  /** Records the consent to the processing of personal data, in the transaction of what it was given for. */
  async acceptPersonalData(tx: Transaction, userId: number | null, source: ConsentSource): Promise<void> {
    await this.#record(tx, { userId, kind: 'PERSONAL_DATA' }, source);
  }

  /** Records the consent of registration to its text in force. */
  async renewConsent(userId: number, source: ConsentSource): Promise<AuthUser> {
    await this.#record(this.#app.db, { userId, kind: 'REGISTRATION' }, source);
    return this.authUser(userId);
  }

  /** The account of a login (phone, e-mail or nickname). When there is none, no password matches. */
  async findLogin(input: string): Promise<Login> {
    const login = loginOf(input);
    const account = await repository.findCredentials(this.#app.db, login.field, login.value);
    return { account, key: account ? `account ${account.id}` : `${login.field} ${login.value.toLowerCase()}` };
  }

  /** The id of the account if the password is correct. Takes the same time when there is no account. */
  async checkPassword({ account }: Login, password: string): Promise<number | undefined> {
    if (!(await isPassword(account?.passwordHash, password)) || !account) return undefined;
    refuseBlocked(account);
    return account.id;
  }

  async update(userId: number, { cityId, firstName, lastName, gender, bio }: ProfileUpdate): Promise<AuthUser> {
    const change = withoutUndefined({ firstName: firstName?.trim(), lastName: lastName?.trim(), gender, bio });
    await this.#app.db.transaction(async (tx) => {
      if (Object.keys(change).length > 0) await repository.updateUser(tx, userId, change);
      if (cityId !== undefined) await this.#saveCity(tx, userId, cityId);
    });
    return this.authUser(userId);
  }

  async setCity(userId: number, cityId: number): Promise<void> {
    await this.#app.db.transaction((tx) => this.#saveCity(tx, userId, cityId));
  }

  /** The current nickname of the person who had this one before. */
  successorOf(nickname: string): Promise<string | undefined> {
    return repository.findSuccessor(this.#app.db, nickname);
  }

  /** The text is the one in force at this moment: it is what the form leads to. */
  async #record(
    db: Executor,
    who: Pick<repository.NewConsent, 'userId' | 'kind'>,
    { ip, userAgent }: ConsentSource,
  ): Promise<RecordedConsent> {
    const textVersion = await this.#app.legal.versionInForce(db, documentOfConsent[who.kind]);
    const acceptedAt = await repository.insertConsent(db, { ...who, textVersion, ip, userAgent });
    return { textVersion, acceptedAt: acceptedAt.toISOString() };
  }

  /** Whether the text of registration has become worse since the person agreed to it. */
  async #asksConsent(userId: number): Promise<boolean> {
    const { db, legal } = this.#app;
    const since = await legal.worseSince(db, documentOfConsent.REGISTRATION);
    return since !== null && !(await repository.hasConsentSince(db, userId, since));
  }

  async #saveCity(tx: Executor, userId: number, cityId: number): Promise<void> {
    const current = await repository.lockAddressId(tx, userId);
    const addressId = await this.#app.place.saveCityAddress(tx, cityId, current);
    await repository.updateUser(tx, userId, { addressId });
  }
}
