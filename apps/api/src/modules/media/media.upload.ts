import { largestPicture, maxUploadBytes, uploadMessages } from '@vetka/domain/media';
import type { Sharp } from 'sharp';
import { invalid } from '../../platform/http/refusal.ts';
import { documentTypeOf } from './media.documents.ts';
import type { PictureQueue } from './picture-queue.ts';

/** Loaded by the first picture: the library takes 26 MB of memory (decision 243). */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The queue limits how many pictures are decoded at once; libvips must not add its own threads.
  sharp.concurrency(1);
  return sharp;
}

/** An upload prepared for the store and the table. */
export interface PreparedFile {
  type: 'IMAGE' | 'DOCUMENT';
  contentType: string;
  /** Without the dot. */
  extension: string;
  content: Buffer;
  width: number | null;
  height: number | null;
}

/** Output encoders. PNG gets no `quality`: sharp would reduce it to a palette, which degrades photos. */
const encoders = {
  png: (picture: Sharp) => picture.png(),
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 90 }),
} as const;

/** The type of a file is determined by its first bytes, never by its name. */
const signatures = [
  { kind: 'png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
  { kind: 'jpeg', bytes: Buffer.from('ffd8ff', 'hex') },
] as const;
const pictures = {
  png: { contentType: 'image/png', extension: 'png' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
} as const;

const kindOf = (content: Buffer) =>
  signatures.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes))?.kind;

async function contentOf(file: Blob): Promise<Buffer | undefined> {
  return file.size > maxUploadBytes ? undefined : Buffer.from(await file.arrayBuffer());
}

/**
 * Reads the dimensions from the header, so a huge picture costs nothing. False for a broken header.
 * @throws Refusal 422 on `file`
 */
async function hasFittingSize(content: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const size = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) return false;
  const [short, long] = [size.width, size.height].toSorted((a, b) => a - b) as [number, number];
  if (long > largestPicture.side || short * long > largestPicture.pixels) {
    throw invalid({ file: uploadMessages.tooLarge }, 'media.too-large');
  }
  if (long > short * largestPicture.aspect) throw invalid({ file: uploadMessages.tooNarrow }, 'media.too-narrow');
  return true;
}

/** Decodes and re-encodes: rotated upright, without EXIF and without data hidden behind the picture. */
async function redraw(content: Buffer, format: keyof typeof pictures) {
  const sharp = await loadSharp();
  try {
    const picture = sharp(content, { limitInputPixels: largestPicture.pixels, failOn: 'error' }).autoOrient();
    return await encoders[format](picture).toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

/**
 * A PNG or JPEG of at most 20 MB and of dimensions that can be decoded; `undefined` for anything else, including a
 * broken file.
 * @throws Refusal 422 on `file` for unsupported dimensions; 503 when too many pictures are queued
 */
export async function prepareImage(file: Blob, queue: PictureQueue): Promise<PreparedFile | undefined> {
  const content = await contentOf(file);
  const kind = content && kindOf(content);
  if (!kind || !(await hasFittingSize(content))) return undefined;
  const drawn = await queue.run('upload', () => redraw(content, kind));
  if (!drawn) return undefined;
  const { width, height } = drawn.info;
  return { type: 'IMAGE', ...pictures[kind], content: drawn.data, width, height };
}

/** A document of at most 20 MB. It is downloaded, never displayed inline. */
export async function prepareDocument(file: Blob, name: string): Promise<PreparedFile | undefined> {
  const content = await contentOf(file);
  const found = content && (await documentTypeOf(content, name));
  return found && { type: 'DOCUMENT', ...found, content, width: null, height: null };
}
