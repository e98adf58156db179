import { expect, test } from 'vitest';
import { readCatalog, versionProblems } from './versionRules.ts';

const manifest = (name: string, dependencies: Record<string, string>) => ({ name, private: true, dependencies });

test('exact versions, the catalog and workspaces are fine', () => {
  const manifests = [
    manifest('web', { react: 'catalog:', ipx: '3.1.1', pg: '18.4.0-beta.17', '@vetka/ui': 'workspace:^' }),
    manifest('tools', { next: 'npm:typescript@7.0.2' }),
  ];
  expect(versionProblems(manifests, { react: '19.3.1' })).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1.0.0', 'npm:typescript@^7.0.2'])(
  'reports the range %s',
  (spec) => {
    expect(versionProblems([manifest('web', { ipx: spec })], {})).toEqual([
      `web: ipx "${spec}" is not one exact version`,
    ]);
  },
);

test('a published package requires ranges of the versions of this clone', () => {
  const ui = { name: 'ui', dependencies: { virtua: '^0.54.2', react: '^19.3.1' }, devDependencies: { ipx: '3.1.1' } };
  const web = manifest('web', { virtua: '0.54.2', react: 'catalog:' });
  expect(versionProblems([ui, web], { react: '19.3.1' })).toEqual([]);
  expect(versionProblems([{ name: 'ui', dependencies: { virtua: '0.54.2' } }], {})).toEqual([
    'ui: virtua "0.54.2" is published, so it must be a range: ^1.2.3',
  ]);
  expect(versionProblems([{ ...ui, dependencies: { virtua: '^0.53.0' } }, web], { react: '19.3.1' })).toEqual([
    'virtua is asked for in several versions: 0.53.0, 0.54.2',
  ]);
});

test('reports two versions of one dependency', () => {
  const manifests = [manifest('web', { ipx: '3.1.1' }), manifest('api', { ipx: '3.1.0' })];
  expect(versionProblems(manifests, {})).toEqual(['ipx is asked for in several versions: 3.1.1, 3.1.0']);
});

test('reports a version that bypasses the catalog', () => {
  const manifests = [manifest('web', { react: 'catalog:' }), manifest('ui', { react: '19.3.1' })];
  expect(versionProblems(manifests, { react: '19.3.1' })).toContain('ui: react is in the catalog, so write "catalog:"');
});

test('reports unused entries and ranges in the catalog', () => {
  expect(versionProblems([], { vue: '^3.0.0' })).toEqual([
    'catalog: vue "^3.0.0" is not one exact version',
    'catalog: nobody asks for vue',
  ]);
});

test('reads the catalog of the workspace file', () => {
  const yaml = "pmOnFail: ignore\ncatalog:\n  '@types/node': 24.19.2\n  react: 19.3.1\nother:\n  a: 1\n";
  expect(readCatalog(yaml)).toEqual({ '@types/node': '24.19.2', react: '19.3.1' });
});

test('rejects an unreadable catalog', () => {
  expect(() => readCatalog('catalog:\n  react\n')).toThrow("can't read the catalog's line");
});
