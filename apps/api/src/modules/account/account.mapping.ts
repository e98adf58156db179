import { nextNicknameChange, type AuthUser, type LegalInfo, type UserAddress } from '@vetka/domain/account';
import type { Address } from '@vetka/domain/place';
import type { addresses } from '../../platform/database/schema/index.ts';
import { mediaFileOf, optionalMediaFile } from '../../platform/media-file.ts';
import type { LegalInfoRow, UserRow } from './account.repository.ts';

type AddressRow = typeof addresses.$inferSelect;

/** A stored address as the specification's record, where the house is part of the street line. */
const addressOf = (row: AddressRow): Address => ({
  countryCode: row.countryCode,
  country: row.country,
  city: row.city,
  ...(row.region !== '' && { region: row.region }),
  ...(row.district !== '' && { district: row.district }),
  formatted: row.formatted,
  street: [row.street, row.house].filter(Boolean).join(', '),
  postalCode: row.postalCode,
  apartment: row.apartment,
  entrance: row.entrance,
  floor: row.floor,
  lat: row.lat,
  lng: row.lng,
});

const userAddressOf = ({ address, city }: UserRow): UserAddress | null => {
  if (!address) return null;
  if (!city) return { city: null, formatted: address.formatted };
  const { id, slug, name, region, lat, lng, timeZone, translations } = city;
  return {
    city: { id, slug, name, region, lat, lng, timeZone, translations: { ru: { name, region }, ...translations } },
    formatted: address.formatted,
  };
};

export const legalInfoOf = ({ info, address, files }: LegalInfoRow): LegalInfo => ({
  subjectType: info.subjectType,
  name: info.name,
  inn: info.inn,
  ogrn: info.ogrn ?? '',
  kpp: info.kpp ?? '',
  mediaFiles: files.map((file) => mediaFileOf(file)),
  address: address && addressOf(address),
});

export function authUserOf(row: UserRow, legalInfo: LegalInfo | null): Omit<AuthUser, 'asksConsent'> {
  const { user, avatar, pendingEmail, services } = row;
  return {
    id: user.id,
    nickname: user.nickname,
    nicknameChangesFrom: nextNicknameChange(user.nicknameChangedAt)?.toISOString() ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    gender: user.gender,
    phone: user.phone ?? '',
    email: pendingEmail ?? user.email,
    isEmailConfirmed: pendingEmail === null && user.email !== null,
    hasPassword: user.passwordHash !== null,
    avatar: optionalMediaFile(avatar),
    legalInfo,
    address: userAddressOf(row),
    isVisible: user.isVisible,
    role: user.isAdministration ? 'ADMINISTRATION' : 'USER',
    services,
  };
}
