import { imageBreakpoints, imageFocus, imagePhoneWidths, imageShapes, type ImageShape } from '@vetka/domain/media';
import { imageMeta } from 'image-meta';
import PQueue from 'p-queue';
import type { PictureCache } from './pictureCache.ts';

/** The response of the optimising proxy. */
export interface ImageAnswer {
  status: number;
  body: Buffer | string;
  contentType: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** For this visitor only: not to be kept by anyone. */
  isPrivate?: boolean;
}

/** Answers a path under `/_ipx`, e.g. `/f_webp,w_640/media/a1.webp`, for the visitor with these cookies. */
export type ImageProxy = (path: string, cookie?: string) => Promise<ImageAnswer>;

export interface ImageProxyOptions {
  /** Origin that serves `/media`. */
  apiUrl: string;
  /** Images resized earlier. */
  cache: PictureCache;
  /** Called when an image could not be stored. It is answered all the same. */
  onUnkept?: (error: unknown) => void;
}

/**
 * Quality of the encoder, 0 to 100. Phones have at least 1.75 pixels per CSS pixel. On such a screen 60 looks the same as
 * 75, and takes a fifth fewer bytes (decision 400).
 */
const quality = { usual: 75, densePhone: 60 };

/** Only the site's own images, without path traversal. */
const allowedSource = /^\/media\/[\w/-]+\.(?:webp|jpe?g|png)$/;
/** Files that the API gives only to some people. */
const privateSource = '/media/files/';
const modifiersPattern = /^f_webp,w_(\d+)(?:,ar_(\d+:\d+))?$/;

const breakpoints: number[] = Object.values(imageBreakpoints);
const wide: number[] = [...breakpoints, ...imagePhoneWidths];
/** Thumbnail widths are multiples of four in this range (px). */
const smallestThumbnail = 16;
const largestThumbnail = 512;

/** Resizing uses the libuv threads that file reads and DNS also need: of four, two stay free to serve cached images. */
const maxConcurrent = 2;
/** A page requests about forty images; this is ten such pages. */
const maxQueued = 400;
/** How long to wait for an original (ms). The API may have to generate it first, after others in its queue. */
const originalTimeoutMs = 60_000;
/** How long to wait for the answer whether a picture that is about to be shown still exists (ms). */
const checkTimeoutMs = 2000;

/** A closed list of widths: the endpoint is public, and arbitrary widths would let anyone fill the disk. */
const isAllowedWidth = (width: number): boolean =>
  wide.includes(width) ||
  breakpoints.includes(width / 2) ||
  (width >= smallestThumbnail && width <= largestThumbnail && width % 4 === 0);

/** Only covers are cropped, and they are never as small as a thumbnail. */
const isAllowedCrop = (shape: string, width: number): shape is ImageShape =>
  (imageShapes as readonly string[]).includes(shape) && wide.includes(width);

const refusal = (status: number, body: string): ImageAnswer => ({
  status,
  body,
  contentType: 'text/plain; charset=utf-8',
});

const missing = refusal(404, 'Картинка не нашлась');

const busy: ImageAnswer = { ...refusal(503, 'Картинка ещё не готова'), retryAfter: 5 };

/** The API has no such image, or the file is not an image. */
class MissingPicture extends Error {}

const shown = (body: Buffer): ImageAnswer => ({ status: 200, body, contentType: 'image/webp' });

/**
 * Resizes the site's images to one of the allowed widths, as webp. Each is resized once, then read from disk, as long as
 * the API has the original: it is asked once a day.
 */
export function createImageProxy({ apiUrl, cache, onUnkept = () => {} }: ImageProxyOptions): ImageProxy {
  const queue = new PQueue({ concurrency: maxConcurrent });
  const making = new Map<string, Promise<Buffer>>();
  const looking = new Map<string, Promise<Buffer | 'gone' | undefined>>();
  const make = async (path: string, { source, ...change }: Resizing, cookie?: string): Promise<Buffer> => {
    // Fetched before taking a resize slot: the API may still be generating it.
    const original = await fetchOriginal(apiUrl, source, cookie);
    const bytes = await queue.add(() => resize(original, change));
    await cache.keep(path, bytes).catch(onUnkept);
    return bytes;
  };
  /** Whether the original of a stored image is gone. While the API does not respond, the image is shown. */
  const check = async (path: string, source: string, cookie?: string): Promise<boolean> => {
    const status = await statusOf(apiUrl, source, cookie, checkTimeoutMs).catch(() => undefined);
    if (status === 404) await cache.remove(path);
    else if (status !== undefined) await cache.confirm(path);
    return status === 404;
  };
  const findStored = async (path: string, { source }: Resizing, cookie?: string) => {
    const stored = await cache.find(path);
    if (stored && !stored.isFresh && (await check(path, source, cookie))) return 'gone';
    return stored?.bytes;
  };
  /** Visitors who ask at the same time share the read as well as the check: a time read earlier is no longer true. */
  const look = (path: string, request: Resizing, cookie?: string) => {
    const current = looking.get(path) ?? findStored(path, request, cookie).finally(() => looking.delete(path));
    looking.set(path, current);
    return current;
  };
  const answer = async (path: string, request: Resizing, cookie?: string): Promise<ImageAnswer> => {
    const stored = await look(path, request, cookie);
    if (stored !== undefined) return stored === 'gone' ? missing : shown(stored);
    const running = making.get(path);
    if (!running && making.size >= maxQueued) {
      return busy;
    }
    const current = running ?? make(path, request, cookie).finally(() => making.delete(path));
    making.set(path, current);
    return current.then(shown, (error: unknown) => (error instanceof MissingPicture ? missing : busy));
  };
  return async (path, cookie) => {
    const request = parse(path);
    if (!request) return refusal(400, 'Такую картинку сделать нельзя');
    if (!request.source.startsWith(privateSource)) return answer(path, request);
    const status = await statusOf(apiUrl, request.source, cookie).catch(() => undefined);
    if (status === undefined) return busy;
    return status === 304 ? { ...(await answer(path, request, cookie)), isPrivate: true } : missing;
  };
}

interface Change {
  /** Pixels. */
  width: number;
  /** Uncropped without one. */
  shape: ImageShape | undefined;
}

interface Resizing extends Change {
  source: string;
}

/** Source, width and shape of a path; `undefined` when one of them is not allowed. */
function parse(path: string): Resizing | undefined {
  const [, modifiers = '', ...rest] = path.split('/');
  const [, digits, shape] = modifiersPattern.exec(modifiers) ?? [];
  const width = Number(digits);
  const source = `/${rest.join('/')}`;
  if (!isAllowedWidth(width) || !allowedSource.test(source)) return undefined;
  if (shape !== undefined && !isAllowedCrop(shape, width)) return undefined;
  return { source, width, shape };
}

/** The API's answer for a picture that one has. It is 304, without the picture, for those who may read it. */
async function statusOf(apiUrl: string, source: string, cookie = '', timeoutMs?: number): Promise<number> {
  const etag = `"${source.slice('/media/'.length)}"`;
  const { status, body } = await ask(apiUrl, source, { cookie, 'if-none-match': etag }, timeoutMs);
  await body?.cancel();
  if (status >= 500 || status === 429) throw new Error(`${source}: the API answered ${status}`);
  return status;
}

/** @throws MissingPicture when the API has no such image; another error when it does not respond */
async function fetchOriginal(apiUrl: string, source: string, cookie?: string): Promise<ArrayBuffer> {
  const response = await ask(apiUrl, source, cookie === undefined ? {} : { cookie });
  if (response.status === 404) throw new MissingPicture(source);
  if (!response.ok) throw new Error(`${source}: the API answered ${response.status}`);
  return response.arrayBuffer();
}

const ask = (
  apiUrl: string,
  source: string,
  headers: Record<string, string>,
  timeoutMs = originalTimeoutMs,
): Promise<Response> =>
  fetch(new URL(source, apiUrl), { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });

/** The part of a picture with the shape, as IPX names it: left, top, width and height in pixels of the original. */
function bandOf(original: ArrayBuffer, shape: ImageShape): string {
  const { width = 0, height = 0 } = imageMeta(new Uint8Array(original));
  const [across = 1, down = 1] = shape.split(':').map(Number);
  const bandWidth = Math.min(width, Math.round((height * across) / down));
  const bandHeight = Math.min(height, Math.round((width * down) / across));
  const left = Math.round((width - bandWidth) / 2);
  const top = Math.round((height - bandHeight) * imageFocus);
  return [left, top, bandWidth, bandHeight].join('_');
}

async function resize(original: ArrayBuffer, { width, shape }: Change): Promise<Buffer> {
  const storage = { name: 'vetka:media', getMeta: () => ({}), getData: () => original };
  // Loaded with the first picture: most requests are answered from the cache.
  const { createIPX } = await import('ipx');
  // Effort 6, the maximum, would save another 3 % of the bytes, but a transparent picture can take a hundred times longer.
  // IPX has no modifier for the effort; it passes these options to sharp unchanged.
  const ipx = createIPX({ storage, maxAge: 0, sharpOptions: { webpEffort: 5 } as object });
  const isForPhones = (imagePhoneWidths as readonly number[]).includes(width);
  const q = String(isForPhones ? quality.densePhone : quality.usual);
  const crop = shape && { extract: bandOf(original, shape) };
  const { data } = await ipx('picture', { f: 'webp', w: String(width), q, ...crop }).process();
  return Buffer.from(data);
}
