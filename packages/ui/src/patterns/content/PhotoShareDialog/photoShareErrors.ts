import { formMessages } from '@vetka/domain/form';
import type { UploadItem } from '../../../components/UploadField/index.ts';
import { uploadsProblem } from '../../uploadsProblem.ts';

/** What is wrong, by the name of the field in the payload. */
export type PhotoShareErrors = Partial<Record<'mediaFiles' | 'text', string>>;

/** Photographs of one post, at most. */
export const maxPhotos = 10;
/** Characters of its description, at most. */
export const maxText = 2000;

/** What keeps a post from being published before the server is asked; empty for a good one. */
export function findPhotoShareErrors(items: readonly UploadItem[], text: string): PhotoShareErrors {
  const mediaFiles = items.length === 0 ? formMessages.required : uploadsProblem(items);
  return {
    ...(mediaFiles !== undefined && { mediaFiles }),
    ...(text.length > maxText && { text: formMessages.max(maxText) }),
  };
}
