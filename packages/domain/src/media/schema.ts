import { Type, type Static } from 'typebox';
import { OwnerScope } from '../actor/schema.ts';
import { Entity, Enumeration, Id, Nullable, Slug } from '../value/schema.ts';
import { mediaTypes } from './values.ts';

export const MediaType = Enumeration('MediaType', mediaTypes);
export type MediaType = Static<typeof MediaType>;

/**
 * A stored file as shown on pages. `url` is a site-absolute path, e.g. `/media/a1.webp`; sizes are pixels of the
 * original.
 */
export const MediaFile = Entity('MediaFile', {
  id: Id,
  url: Type.String(),
  alt: Type.String(),
  type: MediaType,
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
});
export type MediaFile = Static<typeof MediaFile>;

/**
 * The owner of an upload: the person without both. `service` is the slug of a shop that the person works for;
 * `isPlatform` is for the administration.
 */
export const UploadQuery = Type.Object({
  service: Type.Optional(Slug),
  isPlatform: Type.Optional(Type.Boolean()),
});
export type UploadQuery = Static<typeof UploadQuery>;

/** Response of an upload. */
export const UploadedFile = Entity('UploadedFile', {
  id: Id,
  image: Type.String(),
  path: Type.String(),
  mediaFileId: Id,
  filename: Type.String(),
  url: Type.String(),
  type: Type.Enum(['image', 'document']),
  ownerScope: OwnerScope,
});
export type UploadedFile = Static<typeof UploadedFile>;
