import { readdir, readFile, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest)$/;
/** Compressing smaller files gains nothing (bytes). */
const worthwhileBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the assets of a build at the highest level, once, and writes the build's id. */
export async function compressBuild(folder: string): Promise<void> {
  const client = join(folder, 'client');
  const names = await readdir(join(client, 'assets'));
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compressFile(join(client, 'assets', name))),
  );
  await writeFile(join(client, 'build.json'), JSON.stringify({ id: randomUUID(), builtAt: new Date().toISOString() }));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < worthwhileBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await brotli(bytes, { params: size }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
