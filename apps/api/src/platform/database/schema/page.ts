import { audiences } from '@vetka/domain/actor';
import { bannerPlaces, bannerViewers, redirectStatuses } from '@vetka/domain/page';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { services } from './service.ts';

/** Metadata of a path for search engines and link previews. */
export const seoEntries = pgTable(
  'seo_entries',
  {
    id: id(),
    /** With a leading slash, without a query, in lower case. */
    path: text().notNull().unique(),
    /** Empty: the page's own. */
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    heading: text(),
    /** Text at the bottom of the page. */
    text: text().notNull().default(''),
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    isIndexed: boolean().notNull().default(true),
    updatedAt: updatedAt(),
  },
  (table) => [check('seo_entries_path', sql`${table.path} like '/%'`)],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    place: text({ enum: bannerPlaces }).notNull(),
    /** The service whose home page it is on; only for place SERVICE. */
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    /** A few words above the title. */
    label: text(),
    title: text().notNull(),
    text: text().notNull().default(''),
    buttonText: text(),
    /** A path on the site or an absolute URL. */
    href: text().notNull(),
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    /** The alternative text of the picture. */
    alt: text().notNull().default(''),
    mobileMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    /** One of six colour pairs, 0 to 5; null for the forest background. */
    look: integer(),
    audience: text({ enum: audiences }),
    /** The audience of a service's banner. */
    viewers: text({ enum: bannerViewers }).notNull().default('EVERYBODY'),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    startsAt: moment(),
    endsAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('banners_place', table.place, bannerPlaces),
    oneOf('banners_audience', table.audience, audiences),
    oneOf('banners_viewers', table.viewers, bannerViewers),
    check('banners_look', sql`${table.look} between 0 and 5`),
    // A shop's picture repeats its words.
    check('banners_alt', sql`${table.place} = 'SERVICE' or ${table.mediaId} is null or ${table.alt} <> ''`),
    check('banners_service', sql`(${table.place} = 'SERVICE') = (${table.serviceId} is not null)`),
    index('banners_order').on(table.place, table.position, table.id),
    index('banners_of_service').on(table.serviceId, table.position, table.id),
  ],
);

/** Moved paths. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    /** With a leading slash, without a query. */
    fromPath: text().notNull().unique(),
    toPath: text().notNull(),
    status: integer().notNull().default(301),
    createdAt: createdAt(),
  },
  (table) => [
    check('redirects_status', sql`${table.status} in (${sql.raw(redirectStatuses.join(', '))})`),
    check('redirects_paths', sql`${table.fromPath} like '/%' and ${table.fromPath} <> ${table.toPath}`),
  ],
);
