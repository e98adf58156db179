import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const dayMs = 86_400_000;

export interface CacheLimits {
  /** The API is asked again whether a picture still exists when its last answer is older (ms). @default a day */
  freshMs?: number;
  /** A picture that nobody has asked for is deleted after this long (ms). @default 30 days */
  unusedMs?: number;
  /** Total size (bytes); above it, the pictures that were used longest ago are deleted. @default 4 GB */
  maxBytes?: number;
}

interface Cached {
  bytes: Buffer;
  /** The picture was confirmed less than a day ago. */
  isFresh: boolean;
}

interface StoredFile {
  path: string;
  size: number;
  usedAt: number;
}

/** A file that another process has deleted meanwhile is left out. */
async function statFile({ parentPath, name }: Dirent): Promise<StoredFile | undefined> {
  const path = join(parentPath, name);
  const found = await stat(path).catch(() => undefined);
  return found && { path, size: found.size, usedAt: found.mtimeMs };
}

/**
 * Resized pictures on disk. The time of a file is when its picture was last confirmed to exist. Pictures are confirmed
 * when they are used, so it is also the day of its last use.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #limits: Required<CacheLimits>;

  constructor(folder: string, limits: CacheLimits = {}) {
    this.#folder = folder;
    this.#limits = { freshMs: dayMs, unusedMs: 30 * dayMs, maxBytes: 4e9, ...limits };
  }

  async find(path: string): Promise<Cached | undefined> {
    const file = this.#fileOf(path);
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return { bytes, isFresh: Date.now() - mtimeMs < this.#limits.freshMs };
    } catch {
      return undefined;
    }
  }

  /** Written to a temporary file and renamed: a reader never sees a partial image. */
  async keep(path: string, bytes: Buffer): Promise<void> {
    const file = this.#fileOf(path);
    const aside = `${file}.${process.pid}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(aside, bytes);
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  /** The picture still exists. */
  async confirm(path: string): Promise<void> {
    const now = new Date();
    await utimes(this.#fileOf(path), now, now).catch(() => {});
  }

  async remove(path: string): Promise<void> {
    await rm(this.#fileOf(path), { force: true });
  }

  /** Deletes pictures that are no longer used, and the least used ones above the total size. */
  async sweep(): Promise<void> {
    const { unusedMs, maxBytes } = this.#limits;
    const files = (await this.#list()).toSorted((one, other) => other.usedAt - one.usedAt);
    let total = 0;
    for (const { path, size, usedAt } of files) {
      total += size;
      if (total > maxBytes || Date.now() - usedAt > unusedMs) await rm(path, { force: true });
    }
  }

  async #list(): Promise<StoredFile[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files: StoredFile[] = [];
    // One at a time: resizing and cached pictures need the same threads.
    for (const entry of entries) {
      const file = entry.isFile() ? await statFile(entry) : undefined;
      if (file) files.push(file);
    }
    return files;
  }

  #fileOf(path: string): string {
    const hash = createHash('sha256').update(path).digest('hex');
    return join(this.#folder, hash.slice(0, 2), `${hash.slice(2)}.webp`);
  }
}
