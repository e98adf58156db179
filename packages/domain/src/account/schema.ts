import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Id, Moment, Nullable } from '../value/schema.ts';
import { ActorType, EmployeeRole, Gender, LegalSubjectType, SubscriptionState } from '../actor/schema.ts';
import { restrictionLevels } from '../actor/values.ts';
import { emailLinkOutcomes } from '../session/emailLink.ts';
import { Author } from '../comment/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Address, City, OrderAddress } from '../place/schema.ts';

export const LegalInfo = Entity('LegalInfo', {
  subjectType: LegalSubjectType,
  name: Type.String({ maxLength: 300 }),
  inn: Type.String({ maxLength: 12 }),
  ogrn: Type.String({ maxLength: 15 }),
  /** Of an organisation; empty if unknown, and for everybody else. */
  kpp: Type.String({ maxLength: 9 }),
  mediaFiles: Type.Array(MediaFile),
  address: Nullable(Address),
});
export type LegalInfo = Static<typeof LegalInfo>;

/** The account's address: only the city is required, and it must be one of ours. */
export const UserAddress = Entity('UserAddress', { city: Nullable(City), formatted: Type.String() });
export type UserAddress = Static<typeof UserAddress>;

/** The signed-in user, with private fields. */
export const AuthUser = Entity('AuthUser', {
  id: Id,
  nickname: Type.String(),
  /** When the nickname can next be changed; null when it can be changed now. */
  nicknameChangesFrom: Nullable(Moment),
  firstName: Type.String(),
  lastName: Type.String(),
  gender: Gender,
  phone: Type.String(),
  /** The last e-mail entered; it can be used to sign in only once confirmed. */
  email: Nullable(Type.String()),
  isEmailConfirmed: Type.Boolean(),
  hasPassword: Type.Boolean(),
  avatar: Nullable(MediaFile),
  legalInfo: Nullable(LegalInfo),
  address: Nullable(UserAddress),
  isVisible: Type.Boolean(),
  role: ActorType,
  /** The consent given at registration has become worse for people since: they must consent again. */
  asksConsent: Type.Boolean(),
  /** Services that this person acts for (employment status WORKER). */
  services: Type.Array(Type.Object({ id: Id, slug: Type.String(), name: Type.String(), role: EmployeeRole })),
});
export type AuthUser = Static<typeof AuthUser>;

/** A person in a list. */
export const UserCard = Entity('UserCard', {
  id: Id,
  nickname: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  avatar: Nullable(MediaFile),
  cityName: Nullable(Type.String()),
  subscribersCount: Type.Integer(),
  subscriptionState: SubscriptionState,
});
export type UserCard = Static<typeof UserCard>;
export const UserPage = PageOf('UserPage', UserCard);
export type UserPage = Static<typeof UserPage>;

export const UserProfile = Entity('UserProfile', {
  ...UserCard.properties,
  bio: Type.String(),
  createdAt: Moment,
  subscriptionsCount: Type.Integer(),
  articlesCount: Type.Integer(),
  contentCount: Type.Integer(),
  isOwn: Type.Boolean(),
});
export type UserProfile = Static<typeof UserProfile>;

export const UsersQuery = Type.Object({ ...pageQuery, search: Type.Optional(Type.String({ maxLength: 100 })) });
export type UsersQuery = Static<typeof UsersQuery>;
export const NicknameParams = Type.Object({ nickname: Type.String({ minLength: 1, maxLength: 60 }) });
export type NicknameParams = Static<typeof NicknameParams>;
/** Without a state the call toggles. With one it can be repeated, and an outdated page does not do the opposite. */
export const SubscribeQuery = Type.Object({ state: Type.Optional(SubscriptionState) });
export type SubscribeQuery = Static<typeof SubscribeQuery>;
export const SubscriptionAnswer = Entity('SubscriptionAnswer', {
  state: SubscriptionState,
  subscribersCount: Type.Integer(),
});
export type SubscriptionAnswer = Static<typeof SubscriptionAnswer>;

const name = Type.String({ maxLength: 60 });

/** Every field is optional; only the fields sent are changed. */
export const ProfileUpdate = Entity('ProfileUpdate', {
  firstName: Type.Optional(name),
  lastName: Type.Optional(name),
  gender: Type.Optional(Gender),
  bio: Type.Optional(Type.String({ maxLength: 500 })),
  cityId: Type.Optional(Id),
});
export type ProfileUpdate = Static<typeof ProfileUpdate>;
export const EmailUpdate = Entity('EmailUpdate', { email: Type.String({ maxLength: 254 }) });
export type EmailUpdate = Static<typeof EmailUpdate>;
/** The secret of the link in a confirmation e-mail, which is the link's fragment. */
export const EmailConfirmation = Entity('EmailConfirmation', { token: Type.String({ maxLength: 64 }) });
export type EmailConfirmation = Static<typeof EmailConfirmation>;
export const EmailLinkOutcome = Enumeration('EmailLinkOutcome', emailLinkOutcomes);
export type EmailLinkOutcome = Static<typeof EmailLinkOutcome>;
export const EmailConfirmed = Entity('EmailConfirmed', { outcome: EmailLinkOutcome });
export type EmailConfirmed = Static<typeof EmailConfirmed>;
/** The rule allows 72 characters of a new password; this limit only bounds the request. */
export const PasswordUpdate = Entity('PasswordUpdate', {
  currentPassword: Type.Optional(Type.String({ maxLength: 200 })),
  password: Type.String({ maxLength: 1000 }),
});
export type PasswordUpdate = Static<typeof PasswordUpdate>;
/** The rule allows 30 letters without the spaces around them; this limit only bounds the request. */
export const NicknameUpdate = Entity('NicknameUpdate', { nickname: Type.String({ maxLength: 1000 }) });
export type NicknameUpdate = Static<typeof NicknameUpdate>;
export const AvatarUpdate = Entity('AvatarUpdate', { mediaFileId: Nullable(Id) });
export type AvatarUpdate = Static<typeof AvatarUpdate>;
export const PhoneUpdate = Entity('PhoneUpdate', {
  phone: Type.String({ maxLength: 30 }),
  code: Type.String({ pattern: '^\\d{4}$' }),
});
export type PhoneUpdate = Static<typeof PhoneUpdate>;
export const VisibleUpdate = Entity('VisibleUpdate', { isVisible: Type.Boolean() });
export type VisibleUpdate = Static<typeof VisibleUpdate>;
export const LegalInfoUpdate = Entity('LegalInfoUpdate', {
  subjectType: LegalSubjectType,
  name: Type.String({ maxLength: 300 }),
  inn: Type.String({ maxLength: 12 }),
  ogrn: Type.String({ maxLength: 15 }),
  /** Only for an organisation. */
  kpp: Type.Optional(Type.String({ maxLength: 9 })),
  mediaFileIds: Type.Array(Id, { maxItems: 10 }),
  address: Nullable(Address),
});
export type LegalInfoUpdate = Static<typeof LegalInfoUpdate>;

const recipientName = Type.String({ maxLength: 100 });

/**
 * The recipient of deliveries to a saved address; with `isOtherRecipient` false it is the owner, and the rest is empty.
 */
export const SavedRecipient = Entity('SavedRecipient', {
  isOtherRecipient: Type.Boolean(),
  firstName: recipientName,
  lastName: recipientName,
  middleName: recipientName,
  phone: Type.String({ maxLength: 30 }),
});
export type SavedRecipient = Static<typeof SavedRecipient>;

/** `title`: the owner's name for the address, «Дом» or «Мама»; may be empty. */
export const SavedAddressInput = Entity('SavedAddressInput', {
  title: Type.String({ maxLength: 40 }),
  address: OrderAddress,
  recipient: SavedRecipient,
  isMain: Type.Boolean(),
});
export type SavedAddressInput = Static<typeof SavedAddressInput>;

export const SavedAddress = Entity('SavedAddress', { id: Id, ...SavedAddressInput.properties });
export type SavedAddress = Static<typeof SavedAddress>;

/** A person's saved addresses: the main one first, then the newest. */
export const AddressBook = Entity('AddressBook', { data: Type.Array(SavedAddress) });
export type AddressBook = Static<typeof AddressBook>;

export const RestrictionLevel = Enumeration('RestrictionLevel', restrictionLevels);
export type RestrictionLevel = Static<typeof RestrictionLevel>;

/** Sets the level of one person or shop; `NONE` lifts it. Idempotent. */
export const RestrictionUpdate = Entity('RestrictionUpdate', {
  kind: Type.Enum(['USER', 'SERVICE']),
  id: Id,
  level: RestrictionLevel,
});
export type RestrictionUpdate = Static<typeof RestrictionUpdate>;

/** A person or a shop that the user has muted or blocked. */
export const Restriction = Entity('Restriction', { target: Author, level: RestrictionLevel, createdAt: Moment });
export type Restriction = Static<typeof Restriction>;
/** All of them, the latest first. */
export const Restrictions = Entity('Restrictions', { data: Type.Array(Restriction) });
export type Restrictions = Static<typeof Restrictions>;

export * from './privacy.schema.ts';
