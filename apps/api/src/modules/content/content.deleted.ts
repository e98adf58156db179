import { articleRestoreHours } from '@vetka/domain/article';
import { contentRestoreHours, type DeletedPublication, type DeletedPublications } from '@vetka/domain/content';
import { and, desc, eq, gt, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { articles } from '../../platform/database/schema/article.ts';
import { contentMedia, contents } from '../../platform/database/schema/content.ts';
import { media } from '../../platform/database/schema/media.ts';
import { optionalMediaFile, shownMedia, type ShownMedia } from '../../platform/media-file.ts';
import { isPublishedBy } from '../../platform/publications.ts';

const hourMs = 3_600_000;
/** How many of each kind are listed. */
const most = 100;

const isRestorable = (deletedAt: AnyColumn, hours: number): SQL =>
  gt(deletedAt, sql`now() - make_interval(hours => ${hours})`);

const firstPicture = sql`(select cm.media_id from ${contentMedia} cm
  where cm.content_id = contents.id order by cm.position limit 1)`;

const findPhotos = (db: Executor, userId: number) =>
  db
    .select({ id: contents.id, title: contents.text, deletedAt: contents.deletedAt, picture: shownMedia })
    .from(contents)
    .leftJoin(media, eq(media.id, firstPicture))
    .where(
      and(
        isRestorable(contents.deletedAt, contentRestoreHours),
        isNull(contents.hiddenAt),
        isPublishedBy(userId, contents),
      ),
    )
    .orderBy(desc(contents.deletedAt))
    .limit(most);

const findArticles = (db: Executor, userId: number) =>
  db
    .select({ id: articles.id, title: articles.title, deletedAt: articles.deletedAt, picture: shownMedia })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverMediaId))
    .where(and(isRestorable(articles.deletedAt, articleRestoreHours), isPublishedBy(userId, articles)))
    .orderBy(desc(articles.deletedAt))
    .limit(most);

interface Row {
  id: number;
  title: string;
  deletedAt: Date | null;
  picture: ShownMedia | null;
}

const deletedOf =
  (kind: DeletedPublication['kind'], hours: number) =>
  ({ id, title, deletedAt, picture }: Row): DeletedPublication => ({
    kind,
    id,
    title,
    picture: optionalMediaFile(picture),
    restorableUntil: new Date((deletedAt?.getTime() ?? 0) + hours * hourMs).toISOString(),
  });

/** Publications that a person deleted and can still restore: their own, and those of shops for which they publish. */
export async function readDeleted(db: Executor, userId: number): Promise<DeletedPublications> {
  const [photos, texts] = await Promise.all([findPhotos(db, userId), findArticles(db, userId)]);
  const data = [
    ...photos.map(deletedOf('PHOTO', contentRestoreHours)),
    ...texts.map(deletedOf('ARTICLE', articleRestoreHours)),
  ];
  return { data: data.toSorted((one, other) => other.restorableUntil.localeCompare(one.restorableUntil)) };
}
