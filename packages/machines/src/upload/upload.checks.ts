import { documentAccept, maxUploadBytes, uploadAccept, uploadMessages } from '@vetka/domain/media';
import type { Accepted } from './upload.types.ts';

const acceptedTypes: readonly string[] = ['image/png', 'image/jpeg'];

const isAcceptedImage = ({ name, type }: File): boolean =>
  acceptedTypes.includes(type) && uploadAccept.some((ending) => name.toLowerCase().endsWith(ending));

const isAcceptedDocument = ({ name }: File): boolean =>
  documentAccept.some((ending) => name.toLowerCase().endsWith(ending));

/** Error about an unopened file, in Russian; null when it is acceptable. */
export const refusalOf = (file: File, accepted: Accepted = 'pictures'): string | null => {
  const isDocument = accepted === 'files' && isAcceptedDocument(file);
  if ((!isDocument && !isAcceptedImage(file)) || file.size === 0) {
    return accepted === 'files' ? uploadMessages.file : uploadMessages.image;
  }
  return file.size > maxUploadBytes ? uploadMessages.file : null;
};
