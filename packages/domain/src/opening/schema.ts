import { Type, type Static } from 'typebox';
import { LegalSubjectType } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf } from '../paging/schema.ts';
import { Address } from '../place/schema.ts';
import { ServiceRef } from '../service/schema.ts';
import { ClockTime, Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Slug } from '../value/schema.ts';
import * as values from './values.ts';

const { openingLimits } = values;

export const OpeningState = Enumeration('OpeningState', values.openingStates);
export type OpeningState = Static<typeof OpeningState>;
export type OpeningStep = (typeof values.openingSteps)[number];

const requisites = {
  subjectType: LegalSubjectType,
  /** «ИП Веснина Ольга Андреевна». */
  name: Type.String(),
  inn: Type.String(),
  /** ОГРН or ОГРНИП; null for the self-employed. */
  ogrn: Nullable(Type.String()),
  /** Companies only. */
  kpp: Nullable(Type.String()),
};

/** The seller: a company, a sole proprietor or a self-employed person. */
export const OpeningSeller = Entity('OpeningSeller', requisites);
export type OpeningSeller = Static<typeof OpeningSeller>;

/** The shop as it will look. */
export const OpeningShop = Entity('OpeningShop', {
  id: Id,
  slug: Slug,
  name: Type.String(),
  cityId: Id,
  cityName: Type.String(),
  address: Address,
  phone: Type.String(),
  /** Both null around the clock. */
  opensAt: Nullable(ClockTime),
  closesAt: Nullable(ClockTime),
  logo: Nullable(MediaFile),
});
export type OpeningShop = Static<typeof OpeningShop>;

/** A product of a shop that is not open yet. */
export const OpeningProduct = Entity('OpeningProduct', {
  id: Id,
  title: Type.String(),
  price: Kopecks,
  mediaFile: Nullable(MediaFile),
  /** It has everything that a product on sale needs. */
  isComplete: Type.Boolean(),
});
export type OpeningProduct = Static<typeof OpeningProduct>;

/** A shop that a person is opening; parts that are not filled in yet are null. */
export const Opening = Entity('Opening', {
  state: OpeningState,
  seller: Nullable(OpeningSeller),
  shop: Nullable(OpeningShop),
  /** The oldest first. */
  products: Type.Array(OpeningProduct),
  submittedAt: Nullable(Moment),
  /** The administration's reason for returning it; an empty string otherwise. */
  returnReason: Type.String(),
  /** The version of the contract in force, named by its first day. */
  contractVersion: Day,
});
export type Opening = Static<typeof Opening>;

export const CompanyQuery = Type.Object({ inn: Type.String({ pattern: '^(\\d{10}|\\d{12})$' }) });
export type CompanyQuery = Static<typeof CompanyQuery>;

/** A company or a sole proprietor as the state register has it. */
export const Company = Entity('Company', {
  ...requisites,
  /** Its city; an empty string when unknown. */
  city: Type.String(),
  /** The year of registration; null when unknown. */
  since: Nullable(Type.Integer()),
  /** False: closed, or being closed. */
  isActive: Type.Boolean(),
});
export type Company = Static<typeof Company>;

/** `isFallback`: the register is unavailable now, so the requisites are typed. */
export const FoundCompany = Entity('FoundCompany', { company: Nullable(Company), isFallback: Type.Boolean() });
export type FoundCompany = Static<typeof FoundCompany>;

export const SaveOpeningSeller = Entity('SaveOpeningSeller', {
  subjectType: LegalSubjectType,
  name: Type.String({ maxLength: openingLimits.sellerName }),
  inn: Type.String({ maxLength: 12 }),
  ogrn: Type.String({ maxLength: 15 }),
  kpp: Type.String({ maxLength: 9 }),
});
export type SaveOpeningSeller = Static<typeof SaveOpeningSeller>;

export const SaveOpeningShop = Entity('SaveOpeningShop', {
  name: Type.String({ maxLength: openingLimits.name }),
  cityId: Id,
  address: Address,
  phone: Type.String({ maxLength: 30 }),
  opensAt: Nullable(ClockTime),
  closesAt: Nullable(ClockTime),
  /** An uploaded picture of the person; null for none. */
  logoId: Nullable(Id),
});
export type SaveOpeningShop = Static<typeof SaveOpeningShop>;

/** `contractVersion`: the text that was accepted. */
export const SubmitOpening = Entity('SubmitOpening', { contractVersion: Type.String({ maxLength: 20 }) });
export type SubmitOpening = Static<typeof SubmitOpening>;

/** A shop that awaits moderation. */
export const ModeratedShop = Entity('ModeratedShop', {
  service: ServiceRef,
  seller: OpeningSeller,
  shop: OpeningShop,
  products: Type.Array(OpeningProduct),
  /** The owner's name and nickname. */
  owner: Type.Object({ name: Type.String(), nickname: Type.String() }),
  /** The findings of the filter, in Russian. */
  findings: Type.Array(Type.String()),
  submittedAt: Moment,
});
export type ModeratedShop = Static<typeof ModeratedShop>;

export const ModeratedShops = PageOf('ModeratedShops', ModeratedShop);
export type ModeratedShops = Static<typeof ModeratedShops>;

/** `isOpen`: the shop is in the catalogue now. */
export const DecidedShop = Entity('DecidedShop', { id: Id, isOpen: Type.Boolean() });
export type DecidedShop = Static<typeof DecidedShop>;
