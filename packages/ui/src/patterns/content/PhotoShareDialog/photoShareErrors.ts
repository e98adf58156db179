import { formMessages } from '@vetka/domain/form';
import type { UploadItem } from '../../../components/UploadField/index.ts';

/** What is wrong, by the name of the field in the payload. */
export type PhotoShareErrors = Partial<Record<'mediaFiles' | 'text', string>>;

/** Photographs of one post, at most. */
export const maxPhotos = 10;
/** Characters of its description, at most. */
export const maxText = 2000;

const isGoing = ({ state }: UploadItem) => state === 'uploading' || state === 'waiting';
const hasFailed = ({ state }: UploadItem) => state === 'failed';

function photosError(items: readonly UploadItem[]): string | undefined {
  if (items.length === 0) return formMessages.required;
  if (items.some(hasFailed)) return 'Не все фото загрузились. Повторите загрузку или уберите их';
  if (items.some(isGoing)) return 'Фото ещё загружаются. Подождите немного и опубликуйте снова';
  return undefined;
}

/** What keeps a post from being published before the server is asked; empty for a good one. */
export function findPhotoShareErrors(items: readonly UploadItem[], text: string): PhotoShareErrors {
  const mediaFiles = photosError(items);
  return {
    ...(mediaFiles !== undefined && { mediaFiles }),
    ...(text.length > maxText && { text: formMessages.max(maxText) }),
  };
}
