import { maxUploadBytes } from '@vetka/domain/media';
import sharp from 'sharp';

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

const maxPixels = 50_000_000;
const quality = 90;

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

/** Decodes and encodes again: turned upright, without EXIF and without anything that hides behind the picture. */
async function redraw(content: Buffer, format: keyof typeof pictures) {
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .toFormat(format, { quality })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

/** A PNG or a JPEG of at most 20 MB and 50 megapixels; `undefined` for anything else, a broken one too. */
export async function prepareImage(file: Blob): Promise<PreparedFile | undefined> {
  const content = await contentOf(file);
  const kind = content && kindOf(content);
  if (!kind || kind === 'pdf') return undefined;
  const drawn = await redraw(content, kind);
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
