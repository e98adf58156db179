import { maxUploadBytes, uploadAccept, uploadMessages } from '@vetka/domain/media';

const acceptedTypes: readonly string[] = ['image/png', 'image/jpeg'];

const isAcceptedImage = ({ name, type }: File): boolean =>
  acceptedTypes.includes(type) && uploadAccept.some((ending) => name.toLowerCase().endsWith(ending));

/** Error about an unopened file, in Russian; null when it is acceptable. */
export const refusalOf = (file: File): string | null => {
  if (!isAcceptedImage(file) || file.size === 0) return uploadMessages.image;
  return file.size > maxUploadBytes ? uploadMessages.file : null;
};
