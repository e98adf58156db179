import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inRepository, repositoryRoot } from '../../launcher/repository.ts';
import { readManifest } from '../../launcher/workspaces.ts';
import { buildPackages } from '../build.ts';
import { packageFolders } from '../packages.ts';

const execute = promisify(execFile);

/** A copy of the repository in which a release is made. */
export interface Rehearsal {
  folder: string;
  /** Runs a program in the copy, against the registry of the rehearsal. */
  run: (command: string, ...args: string[]) => Promise<string>;
  remove: () => void;
}

interface RehearsalOptions {
  registry: string;
  token: string;
}

const names = Object.fromEntries(packageFolders.map((folder) => [readManifest(folder).name, folder]));

/** Makes packages of the copy depend on each other inside the copy, because the release changes their versions. */
function linkPackages(folder: string): void {
  for (const own of packageFolders) {
    const { dependencies = {} } = readManifest(own);
    for (const name of Object.keys(dependencies).filter((each) => each in names)) {
      const link = join(folder, own, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(folder, names[name] ?? ''), link);
    }
  }
}

/** Copies the last commit, with the packages as they are built now. */
export async function prepareRehearsal({ registry, token }: RehearsalOptions): Promise<Rehearsal> {
  await buildPackages();
  const parent = mkdtempSync(join(tmpdir(), 'vetka-rehearsal-'));
  const folder = join(parent, 'repository');
  await execute('git', ['clone', '--quiet', '--no-hardlinks', repositoryRoot, folder]);
  symlinkSync(inRepository('node_modules'), join(folder, 'node_modules'));
  for (const own of packageFolders) cpSync(inRepository(own, 'dist'), join(folder, own, 'dist'), { recursive: true });
  linkPackages(folder);
  const settings = join(parent, 'npmrc');
  writeFileSync(settings, `registry=${registry}\n//${new URL(registry).host}/:_authToken=${token}\n`);
  const env = {
    ...process.env,
    npm_config_registry: registry,
    npm_config_userconfig: settings,
    NPM_CONFIG_PROVENANCE: 'false',
    NODE_OPTIONS: undefined,
    VITEST: undefined,
    CI: '1',
  };
  return {
    folder,
    run: async (command, ...args) => {
      const { stdout, stderr } = await execute(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
      return stdout + stderr;
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
