import type { AuthUser, PhoneUpdate } from '@vetka/domain/account';
import {
  signInMessages,
  type CookieConsent,
  type RecordedConsent,
  type Session,
  type SignIn,
  type SignInByPassword,
} from '@vetka/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../../platform/http/refusal.ts';
import { rememberDevice } from '../../platform/session/device.ts';
import { requireUser } from '../../platform/session/request-session.ts';
import { cookieName } from '../../platform/session/session-cookie.ts';
import { countersOf } from './password-guard.ts';
import { requirePhone, VerificationService } from './verification.service.ts';

const sourceOf = ({ ip, headers }: FastifyRequest) => ({ ip, userAgent: headers['user-agent']?.slice(0, 500) ?? null });

/** The ways in, and what a visitor may know of their session. */
export class SignInService {
  readonly verification: VerificationService;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.verification = new VerificationService(app);
  }

  /** The specification's session record. Of a visitor without a session it tells the address and the domain. */
  async describe({ session, ip }: FastifyRequest): Promise<Session> {
    return {
      cookieName,
      domain: this.#app.config.cookieDomain ?? null,
      sessionId: this.#app.sessions.publicIdOf(session),
      sessionIdExpires: session.endsAt?.toISOString() ?? null,
      geo: { city: await this.#app.place.findCity(session.cityId) },
      ip,
      isCartShop: session.isCartShop,
    };
  }

  /** The cookie banner was accepted. */
  acceptCookies({ textVersion }: CookieConsent, request: FastifyRequest): Promise<RecordedConsent> {
    return this.#app.account.acceptCookies(request.session.userId, textVersion, sourceOf(request));
  }

  /** By a code from an SMS; the first time makes the account, and needs a consent. */
  async byCode(input: SignIn, request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> {
    const phone = requirePhone(input.phone);
    const codeId = await this.#checkCode(phone, input.code, request);
    const known = await this.#app.account.findByPhone(phone);
    // The code is not used up yet: the same one comes again, with the box ticked.
    if (known === undefined && !input.consentVersion) {
      throw invalid({ consentVersion: signInMessages.consent }, 'session.consent');
    }
    await this.verification.consume(codeId);
    const userId = known ?? (await this.#app.account.create(phone, input.consentVersion ?? '', sourceOf(request)));
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

  /** Another phone, by a code that this very person has asked for. @throws Refusal 422 on `phone` or `code` */
  async changePhone(request: FastifyRequest, input: PhoneUpdate): Promise<AuthUser> {
    const { id: userId } = requireUser(request);
    const phone = requirePhone(input.phone);
    const user = await this.#app.account.authUser(userId);
    // The answer to the same request was lost, and the code has been used up.
    if (user.phone === phone) return user;
    await this.verification.consume(await this.#checkCode(phone, input.code, request));
    return this.#app.settings.setPhone(userId, phone);
  }

  /** A code has few tries of its own; this keeps an address from trying many. @throws Refusal 422 or 429 */
  #checkCode(phone: string, code: string, { ip, session }: FastifyRequest): Promise<number> {
    return this.#app.limits.guess([['codeFromAddress', ip]], () =>
      this.verification.check(phone, code, session.userId),
    );
  }

  async #enter(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> {
    await this.#app.sessions.signIn(request, reply, userId);
    rememberDevice(request, reply, this.#app.config, userId);
    return this.#app.account.authUser(userId);
  }
}
