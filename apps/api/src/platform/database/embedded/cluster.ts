import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries, sharedRoot, type Binaries } from './binaries.ts';
import { adoptPostmaster, answers, killPostmaster, socketUrl, stopPostmaster, type Postmaster } from './postmaster.ts';
import { isRunning, processIdentity } from './process-identity.ts';
import { canReach, chooseRunner, type Runner } from './runner.ts';
import { keepRunning, type ClusterNews } from './supervisor.ts';

export interface ClusterOptions {
  /** Folder of the cluster. Moved to a reachable place if the database's account cannot reach this one. */
  directory: string;
  /** False trades durability for speed; tests only. @default true */
  isDurable?: boolean;
  /** Called when a running server has died, was restarted, or could not be restarted. */
  onDeath?: (news: ClusterNews) => void;
}

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** The actual folder of the data. */
  directory: string;
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
  /** Ends the server without waiting, for a process that is exiting. Unflushed changes are lost. */
  abandon: () => void;
}

const startLimitMs = 60_000;

const chownTo = async (target: string, { uid, gid }: Runner): Promise<void> => {
  if (uid !== undefined && gid !== undefined) await chown(target, uid, gid);
};

async function reachableDirectory(directory: string, runner: Runner): Promise<string> {
  if (await canReach(path.join(directory, 'data'), runner)) return directory;
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 12);
  return path.join(sharedRoot, `data-${name}`);
}

/** Allows one owner at a time: a second program on the same data fails instead of stopping the first one's database. */
async function takeOwnership(directory: string): Promise<void> {
  const file = path.join(directory, 'owner');
  const owner = await readFile(file, 'utf8').catch(() => '');
  if (owner !== '' && isRunning(owner)) {
    throw new Error(
      `Данные в «${directory}» уже заняты запущенной «Веткой» (процесс ${Number.parseInt(owner, 10)}). ` +
        'Остановите её или задайте другой VETKA_DATA_DIR',
    );
  }
  await writeFile(file, processIdentity(process.pid) ?? '');
}

async function run(program: string, args: string[], runner: Runner): Promise<void> {
  const child = spawn(program, args, { ...runner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: cleanEnv() });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`База данных не создана (код ${code}): ${Buffer.concat(said).toString().trim()}`);
}

/** Ignores variables meant for another PostgreSQL. Server messages stay in English for the log. */
const cleanEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))),
  LC_ALL: 'C',
});

async function initialise(binaries: Binaries, dataDir: string, runner: Runner, isDurable: boolean): Promise<void> {
  const isThere = await stat(path.join(dataDir, 'PG_VERSION')).catch(() => undefined);
  if (isThere) return;
  // An interrupted initdb leaves an incomplete folder.
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { mode: 0o700 });
  await chownTo(dataDir, runner);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale-provider=icu', '--icu-locale=ru-RU'];
  await run(
    binaries.initdb,
    ['-D', dataDir, ...flags, `--locale=${locale}`, '--no-instructions', ...(isDurable ? [] : ['--no-sync'])],
    runner,
  );
}

/** In the temporary folder, because the path of a socket is limited to 107 bytes. */
async function makeSocketDir(runner: Runner): Promise<string> {
  const socketDir = await mkdtemp(path.join(os.tmpdir(), 'vetka-pg-'));
  await chownTo(socketDir, runner);
  return socketDir;
}

const unsafeSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function launch(
  binaries: Binaries,
  dataDir: string,
  runner: Runner,
  isDurable: boolean,
  socketDir: string,
): Promise<Postmaster & { child: ChildProcess }> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(isDurable ? [] : unsafeSettings),
  ];
  // A file rather than a pipe: a pipe would break if the parent were killed.
  const log = await open(path.join(path.dirname(dataDir), 'postgresql.log'), 'a');
  const child = spawn(binaries.postgres, ['-D', dataDir, ...settings.flatMap((setting) => ['-c', setting])], {
    ...runner,
    cwd: '/',
    // Its own process group: Ctrl-C must not stop the database before the processes that still use it.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: cleanEnv(),
  });
  await once(child, 'spawn');
  await log.close();
  child.unref();
  return { pid: child.pid as number, socketDir, child };
}

async function waitUntilReady({ child, socketDir }: { child: ChildProcess; socketDir: string }, log: string) {
  const patience = Date.now() + startLimitMs;
  while (!(await answers(socketDir))) {
    if (child.exitCode !== null || Date.now() > patience) {
      throw new Error(`Встроенная база данных не запустилась, подробности в ${log}`);
    }
    await wait(25);
  }
}

/**
 * Starts the embedded PostgreSQL, or takes over one that outlived its parent. If it dies, it is restarted at the same
 * address.
 */
export async function startCluster({ directory, isDurable = true, onDeath }: ClusterOptions): Promise<Cluster> {
  const runner = chooseRunner();
  await mkdir(directory, { recursive: true });
  const home = await reachableDirectory(directory, runner);
  await mkdir(home, { recursive: true });
  await takeOwnership(home);
  const dataDir = path.join(home, 'data');
  const { socketDir, ...postmaster } =
    (await adoptPostmaster(dataDir)) ?? (await startFresh(dataDir, runner, isDurable, await makeSocketDir(runner)));
  const server = keepRunning(postmaster.pid, () => startFresh(dataDir, runner, isDurable, socketDir), onDeath);
  return {
    directory: home,
    urlOf: (database) => socketUrl(socketDir, database),
    stop: async () => {
      await stopPostmaster(await server.release());
      await rm(socketDir, { recursive: true, force: true });
      await rm(path.join(home, 'owner'), { force: true });
    },
    abandon: () => {
      killPostmaster(server.pid());
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

async function startFresh(dataDir: string, runner: Runner, isDurable: boolean, socketDir: string): Promise<Postmaster> {
  const binaries = await findBinaries(runner);
  await initialise(binaries, dataDir, runner, isDurable);
  const started = await launch(binaries, dataDir, runner, isDurable, socketDir);
  try {
    await waitUntilReady(started, path.join(path.dirname(dataDir), 'postgresql.log'));
  } catch (error) {
    await stopPostmaster(started.pid);
    throw error;
  }
  return started;
}
