import { sql } from 'drizzle-orm';
import { ownerScopes } from '@vetka/domain/actor';
import { mediaTypes } from '@vetka/domain/media';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, notNegative, oneOf } from './columns.ts';

/**
 * A stored file. The foreign keys of its owner are in `migrations/0002_media-owners.sql`: users and services reference
 * their pictures here, so declaring them in this file would be an import cycle. That file has the indexes of all columns
 * that name a file, too.
 *
 * A file that is named in JSON needs a row with a foreign key beside it, or it is removed as unused.
 */
export const media = pgTable(
  'media',
  {
    id: id(),
    type: text({ enum: mediaTypes }).notNull(),
    ownerScope: text({ enum: ownerScopes }).notNull(),
    ownerUserId: integer(),
    ownerServiceId: integer(),
    /** Unguessable name in the store, with its extension. The URL of the file is `/media/<key>`. */
    key: text().notNull().unique(),
    /** The original file name. */
    filename: text().notNull(),
    contentType: text().notNull(),
    byteSize: integer().notNull().default(0),
    /** In pixels, for pictures and videos only. */
    width: integer(),
    height: integer(),
    alt: text().notNull().default(''),
    /** Average colour (`#rrggbb`), shown while the picture loads. */
    colour: text(),
    /** Description of a drawn demo picture, rendered on first request. Null for uploads. */
    source: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    /** Since when nothing has referenced an upload (decision 306). */
    unusedSince: moment(),
    /** From now on nobody finds it, and it is removed a day later. */
    deletedAt: moment(),
  },
  (table) => [
    oneOf('media_type', table.type, mediaTypes),
    oneOf('media_owner_scope', table.ownerScope, ownerScopes),
    check(
      'media_owner',
      sql`(${table.ownerScope} = 'USER') = (${table.ownerUserId} is not null) and (${table.ownerScope} = 'SERVICE') = (${table.ownerServiceId} is not null)`,
    ),
    notNegative('media_byte_size', table.byteSize),
    index('media_owner_user').on(table.ownerUserId, table.id.desc().nullsFirst()),
    index('media_owner_service').on(table.ownerServiceId, table.id.desc().nullsFirst()),
    index('media_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);
