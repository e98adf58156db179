import { maxUploadBytes, uploadAccept, uploadMessages } from '@vetka/domain/media';

/** Minimum dimensions in pixels. */
export interface MinimumSize {
  width: number;
  height: number;
}

const hasAcceptedName = (name: string) => uploadAccept.some((ending) => name.toLowerCase().endsWith(ending));

/** A picture that can't be measured has size zero. */
async function readSize(file: File): Promise<MinimumSize> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch (error) {
    console.error(`Could not measure ${file.name}:`, error instanceof Error ? error.message : error);
    return { width: 0, height: 0 };
  }
}

/** The specification's message for a rejected file, or `undefined` for a valid one. */
export async function checkFile(file: File, minimum: MinimumSize | undefined): Promise<string | undefined> {
  if (!hasAcceptedName(file.name)) return uploadMessages.image;
  if (file.size > maxUploadBytes) return uploadMessages.file;
  if (!minimum) return undefined;
  const size = await readSize(file);
  const isSmall = size.width < minimum.width || size.height < minimum.height;
  return isSmall ? uploadMessages.tooSmall(minimum.width, minimum.height) : undefined;
}
