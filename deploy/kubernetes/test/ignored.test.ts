import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from './example.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Compose {
  services: Record<string, { env_file?: { path: string }[] }>;
}

/** The files of secrets that Compose reads: `.env` without being told. */
const { services } = parse(read('compose.yaml')) as Compose;
const named = Object.values(services).flatMap(({ env_file: files = [] }) => files.map(({ path }) => path));
const secretFiles = ['.env', ...named].flatMap((name) => [name, `${name}.old`, `apps/api/${name}`]);

test('files of secrets get neither into the images, which copy the folder, nor into Git', () => {
  expect(named).toContain('.env.providers');
  expect(read('Dockerfile')).toContain('COPY . .');
  const patterns = read('.dockerignore').split('\n').filter(Boolean);
  const copied = secretFiles.filter((name) => !patterns.some((pattern) => matchesGlob(name, pattern)));
  expect(copied, 'into the images').toEqual([]);
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...secretFiles], { cwd: root, encoding: 'utf8' });
  expect(ignored.trim().split('\n'), 'by Git').toEqual(secretFiles);
});
