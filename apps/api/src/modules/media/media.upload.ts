import { largestPicture, maxUploadBytes, uploadMessages } from '@vetka/domain/media';
import sharp, { type Sharp } from 'sharp';
import { invalid } from '../../platform/http/refusal.ts';
import type { PictureQueue } from './picture-queue.ts';

// The queue says how many pictures are decoded at a time; libvips must not multiply that by its own threads.
sharp.concurrency(1);

/** What is written to the store and to the table of an upload. */
export interface PreparedFile {
  type: 'IMAGE' | 'DOCUMENT';
  contentType: string;
  /** Without the dot. */
  extension: string;
  content: Buffer;
  width: number | null;
  height: number | null;
}

/** How pictures are written. PNG has no `quality`: sharp would reduce it to a palette, which spoils photos. */
const encoders = {
  png: (picture: Sharp) => picture.png(),
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 90 }),
} as const;

/** A file is what its first bytes say, whatever its name says. */
const signatures = [
  { kind: 'png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
  { kind: 'jpeg', bytes: Buffer.from('ffd8ff', 'hex') },
  { kind: 'pdf', bytes: Buffer.from('%PDF-') },
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
 * Reads the sizes from the header, so that a huge picture costs nothing. False for a broken header.
 * @throws Refusal 422 on `file`
 */
async function hasFittingSize(content: Buffer): Promise<boolean> {
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

/** Decodes and encodes again: turned upright, without EXIF and without anything that hides behind the picture. */
async function redraw(content: Buffer, format: keyof typeof pictures) {
  try {
    const picture = sharp(content, { limitInputPixels: largestPicture.pixels, failOn: 'error' }).autoOrient();
    return await encoders[format](picture).toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

/**
 * A PNG or a JPEG of at most 20 MB, of sides that a decoder can bear; `undefined` for anything else, a broken one too.
 * @throws Refusal 422 on `file` for unfitting sides; 503 when too many pictures wait
 */
export async function prepareImage(file: Blob, queue: PictureQueue): Promise<PreparedFile | undefined> {
  const content = await contentOf(file);
  const kind = content && kindOf(content);
  if (!kind || kind === 'pdf' || !(await hasFittingSize(content))) return undefined;
  const drawn = await queue.run('upload', () => redraw(content, kind));
  if (!drawn) return undefined;
  const { width, height } = drawn.info;
  return { type: 'IMAGE', ...pictures[kind], content: drawn.data, width, height };
}

/** A PDF of at most 20 MB; it is downloaded, never shown in place. */
export async function prepareDocument(file: Blob): Promise<PreparedFile | undefined> {
  const content = await contentOf(file);
  if (!content || kindOf(content) !== 'pdf') return undefined;
  return { type: 'DOCUMENT', contentType: 'application/pdf', extension: 'pdf', content, width: null, height: null };
}
