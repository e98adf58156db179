import { randomBytes } from 'node:crypto';
import { appName } from '@vetka/domain/page';
import type { NewSecondFactor, RecoveryCodes, SecondFactor } from '@vetka/domain/session';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { actWithinMs } from '../../platform/administration/implement.ts';
import { secretsOf } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { secondFactors, users } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { hashPassword, isPassword } from '../../platform/password.ts';
import { requireUser, type SignedIn } from '../../platform/session/request-session.ts';
import { decrypt, encrypt, keyedRecoveryCode } from './second-factor.cipher.ts';

const codesCount = 10;
/** The clock of a phone may be off by one step of 30 seconds. */
const drift = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: appName, label, secret: Secret.fromBase32(secret), digits: 6, period: 30 });

/** Codes from before Argon2id was used are stored as their keyed hash alone. */
const isOf = async (hash: string, keyed: string): Promise<boolean> =>
  hash.startsWith('$') ? isPassword(hash, keyed) : hash === keyed;

/** «4F2A-91C7-0B3D»: 48 bits. */
const recoveryLength = 12;
const newRecoveryCode = (): string =>
  randomBytes(recoveryLength / 2)
    .toString('hex')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');

/** @throws Refusal 401 for guests, 404 for people without the role */
function requireRole(request: FastifyRequest) {
  const user = requireUser(request);
  if (!request.session.hasAdministrationRole) throw notFound();
  return user;
}

const wrongCode = () => invalid({ code: 'Неверный код: возьмите новый в приложении' }, 'session.second-factor-code');

/** A row of the table with its secret decrypted. */
type Factor = typeof secondFactors.$inferSelect;

/** Confirms the role of the administration by a code of an application, or by a recovery code. */
export class SecondFactors {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws Refusal 404 for people without the role */
  read(request: FastifyRequest): Promise<SecondFactor> {
    return this.#state(requireRole(request).id, request.session.secondFactorAt);
  }

  /** @throws Refusal 404, 409 when there is a confirmed secret */
  async enrol(request: FastifyRequest): Promise<NewSecondFactor> {
    const { id: userId } = requireRole(request);
    const secret = new Secret({ size: 20 }).base32;
    const encrypted = encrypt(secret, this.#app.config.secret);
    const { rowCount } = await this.#app.db
      .insert(secondFactors)
      .values({ userId, secret: encrypted })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { secret: encrypted, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      });
    if (rowCount === 0) throw conflict('session.second-factor-exists', 'Приложение уже подключено');
    const [user] = await this.#app.db.select().from(users).where(eq(users.id, userId));
    return { uri: totpOf(secret, user?.nickname).toString(), secret };
  }

  /** Connects the application and passes. @throws Refusal 404, 409 when it is connected, 422 on `code`, 429 */
  async confirm(request: FastifyRequest, code: string): Promise<RecoveryCodes> {
    const user = requireRole(request);
    const codes = Array.from({ length: codesCount }, newRecoveryCode);
    await this.#prove(user, async (tx) => {
      const factor = await this.#lock(tx, user.id);
      if (factor?.confirmedAt) throw conflict('session.second-factor-exists', 'Приложение уже подключено');
      if (!factor || !(await this.#takeCode(tx, factor, code))) throw wrongCode();
      const keyed = codes.map((each) => keyedRecoveryCode(each, factor.secret));
      const recoveryHashes = await Promise.all(keyed.map(hashPassword));
      await tx
        .update(secondFactors)
        .set({ confirmedAt: new Date(), recoveryHashes })
        .where(eq(secondFactors.userId, user.id));
    });
    return { codes };
  }

  /** @throws Refusal 404, 422 on `code`, 429 */
  async pass(request: FastifyRequest, code: string): Promise<SecondFactor> {
    const user = requireRole(request);
    await this.#prove(user, async (tx) => {
      const factor = await this.#lock(tx, user.id);
      const isRight =
        factor?.confirmedAt &&
        ((await this.#takeCode(tx, factor, code)) || (await this.#takeRecovery(tx, factor, code)));
      if (!isRight) throw wrongCode();
    });
    return this.#state(user.id, new Date());
  }

  /** Confirms the role in the session when `check` accepts the code. */
  async #prove({ id, sessionId }: SignedIn, check: (tx: Transaction) => Promise<void>): Promise<void> {
    const { db, limits, sessions } = this.#app;
    const confirm = async (tx: Transaction) => {
      await check(tx);
      await sessions.confirmRole(tx, sessionId);
    };
    await limits.guess([['secondFactor', String(id)]], () => db.transaction(confirm));
    sessions.renewSockets(sessionId);
  }

  /**
   * Locks the factor of a person and decrypts its secret. If that was encrypted with the former `SECRET`, it is stored
   * again, encrypted with the current one; a wrong code rolls this back.
   */
  async #lock(tx: Transaction, userId: number): Promise<Factor | undefined> {
    const ofPerson = eq(secondFactors.userId, userId);
    const [row] = await tx.select().from(secondFactors).where(ofPerson).for('update');
    if (!row) return undefined;
    const { config } = this.#app;
    const { text: secret, isCurrent } = decrypt(row.secret, secretsOf(config));
    if (!isCurrent) {
      await tx
        .update(secondFactors)
        .set({ secret: encrypt(secret, config.secret) })
        .where(ofPerson);
    }
    return { ...row, secret };
  }

  /** A code works once, and earlier ones no longer work. */
  async #takeCode(tx: Transaction, row: Factor, code: string): Promise<boolean> {
    const totp = totpOf(row.secret);
    const delta = totp.validate({ token: code.replace(/\s/g, ''), window: drift });
    if (delta === null) return false;
    const step = totp.counter() + delta;
    const isNew = and(eq(secondFactors.userId, row.userId), lt(secondFactors.lastStep, step));
    const { rowCount } = await tx.update(secondFactors).set({ lastStep: step }).where(isNew);
    return rowCount === 1;
  }

  /** The row is locked, so that a code works once. */
  async #takeRecovery(tx: Transaction, row: Factor, code: string): Promise<boolean> {
    if (code.replace(/[\s-]/g, '').length !== recoveryLength) return false;
    // Codes from before a factor's own secret was their key have `SECRET` as their key.
    for (const secret of [row.secret, ...secretsOf(this.#app.config)]) {
      const keyed = keyedRecoveryCode(code, secret);
      const matches = await Promise.all(row.recoveryHashes.map((hash) => isOf(hash, keyed)));
      if (!matches.includes(true)) continue;
      const recoveryHashes = row.recoveryHashes.filter((_, at) => !matches[at]);
      await tx.update(secondFactors).set({ recoveryHashes }).where(eq(secondFactors.userId, row.userId));
      return true;
    }
    return false;
  }

  async #state(userId: number, passedAt: Date | null): Promise<SecondFactor> {
    const [row] = await this.#app.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    const until = passedAt && new Date(passedAt.getTime() + actWithinMs);
    return {
      isRequired: this.#app.config.needsSecondFactor,
      isEnrolled: row?.confirmedAt != null,
      passedUntil: until && until > new Date() ? until.toISOString() : null,
      recoveryCodesLeft: row?.recoveryHashes.length ?? 0,
    };
  }
}
