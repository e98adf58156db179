import type { MediaFile } from '@vetka/domain/media';
import type { InferSelectModel } from 'drizzle-orm';
import { media } from './database/schema/media.ts';

export type MediaRow = InferSelectModel<typeof media>;
/** The columns of a stored file that pages need. */
export type ShownMedia = Pick<MediaRow, 'id' | 'key' | 'alt' | 'type' | 'width' | 'height'>;

/** Select these of `media` (or its alias) to show a file. */
export const shownMedia = {
  id: media.id,
  key: media.key,
  alt: media.alt,
  type: media.type,
  width: media.width,
  height: media.height,
};

/** The same as SQL that makes JSON. @param row the alias of the row of `media` */
export const mediaJson = (row: string): string =>
  `json_build_object(${Object.keys(shownMedia)
    .map((name) => `'${name}', ${row}.${name}`)
    .join(', ')})`;

/** Files in this folder of the store are readable by those who may see them; any other by everyone. */
export const privateFolder = 'files';

/** Where files are served. */
export const mediaBase = '/media';

/** A stored file as the API returns it. An `alt` given by its context overrides the file's own. */
export const mediaFileOf = ({ key, ...file }: ShownMedia, alt?: string): MediaFile => ({
  id: file.id,
  url: `${mediaBase}/${key}`,
  alt: alt || file.alt,
  type: file.type,
  width: file.width,
  height: file.height,
});

/** The same for an optional picture; a left join returns `null`, or a row of nulls. */
export const optionalMediaFile = (
  row: { [K in keyof ShownMedia]: ShownMedia[K] | null } | null,
  alt?: string,
): MediaFile | null => (row?.id ? mediaFileOf(row as ShownMedia, alt) : null);
