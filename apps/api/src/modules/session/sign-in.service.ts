import type { AuthUser, PhoneUpdate } from '@vetka/domain/account';
import {
  signInMessages,
  type RecordedConsent,
  type Session,
  type SignIn,
  type SignInByPassword,
} from '@vetka/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { rememberDevice } from '../../platform/session/device.ts';
import { cookieNameOf } from '../../platform/session/session-cookie.ts';
import { countersOf } from './password-guard.ts';
import { requirePhone, VerificationService, type CheckedCode } from './verification.service.ts';

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
  #checkCode(phone: string, code: string, { ip, session }: FastifyRequest): Promise<CheckedCode> {
    return this.#app.limits.guess([['codeFromAddress', ip]], () =>
      this.verification.check(phone, code, session.userId),
    );
  }

  /**
   * Runs the act that a code from the person's own phone confirms, in one transaction with consuming the code: the code
   * of a refused act can be used again. @throws Refusal 422 on `code`, or 429
   */
  async confirmed<T>(
    { userId, code, purpose }: { userId: number; code: string; purpose: 'DELETE_ACCOUNT' | 'CHANGE_REQUISITES' },
    { ip }: FastifyRequest,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const { phone } = await this.#app.account.authUser(userId);
    const checked = await this.#app.limits.guess([['codeFromAddress', ip]], () =>
      this.verification.check(phone, code, userId, purpose),
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
