import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (name: string): string => readFileSync(join(repository, name), 'utf8');

interface Instruction {
  name: string;
  args: string;
}

/** The instructions of the Dockerfile's build stages, by stage. */
function readStages(): Map<string, Instruction[]> {
  const stages = new Map<string, Instruction[]>();
  let current: Instruction[] = [];
  for (const line of read('Dockerfile').replaceAll('\\\n', ' ').split('\n')) {
    const [, name = '', args = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    const [, base = '', stage = ''] = /^(\S+) AS (\S+)$/.exec(args) ?? [];
    if (name === 'FROM') stages.set(stage, (current = [...(stages.get(base) ?? [])]));
    else if (name !== '') current.push({ name, args });
  }
  return stages;
}

/** An image of the Dockerfile, built in a folder instead of a container. */
export interface Image {
  /** What `CMD` runs. */
  command: string[];
  env: Record<string, string>;
}

/**
 * Follows the Dockerfile in an empty folder: the same copies, and every `RUN` that calls pnpm. The base image with its
 * Node and pnpm, and the account and folder of the data, are Docker's part.
 */
export function buildImage(target: string, folder: string): Image {
  const image: Image = { command: [], env: {} };
  for (const { name, args } of readStages().get(target) ?? []) {
    if (name === 'COPY') copy(args, folder);
    if (name === 'RUN' && args.startsWith('pnpm ')) runIn(folder, args, image.env);
    if (name === 'ENV')
      for (const pair of args.split(' ')) image.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
    if (name === 'CMD') image.command = JSON.parse(args) as string[];
  }
  return image;
}

function copy(args: string, folder: string): void {
  const [, from, to] = /^--from=(?:site|server) \/srv\/vetka\/(\S+) (\S+)$/.exec(args) ?? [];
  // Both have been built by the same commands in the stage "build".
  if (from !== undefined && to !== undefined)
    return cpSync(join(repository, from), join(folder, to), { recursive: true });
  if (args !== '. .') throw new Error(`Cannot follow COPY ${args}`);
  for (const path of sources()) cpSync(join(repository, path), join(folder, path), { verbatimSymlinks: true });
}

/** The files of a clone, without those that `.dockerignore` excludes. */
function sources(): string[] {
  const excluded = new Set(read('.dockerignore').split('\n'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: repository,
      maxBuffer: 64_000_000,
    },
  );
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: repository });
  const gone = new Set(deleted.toString().split('\0'));
  const paths = listed.toString().split('\0');
  return paths.filter((path) => path !== '' && !gone.has(path) && !excluded.has(path.split('/')[0] ?? ''));
}

/** The environment of a container: from the caller's only the paths of programs and of pnpm's store. */
export const plainEnv = { PATH: process.env.PATH, HOME: process.env.HOME };

function runIn(folder: string, command: string, env: Record<string, string>): string {
  return execFileSync('sh', ['-c', command], { cwd: folder, env: { ...plainEnv, ...env }, stdio: 'pipe' }).toString();
}

/** The README's section Production. */
const section = (): string => read('README.md').split('## Production')[1]?.split('\n## ')[0] ?? '';

/**
 * Runs a command of the README's section Production in an image.
 * @param part of the command
 * @returns its output
 */
export function runDocumented(part: string, folder: string, env: Record<string, string>): string {
  const command = [...section().matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .find((code) => code.includes(part));
  if (command === undefined) throw new Error(`The README names no command with ${part}`);
  return runIn(folder, command, env);
}

/** The variables of the README's section Production that configure a program. */
export function documentedVariables(program: 'api' | 'web'): Set<string> {
  const rows = section()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const own = rows.filter(([, , programs = '']) => programs.split(', ').includes(program));
  return new Set(own.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)));
}

/** The command of the service `migration` in compose.yaml, and the names of its variables. */
export function composedMigration(): { command: string[]; names: string[] } {
  const [, service = ''] = /\n  migration:\n([^]*?)\n\n/.exec(read('compose.yaml')) ?? [];
  const [, command = ''] = /command: \[(.+)\]/.exec(service) ?? [];
  const names = [...service.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  return { command: command.split(', '), names };
}
