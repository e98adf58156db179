import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the store, opened for reading. */
export interface StoredFile {
  stream: ReadStream;
  byteSize: number;
}

/** Where files lie. Keys are names we made ourselves, checked before they come here. */
export interface MediaStore {
  open: (key: string) => Promise<StoredFile | undefined>;
  has: (key: string) => Promise<boolean>;
  save: (key: string, content: Buffer) => Promise<void>;
}

/** A folder on this machine. */
export function createLocalStore(directory: string): MediaStore {
  const fileOf = (key: string) => path.join(directory, key);
  const sizeOf = (key: string) =>
    stat(fileOf(key)).then(
      (found) => (found.isFile() ? found.size : undefined),
      () => undefined,
    );
  return {
    has: async (key) => (await sizeOf(key)) !== undefined,
    open: async (key) => {
      const byteSize = await sizeOf(key);
      return byteSize === undefined ? undefined : { byteSize, stream: createReadStream(fileOf(key)) };
    },
    save: async (key, content) => {
      const file = fileOf(key);
      const draft = `${file}.${randomBytes(6).toString('hex')}`;
      await mkdir(path.dirname(file), { recursive: true });
      // Whoever reads meanwhile sees no half of a file.
      await writeFile(draft, content);
      await rename(draft, file);
    },
  };
}
