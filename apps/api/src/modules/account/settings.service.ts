import {
  nextNicknameChange,
  type AuthUser,
  type AvatarUpdate,
  type EmailConfirmed,
  type LegalInfoUpdate,
  type PasswordUpdate,
  type SubscriptionAnswer,
} from '@vetka/domain/account';
import type { SubscriptionState } from '@vetka/domain/actor';
import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { imageMinimums } from '@vetka/domain/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { invalid, unauthorized } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { hashPassword, isPassword } from '../../platform/password.ts';
import { deleteRequisites } from '../../platform/person/references.ts';
import { requireConfirmed, type RequestSession } from '../../platform/session/request-session.ts';
import { notifyOfChange } from './account.changes.ts';
import { requireUnblocked, notifyOfFollower } from './account.following.ts';
import { findUser, updateUser, type UserChange } from './account.repository.ts';
import { refuseLeakedPassword } from './leaked-passwords.ts';
import { askForEmail, confirmEmail } from './settings.email.ts';
import { settingsMessages } from './settings.messages.ts';
import * as repository from './settings.repository.ts';
import { requireGoodPassword, requireNickname, requireRequisites } from './settings.rules.ts';

function refuseTooSoon(changedAt: Date | null): void {
  const next = nextNicknameChange(changedAt);
  if (next) throw invalid({ nickname: settingsMessages.nicknameTooSoon(formatDate(next, deliveryDatePattern)) });
}

/** Account settings and following. */
export class SettingsService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /**
   * Changes the password and ends all other sessions, both or neither. The first password needs a confirmed person
   * instead of the current one. @throws Refusal 403, 422 on the fields
   */
  async changePassword(
    userId: number,
    { currentPassword = '', password }: PasswordUpdate,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<AuthUser> {
    const row = await findUser(this.#app.db, userId);
    if (!row) throw unauthorized();
    const { user } = row;
    if (user.passwordHash === null) requireConfirmed(request);
    else if (!(await isPassword(user.passwordHash, currentPassword))) {
      throw invalid({ currentPassword: settingsMessages.currentPassword }, 'account.password');
    }
    await requireGoodPassword(password, user);
    await refuseLeakedPassword(this.#app, password);
    const passwordHash = await hashPassword(password);
    const rotated = await this.#app.db.transaction(async (tx) => {
      await updateUser(tx, userId, { passwordHash });
      await notifyOfChange(this.#app, tx, user, { what: 'password' });
      return this.#app.sessions.rotate(tx, request);
    });
    await rotated(reply);
    return this.#app.account.authUser(userId);
  }

  /** Allowed once every 30 days; the old nickname redirects to the new one. @throws Refusal 422 on `nickname` */
  async changeNickname(userId: number, input: string): Promise<AuthUser> {
    const nickname = requireNickname(input);
    await this.#app.db.transaction(async (tx) => {
      await repository.lockName(tx, nickname);
      const user = await repository.lockUser(tx, userId);
      if (!user || user.nickname.toLowerCase() === nickname) return;
      refuseTooSoon(user.nicknameChangedAt);
      if (await repository.isNicknameTaken(tx, nickname, userId)) {
        throw invalid({ nickname: settingsMessages.nicknameTaken });
      }
      await repository.changeNickname(tx, userId, user.nickname, nickname);
    });
    return this.#app.account.authUser(userId);
  }

  /** Sets a phone that a code has confirmed. @throws Refusal 422 on `phone` */
  async setPhone(tx: Transaction, userId: number, phone: string): Promise<void> {
    await repository.lockName(tx, phone);
    if (await repository.isTaken(tx, 'phone', phone, userId)) throw invalid({ phone: settingsMessages.phoneTaken });
    const user = await repository.lockUser(tx, userId);
    if (!user) throw unauthorized();
    await updateUser(tx, userId, { phone });
    await notifyOfChange(this.#app, tx, user, { what: 'phone', phone });
  }

  /** @throws Refusal 422 on `email` */
  async changeEmail(userId: number, email: string): Promise<AuthUser> {
    await askForEmail(this.#app, userId, email);
    return this.#app.account.authUser(userId);
  }

  /** Confirms an e-mail by the token of the link that was sent to it. */
  async confirmEmail(token: string): Promise<EmailConfirmed> {
    return { outcome: await confirmEmail(this.#app, token) };
  }

  /** Sets one of the person's own pictures, or none. @throws Refusal 422 on `mediaFileId` */
  async changeAvatar(userId: number, { mediaFileId }: AvatarUpdate): Promise<AuthUser> {
    const ids = mediaFileId === null ? [] : [mediaFileId];
    await requireOwnMedia(this.#app.db, { userId, ids, field: 'mediaFileId', minimum: imageMinimums.avatar });
    return this.#save(userId, { avatarMediaId: mediaFileId });
  }

  /** Shows or hides the profile. One that the administration has hidden is shown, and checked again. */
  async setVisible(userId: number, isVisible: boolean): Promise<AuthUser> {
    await this.#app.db.transaction(async (tx) => {
      if (isVisible) await this.#app.moderation.showAgain(tx, { kind: 'PROFILE', id: userId });
      await updateUser(tx, userId, { isVisible });
    });
    return this.#app.account.authUser(userId);
  }

  /** @throws Refusal 422 on `name`, `inn`, `ogrn` or `mediaFileIds` */
  async changeLegalInfo(userId: number, input: LegalInfoUpdate): Promise<AuthUser> {
    const info = requireRequisites(input);
    await this.#app.db.transaction(async (tx) => {
      const former = await repository.lockUser(tx, userId);
      const types = ['IMAGE', 'DOCUMENT'] as const;
      const mediaFileIds = await requireOwnMedia(tx, {
        userId,
        ids: info.mediaFileIds,
        field: 'mediaFileIds',
        types,
        hasPrivate: true,
      });
      const addressId = info.address && (await this.#app.place.saveAddress(tx, info.address));
      const legalInfoId = await repository.insertLegalInfo(tx, { ...info, mediaFileIds }, addressId);
      await updateUser(tx, userId, { legalInfoId });
      if (former?.legalInfoId) await deleteRequisites(tx, [former.legalInfoId]);
    });
    return this.#app.account.authUser(userId);
  }

  /** Saves the requisites of a shop. Returns their id. */
  saveRequisites(tx: Transaction, requisites: repository.Requisites): Promise<number> {
    return repository.insertRequisites(tx, requisites);
  }

  /**
   * Follows or unfollows a person; without a state, the opposite of now.
   * @throws Refusal 403 when either has blocked the other, 404 for a hidden profile, 422 for oneself
   */
  async follow(
    session: RequestSession,
    subscriberId: number,
    id: number,
    wanted: SubscriptionState | undefined,
  ): Promise<SubscriptionAnswer> {
    const userId = await this.#app.profile.find(session, { id });
    if (userId === subscriberId) throw invalid({ id: 'На себя подписаться нельзя' }, 'account.own-subscription');
    return this.#app.db.transaction(async (tx) => {
      const { isChanged, ...answer } = await repository.changeSubscription(tx, { subscriberId, userId, state: wanted });
      if (isChanged && answer.state === 'SUBSCRIBED') {
        await requireUnblocked(tx, subscriberId, userId);
        await notifyOfFollower(this.#app, tx, { subscriberId, userId });
      }
      return answer;
    });
  }

  async #save(userId: number, change: UserChange): Promise<AuthUser> {
    await updateUser(this.#app.db, userId, change);
    return this.#app.account.authUser(userId);
  }
}
