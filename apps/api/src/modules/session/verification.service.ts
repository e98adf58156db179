import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { appName } from '@vetka/domain/page';
import { normalizePhone } from '@vetka/domain/phone';
import {
  codeLength,
  codeLivesSeconds,
  codeTries,
  resendAfterSeconds,
  signInMessages,
  type VerificationSent,
} from '@vetka/domain/session';
import type { FastifyInstance } from 'fastify';
import { hasTimedOut } from '../../adapters/result.ts';
import { secretsOf } from '../../platform/config.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { invalid, Refusal, tooMany } from '../../platform/http/refusal.ts';
import { codeLimits } from '../../platform/limits/limits.ts';
import { networkOf } from '../../platform/limits/network.ts';
import * as repository from './verification.repository.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const agoMs = (ms: number): Date => new Date(Date.now() - ms);
const secondsUntil = (moment: number): number => Math.max(1, Math.ceil((moment - Date.now()) / 1000));

/** @throws Refusal 429 while that which filled a limit is within its window */
function refuseFor(windowMs: number, filledAt: Date | undefined): void {
  if (filledAt) throw tooMany(undefined, secondsUntil(filledAt.getTime() + windowMs));
}

const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/** By default a guest signs in, and a signed-in person changes the phone. */
const purposeOf = (userId: number | null): repository.Purpose => (userId === null ? 'SIGN_IN' : 'CHANGE_PHONE');

const purposes: Record<repository.Purpose, string> = {
  SIGN_IN: 'входа',
  CHANGE_PHONE: 'смены номера',
  DELETE_ACCOUNT: 'удаления аккаунта',
  CHANGE_REQUISITES: 'смены реквизитов выплат',
  CONFIRM_PERSON: 'подтверждения, что это вы',
};

const textOf = (code: string, purpose: repository.Purpose): string =>
  `${appName}: код для ${purposes[purpose]} ${code}. Никому его не сообщайте.`;

const hashOf = (phone: string, code: string, secret: string): string =>
  createHmac('sha256', secret).update(`${phone}:${code}`).digest('hex');

/** Normalizes the phone. @throws Refusal 422 on `phone` */
export function requirePhone(input: string): string {
  const phone = normalizePhone(input);
  if (!phone) throw invalid({ phone: signInMessages.phone }, 'session.phone');
  return phone;
}

/** A request for a code. */
export type Asking = repository.Asker & {
  ip: string;
  /** Whether the phone is the asker's own, as far as we know. */
  isKnown: boolean;
  /** @default signing in for a guest, changing the phone for a person */
  purpose?: repository.Purpose;
};

/** A correct code. */
export interface CheckedCode {
  /**
   * Runs the confirmed act and consumes the code in the same transaction: the code of a refused act can be used again.
   * @throws Refusal 422 on `code` when another request has consumed it
   */
  use: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
}

/** SMS codes, which prove possession of the phone. */
export class VerificationService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Sends a code. The answer is the same for known and unknown phones. */
  async send(input: string, { purpose: asked, ...asking }: Asking): Promise<VerificationSent> {
    const phone = requirePhone(input);
    const { isKnown, userId } = asking;
    const ip = networkOf(asking.ip);
    const purpose = asked ?? purposeOf(userId);
    const code = newCode();
    const id = await this.#app.db.transaction(async (tx) => {
      await repository.lockSending(tx, phone, ip);
      await this.#refuseTooMany(tx, phone, isKnown, ip);
      return repository.insertCode(tx, this.#rowOf({ phone, purpose, ...asking, ip }, code));
    });
    await this.#deliver(phone, textOf(code, purpose), id);
    return { phone, resendAfterSeconds, expiresInSeconds: codeLivesSeconds };
  }

  /** Checks a code. Only whoever requested it may use it, or spend its tries. @throws Refusal 422 on `code` */
  async check(
    phone: string,
    code: string,
    asker: repository.Asker,
    purpose = purposeOf(asker.userId),
  ): Promise<CheckedCode> {
    const row = await repository.findLatest(this.#app.db, phone, purpose, asker);
    if (!row || row.expiresAt.getTime() <= Date.now())
      throw invalid({ code: signInMessages.codeExpired }, 'session.code');
    // The try is taken before the comparison, so concurrent guesses cannot exceed the limit.
    if (!(await repository.takeTry(this.#app.db, row.id, await this.#triesOf(row)))) {
      throw invalid({ code: signInMessages.tooManyTries }, 'session.code');
    }
    const accepted = secretsOf(this.#app.config).map((secret) => hashOf(phone, code, secret));
    if (!accepted.some((hash) => timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hash))))
      throw invalid({ code: signInMessages.code }, 'session.code');
    return { use: (work) => this.#use(row.id, work) };
  }

  #use<T>(id: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#app.db.transaction(async (tx) => {
      if (!(await repository.consume(tx, id))) throw invalid({ code: signInMessages.codeExpired }, 'session.code');
      return work(tx);
    });
  }

  #rowOf(asked: Omit<repository.NewCode, 'codeHash' | 'expiresAt'>, code: string): repository.NewCode {
    const expiresAt = new Date(Date.now() + codeLivesSeconds * 1000);
    return { ...asked, codeHash: hashOf(asked.phone, code, this.#app.config.secret), expiresAt };
  }

  async #refuseTooMany(tx: Transaction, phone: string, isKnown: boolean, ip: string): Promise<void> {
    const lastSent = await repository.findLastSent(tx, { phone, isKnown });
    const again = (lastSent?.getTime() ?? 0) + resendAfterSeconds * 1000;
    if (again > Date.now()) throw tooMany(signInMessages.resend, secondsUntil(again));
    refuseFor(dayMs, await repository.findSent(tx, { phone, isKnown }, agoMs(dayMs), codeLimits.perPhoneADay));
    refuseFor(hourMs, await repository.findUnused(tx, ip, agoMs(hourMs), codeLimits.unusedPerAddressAnHour));
    refuseFor(dayMs, await this.#findGuessing(tx, { ip, isKnown }));
  }

  /** Since when an address guesses the codes of many phones. People whom we know do not suffer from others there. */
  async #findGuessing(
    db: Executor,
    { ip = null, isKnown }: Pick<repository.NewCode, 'ip' | 'isKnown'>,
  ): Promise<Date | undefined> {
    if (isKnown || ip === null) return undefined;
    return repository.findWrongFrom(db, ip, agoMs(dayMs), codeLimits.wrongPerAddressADay);
  }

  /**
   * A phone whose codes were often guessed gets fewer tries for each code, as do the codes of an address that guesses. A
   * lock would let a stranger shut its owner out.
   */
  async #triesOf(row: Pick<repository.NewCode, 'phone' | 'isKnown' | 'ip'>): Promise<number> {
    const wrong = await repository.countWrongTo(this.#app.db, row, agoMs(7 * dayMs));
    const isGuessed =
      wrong >= codeLimits.wrongPerPhoneAWeek || (await this.#findGuessing(this.#app.db, row)) !== undefined;
    return isGuessed ? codeLimits.triesOfGuessed : codeTries;
  }

  async #deliver(phone: string, text: string, id: number): Promise<void> {
    const sent = await this.#app.providers.sms.send(phone, text);
    if (sent.ok) return;
    this.#app.log.warn({ code: sent.code }, sent.message);
    // The message may have been sent although the operator was slow to say so: its code is valid, and counts.
    if (hasTimedOut(sent)) return;
    // A code that was never received must not count against the person.
    await repository.deleteCode(this.#app.db, id);
    throw new Refusal(503, 'session.sms-unavailable', 'Не получилось отправить код. Попробуйте ещё раз через минуту');
  }
}
