import type { UploadedFile } from '@vetka/domain/media';

/** A file that reports a size without holding the bytes. */
export const fileOf = (name: string, { type, bytes = 12 }: { type?: string; bytes?: number } = {}): File => {
  const file = new File([], name, { type: type ?? (name.toLowerCase().endsWith('png') ? 'image/png' : 'image/jpeg') });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

export const uploadedFile = (mediaFileId: number): UploadedFile => ({
  id: mediaFileId,
  image: '/media/a.webp',
  path: '/media/a.webp',
  mediaFileId,
  filename: 'a.webp',
  url: '/media/a.webp',
  type: 'image',
  ownerScope: 'USER',
});
