import type { AuthUser, PhoneUpdate } from '@vetka/domain/account';
import {
  confirmationMinutes,
  signInMessages,
  type ConfirmedPerson,
  type ConfirmPerson,
  type RecordedConsent,
  type Session,
  type SignIn,
  type SignInByPassword,
  type VerificationSent,
} from '@vetka/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { readDevice, rememberDevice } from '../../platform/session/device.ts';
import { requireUser } from '../../platform/session/request-session.ts';
import { cookieNameOf } from '../../platform/session/session-cookie.ts';
import { browserOf, markBrowser } from './code-browser.ts';
import { countersOf } from './password-guard.ts';
import type { Asker } from './verification.repository.ts';
import { requirePhone, VerificationService, type CheckedCode } from './verification.service.ts';

/** What a code sent to the person's own phone confirms. */
type OwnPurpose = 'DELETE_ACCOUNT' | 'CHANGE_REQUISITES' | 'CONFIRM_PERSON';

const sourceOf = ({ ip, headers }: FastifyRequest) => ({ ip, userAgent: headers['user-agent']?.slice(0, 500) ?? null });

/** Signing in, and the session as visitors see it. */
export class SignInService {
  readonly verification: VerificationService;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.verification = new VerificationService(app);
  }

  /** The specification's session record. A visitor without a session gets the address and the domain. */
  async describe(request: FastifyRequest): Promise<Session> {
    const { session, ip } = request;
    return {
      cookieName: cookieNameOf('vetka_session', request, this.#app.config),
      domain: this.#app.config.cookieDomain ?? null,
      sessionId: this.#app.sessions.publicIdOf(session),
      sessionIdExpires: session.endsAt?.toISOString() ?? null,
      geo: { city: await this.#app.place.findCity(session.cityId) },
      ip,
      isCartShop: session.isCartShop,
    };
  }

  /** Sends a code to the phone of a guest who signs in, or to the new one of a person. */
  async sendCode(input: string, request: FastifyRequest, reply: FastifyReply): Promise<VerificationSent> {
    const { ip, session } = request;
    const { userId } = session;
    // A new number belongs to nobody whom we know.
    if (userId !== null) return this.verification.send(input, { ip, userId, isKnown: false });
    const isKnown = await this.#isOfDevice(requirePhone(input), request);
    return this.verification.send(input, { ip, userId, isKnown, browserHash: markBrowser(this.#app, request, reply) });
  }

  /** Sends a code to the person's own phone. */
  async sendOwnCode(userId: number, ip: string, purpose: OwnPurpose): Promise<VerificationSent> {
    const { phone } = await this.#app.account.authUser(userId);
    return this.verification.send(phone, { ip, userId, isKnown: true, purpose });
  }

  /** The person proves who they are in a session that has been open for a while. @throws Refusal 422 or 429 */
  async confirm({ code, password }: ConfirmPerson, request: FastifyRequest): Promise<ConfirmedPerson> {
    const { id: userId, sessionId } = requireUser(request);
    const note = (tx: Transaction) => this.#app.sessions.confirmPerson(tx, sessionId);
    if (code !== undefined && password === undefined) {
      await this.confirmed({ userId, code, purpose: 'CONFIRM_PERSON' }, request, note);
    } else {
      await this.#checkOwnPassword(userId, password ?? '', request);
      await this.#app.db.transaction(note);
    }
    return { confirmedUntil: new Date(Date.now() + confirmationMinutes * 60_000).toISOString() };
  }

  acceptCookies(request: FastifyRequest): Promise<RecordedConsent> {
    return this.#app.account.acceptCookies(request.session.userId, sourceOf(request));
  }

  /** Signs in by an SMS code. The first sign-in creates the account and requires consent. */
  async byCode(input: SignIn, request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> {
    const phone = requirePhone(input.phone);
    const code = await this.#checkCode(phone, input.code, request);
    const known = await this.#app.account.findByPhone(phone);
    // The client resends the code with the consent.
    if (known === undefined && !input.hasConsent) {
      throw invalid({ hasConsent: signInMessages.consent }, 'session.consent');
    }
    const userId = await code.use(async (tx) => known ?? this.#app.account.create(tx, phone, sourceOf(request)));
    return this.#enter(userId, request, reply);
  }

  async byPassword(input: SignInByPassword, request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> {
    const login = await this.#app.account.findLogin(input.login);
    const userId = await this.#app.limits.guess(countersOf(this.#app, request, login), async () => {
      const found = await this.#app.account.checkPassword(login, input.password);
      if (found === undefined) throw invalid({ password: signInMessages.password }, 'session.password');
      return found;
    });
    return this.#enter(userId, request, reply);
  }

  async #checkOwnPassword(userId: number, password: string, request: FastifyRequest): Promise<void> {
    const { nickname } = await this.#app.account.authUser(userId);
    const login = await this.#app.account.findLogin(nickname);
    await this.#app.limits.guess(countersOf(this.#app, request, login), async () => {
      if ((await this.#app.account.checkPassword(login, password)) === userId) return;
      throw invalid({ password: signInMessages.ownPassword }, 'session.password');
    });
  }

  /** Whether the browser has signed in as the person who has this phone. */
  async #isOfDevice(phone: string, request: FastifyRequest): Promise<boolean> {
    const device = readDevice(request, this.#app.config);
    if (!device) return false;
    const { account } = await this.#app.account.findLogin(phone);
    return account !== undefined && device.userIds.includes(account.id);
  }

  /** Changes the phone, with a code requested by the same person. @throws Refusal 422 on `phone` or `code` */
  async changePhone(userId: number, input: PhoneUpdate, request: FastifyRequest): Promise<AuthUser> {
    const phone = requirePhone(input.phone);
    const user = await this.#app.account.authUser(userId);
    // The answer to the same request was lost, and its code has been consumed.
    if (user.phone === phone) return user;
    const code = await this.#checkCode(phone, input.code, request);
    await code.use((tx) => this.#app.settings.setPhone(tx, userId, phone));
    return this.#app.account.authUser(userId);
  }

  /** A code has its own limit of tries; this one keeps an address from trying many codes. @throws Refusal 422 or 429 */
  #checkCode(phone: string, code: string, request: FastifyRequest): Promise<CheckedCode> {
    const { userId } = request.session;
    const asker: Asker = userId === null ? { userId, browserHash: browserOf(this.#app, request) } : { userId };
    return this.#app.limits.guess([['codeFromAddress', networkOf(request.ip)]], () =>
      this.verification.check(phone, code, asker),
    );
  }

  /**
   * Runs the act that a code from the person's own phone confirms, in one transaction with consuming the code: the code
   * of a refused act can be used again. @throws Refusal 422 on `code`, or 429
   */
  async confirmed<T>(
    { userId, code, purpose }: { userId: number; code: string; purpose: OwnPurpose },
    { ip }: FastifyRequest,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const { phone } = await this.#app.account.authUser(userId);
    const checked = await this.#app.limits.guess([['codeFromAddress', networkOf(ip)]], () =>
      this.verification.check(phone, code, { userId }, purpose),
    );
    return checked.use(work);
  }

  async #enter(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> {
    await this.#app.privacy.restore(userId);
    await this.#app.sessions.signIn(request, reply, userId);
    rememberDevice(request, reply, this.#app.config, userId);
    return this.#app.account.authUser(userId);
  }
}
