import type {
  AccountDeleted,
  AddressBook,
  AuthUser,
  AvatarUpdate,
  ConsentParams,
  DeleteAccount,
  DeletionTerms,
  EmailConfirmation,
  EmailConfirmed,
  EmailUpdate,
  LegalInfoUpdate,
  NicknameParams,
  NicknameUpdate,
  OwnConsents,
  PasswordUpdate,
  PersonalData,
  PhoneUpdate,
  ProfileUpdate,
  Restrictions,
  RestrictionUpdate,
  SavedAddressInput,
  SubscribeQuery,
  SubscriptionAnswer,
  UserCard,
  UserProfile,
  UsersQuery,
  VisibleUpdate,
} from '@vetka/domain/account';
import type { Page, PageQuery } from '@vetka/domain/paging';
import type { ServiceCard } from '@vetka/domain/service';
import type { VerificationSent } from '@vetka/domain/session';
import { call } from './call.ts';

type ById = { id: number };

export const account = {
  users: call<{ query: UsersQuery; response: Page<UserCard> }>('GET', '/users'),
  newUsers: call<{ query: PageQuery; response: Page<UserCard> }>('GET', '/users/new'),
  profile: call<{ params: NicknameParams; response: UserProfile }>('GET', '/users/{nickname}'),
  /** Follows a person, or stops following them. */
  subscribe: call<{ params: ById; query: SubscribeQuery; response: SubscriptionAnswer }>(
    'POST',
    '/user/{id}/subscribe',
  ),
  subscribers: call<{ params: ById; query: PageQuery; response: Page<UserCard> }>('GET', '/user/{id}/subscribers'),
  subscriptions: call<{ params: ById; query: PageQuery; response: Page<UserCard> }>('GET', '/user/{id}/subscriptions'),
  serviceSubscriptions: call<{ params: ById; query: PageQuery; response: Page<ServiceCard> }>(
    'GET',
    '/user/{id}/subscriptions/service',
  ),
  update: call<{ body: ProfileUpdate; response: AuthUser }>('PUT', '/profile'),
  updateEmail: call<{ body: EmailUpdate; response: AuthUser }>('PUT', '/profile/email'),
  /** Needs no session: whoever has the link reads the mailbox. */
  confirmEmail: call<{ body: EmailConfirmation; response: EmailConfirmed }>('POST', '/profile/email/confirm'),
  updatePassword: call<{ body: PasswordUpdate; response: AuthUser }>('PUT', '/profile/password'),
  updateNickname: call<{ body: NicknameUpdate; response: AuthUser }>('PUT', '/profile/nickname'),
  updateAvatar: call<{ body: AvatarUpdate; response: AuthUser }>('PUT', '/profile/avatar'),
  updatePhone: call<{ body: PhoneUpdate; response: AuthUser }>('PUT', '/profile/phone'),
  updateVisible: call<{ body: VisibleUpdate; response: AuthUser }>('PUT', '/profile/visible'),
  updateLegalInfo: call<{ body: LegalInfoUpdate; response: AuthUser }>('PUT', '/profile/legal-info'),
  addresses: call<{ response: AddressBook }>('GET', '/profile/addresses'),
  addAddress: call<{ body: SavedAddressInput; response: AddressBook }>('POST', '/profile/addresses'),
  changeAddress: call<{ params: ById; body: SavedAddressInput; response: AddressBook }>(
    'PUT',
    '/profile/addresses/{id}',
  ),
  restrictions: call<{ response: Restrictions }>('GET', '/profile/restrictions'),
  restrict: call<{ body: RestrictionUpdate; response: Restrictions }>('PUT', '/profile/restrictions'),
  removeAddress: call<{ params: ById; response: AddressBook }>('DELETE', '/profile/addresses/{id}'),
  consents: call<{ response: OwnConsents }>('GET', '/profile/consents'),
  withdrawConsent: call<{ params: ConsentParams; response: OwnConsents }>('DELETE', '/profile/consents/{kind}'),
  /** Accepts the registration text in force, after it has become worse. */
  renewConsent: call<{ response: AuthUser }>('POST', '/profile/consents/registration'),
  /** Everything stored about the person; once an hour. */
  copyData: call<{ response: PersonalData }>('POST', '/profile/data'),
  deletionTerms: call<{ response: DeletionTerms }>('GET', '/profile/deletion'),
  /** Sends a code to the person's phone, which `deleteAccount` requires. */
  sendDeletionCode: call<{ response: VerificationSent }>('POST', '/profile/deletion/code'),
  /** Signs out everywhere. Signing in within 30 days restores the account. */
  deleteAccount: call<{ body: DeleteAccount; response: AccountDeleted }>('POST', '/profile/deletion'),
};
