import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../../launcher/repository.ts';
import { readManifest } from '../../launcher/workspaces.ts';
import { entriesOf } from '../entries.ts';
import { packageFolders } from '../packages.ts';
import { prepareRehearsal, type Rehearsal } from '../registry/rehearsal.ts';
import { startRegistry, type Registry } from '../registry/registry.ts';
import { importScript } from './sources.ts';

const token = 'secret-of-the-rehearsal';
const names = packageFolders.map((folder) => readManifest(folder).name);
const candidate = '1.0.0-rc.0';

let registry: Registry;
let rehearsal: Rehearsal;
const changesets = (...args: string[]) =>
  rehearsal.run('node', inRepository('node_modules/@changesets/cli/bin.js'), ...args);

beforeAll(async () => {
  registry = await startRegistry({ token });
  rehearsal = await prepareRehearsal({ registry: registry.url, token });
});
afterAll(() => {
  rehearsal.remove();
  registry.close();
});

const fileOf = (folder: string, file: string) => readFileSync(join(rehearsal.folder, folder, file), 'utf8');

test('changesets make the first candidate of all packages, with their changelogs', async () => {
  const lines = names.map((name) => `'${name}': major`).join('\n');
  writeFileSync(join(rehearsal.folder, '.changeset/first-release.md'), `---\n${lines}\n---\n\nThe first release.\n`);
  await changesets('pre', 'enter', 'rc');
  await changesets('version');
  for (const folder of packageFolders) {
    expect((JSON.parse(fileOf(folder, 'package.json')) as { version: string }).version).toBe(candidate);
    expect(fileOf(folder, 'CHANGELOG.md')).toContain(`## ${candidate}`);
  }
});

test('the candidate is published once, by those who may', async () => {
  await changesets('publish', '--no-git-tag');
  expect([...registry.published.keys()].toSorted()).toEqual(names.toSorted());
  for (const { versions, tags } of registry.published.values()) {
    expect([...versions.keys()]).toEqual([candidate]);
    expect(Object.values(tags)).toContain(candidate);
    const [{ dependencies = {} } = {}] = [...versions.values()] as { dependencies?: Record<string, string> }[];
    const own = Object.entries(dependencies).filter(([name]) => names.includes(name));
    expect(own.every(([, range]) => range === `^${candidate}`)).toBe(true);
  }
  const stranger = await fetch(`${registry.url}@vetka%2fui`, { method: 'PUT', body: '{}' });
  expect(stranger.status).toBe(401);
});

test('an application installs the candidate by its version and imports every entry', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetka-installed-'));
  const dependencies = Object.fromEntries([
    ...names.map((name) => [name, candidate]),
    ...['react', 'react-dom', 'xstate'].map((name) => [name, '*']),
  ]);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'installed', private: true, type: 'module', dependencies }),
  );
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ packages: ['.'], minimumReleaseAge: 0 }));
  writeFileSync(join(folder, 'import.js'), importScript);
  try {
    await rehearsal.run('pnpm', '--dir', folder, 'install', '--silent');
    for (const own of packageFolders) {
      const specifiers = entriesOf(own).map(({ specifier }) => specifier);
      const said = await rehearsal.run('node', join(folder, 'import.js'), ...specifiers);
      const empty = JSON.parse(said) as string[];
      expect(empty.filter((entry) => entry !== '@vetka/api-client/realtime')).toEqual([]);
      expect(specifiers.length).toBeGreaterThan(3);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
