import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildPackages } from '../build.ts';
import { packPackages, type Tarball } from '../pack.ts';
import { installableConsumer, tarballFolder } from './lockfile.ts';

const execute = promisify(execFile);

/** A folder outside this clone with our packages installed from their tarballs. */
export interface Consumer {
  folder: string;
  tarballs: Tarball[];
  /** Writes files into the folder, by name. */
  write(files: Record<string, string>): void;
  read(file: string): string;
  /**
   * Runs a program in the folder.
   * @returns its output
   * @throws with its output when it fails
   */
  run(command: string, ...args: string[]): Promise<string>;
  remove(): void;
}

const tools = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'].concat(
  ['vite', '@vitejs/plugin-react', 'esbuild'],
  ['webpack', 'css-loader', 'mini-css-extract-plugin'],
  ['next', '@types/node', 'xstate'],
);

/** Builds and packs the packages, and installs them in a new folder. */
export async function createConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'vetka-consumer-'));
  await buildPackages();
  const tarballs = await packPackages(join(folder, tarballFolder));
  const consumer = consumerIn(folder, tarballs);
  consumer.write(installableConsumer(tarballs, tools));
  await consumer.run('pnpm', 'install', '--frozen-lockfile', '--offline', '--silent');
  return consumer;
}

function consumerIn(folder: string, tarballs: Tarball[]): Consumer {
  return {
    folder,
    tarballs,
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    run: (command, ...args) => run(folder, command, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function run(cwd: string, command: string, args: string[]): Promise<string> {
  try {
    // The test's environment must not affect React and Vite.
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      VITEST: undefined,
      NO_COLOR: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    };
    const { stdout } = await execute(command, args, { cwd, env, maxBuffer: 64 * 2 ** 20 });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) throw error;
    throw new Error(`${command} ${args.join(' ')}\n${String(error.stdout)}${String(error.stderr)}`, { cause: error });
  }
}

/** Size of a text after gzip, in kB of 1000 bytes. */
export const gzipKilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;
