import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageBreakpoints } from '@vetka/domain/media';
import { createIPX } from 'ipx';

/** What the optimising proxy answers. */
export interface ImageAnswer {
  status: number;
  body: Buffer | string;
  contentType: string;
}

/** Gives the answer to a path under `/_ipx`, e.g. `/f_webp,w_640/media/a1.webp`. */
export type ImageProxy = (path: string) => Promise<ImageAnswer>;

export interface ImageProxyOptions {
  /** Origin that holds `/media`. */
  apiUrl: string;
  /** Folder of pictures made before. */
  cacheFolder: string;
}

/** Only pictures of the site's own, by a path without tricks. */
const allowedSource = /^\/media\/[\w/-]+\.(?:webp|jpe?g|png)$/;
const modifiersPattern = /^f_webp,w_(\d+)$/;

const breakpoints: number[] = Object.values(imageBreakpoints);
/** Small pictures have fixed boxes: any multiple of four up to this. */
const smallest = 16;
const largestFixed = 512;

/** A closed list: anybody may ask, so an open one would be a free way to fill the disk. */
const isAllowedWidth = (width: number): boolean =>
  breakpoints.some((each) => width === each || width === each * 2) ||
  (width >= smallest && width <= largestFixed && width % 4 === 0);

const refusal = (status: number, body: string): ImageAnswer => ({
  status,
  body,
  contentType: 'text/plain; charset=utf-8',
});

/** Resizes the site's pictures to one of the known widths, as webp. Made once, then read from the disk. */
export function createImageProxy({ apiUrl, cacheFolder }: ImageProxyOptions): ImageProxy {
  const ipx = createIPX({ storage: mediaStorage(apiUrl), maxAge: 0 });
  const making = new Map<string, Promise<Buffer>>();
  const make = async (source: string, width: number, file: string): Promise<Buffer> => {
    const { data } = await ipx(source, { f: 'webp', w: String(width), q: '80' }).process();
    const bytes = Buffer.from(data);
    await keep(file, bytes);
    return bytes;
  };
  return async (path) => {
    const request = parse(path);
    if (!request) return refusal(400, 'Такую картинку сделать нельзя');
    const file = join(cacheFolder, fileName(path));
    const ready = await readFile(file).catch(() => undefined);
    if (ready) return { status: 200, body: ready, contentType: 'image/webp' };
    const current = making.get(path) ?? make(request.source, request.width, file);
    making.set(path, current);
    try {
      return { status: 200, body: await current, contentType: 'image/webp' };
    } catch {
      return refusal(404, 'Картинка не нашлась');
    } finally {
      making.delete(path);
    }
  };
}

/** Source and width of a path; nothing when either is not allowed. */
function parse(path: string): { source: string; width: number } | undefined {
  const [, modifiers = '', ...rest] = path.split('/');
  const width = Number(modifiersPattern.exec(modifiers)?.[1]);
  const source = `/${rest.join('/')}`;
  return isAllowedWidth(width) && allowedSource.test(source) ? { source, width } : undefined;
}

function fileName(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex');
  return join(hash.slice(0, 2), `${hash.slice(2)}.webp`);
}

/** Written aside and renamed: a reader never sees half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}

function mediaStorage(apiUrl: string) {
  return {
    name: 'vetka:media',
    getMeta: () => ({}),
    async getData(id: string): Promise<ArrayBuffer | undefined> {
      const response = await fetch(new URL(id, apiUrl), { signal: AbortSignal.timeout(10_000), redirect: 'error' });
      return response.ok ? response.arrayBuffer() : undefined;
    },
  };
}
