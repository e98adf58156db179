import { maxUploadBytes, uploadAccept, uploadMessages } from '@vetka/domain/media';

const acceptedTypes: readonly string[] = ['image/png', 'image/jpeg'];

const isAcceptedImage = ({ name, type }: File): boolean =>
  acceptedTypes.includes(type) && uploadAccept.some((ending) => name.toLowerCase().endsWith(ending));

/** What is wrong with a file before it is opened, in Russian; null when nothing is. */
export const refusalOf = (file: File): string | null => {
  if (!isAcceptedImage(file) || file.size === 0) return uploadMessages.image;
  return file.size > maxUploadBytes ? uploadMessages.file : null;
};
