import type { Notice } from '@vetka/domain/notice';
import type { notices } from '../../platform/database/schema/index.ts';
import { optionalMediaFile, type ShownMedia } from '../../platform/media-file.ts';

export type NoticeRow = typeof notices.$inferSelect;

export const noticeOf = (row: NoticeRow, picture: ShownMedia | null): Notice => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  path: row.path,
  mediaFile: optionalMediaFile(picture),
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});
