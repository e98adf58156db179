import { readdir, readFile, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildFolder } from './settings.ts';

/** Runs after the build: compresses the assets as hard as possible, once, and names the build. */
const compressible = /\.(?:js|css|svg|json|webmanifest)$/;
/** Smaller files gain nothing. */
const worthwhileBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const clientFolder = join(buildFolder, 'client');
const names = await readdir(join(clientFolder, 'assets'));
await Promise.all(
  names.filter((name) => compressible.test(name)).map((name) => compressFile(join(clientFolder, 'assets', name))),
);
await writeFile(
  join(clientFolder, 'build.json'),
  JSON.stringify({ id: randomUUID(), builtAt: new Date().toISOString() }),
);

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < worthwhileBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await brotli(bytes, { params: size }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
