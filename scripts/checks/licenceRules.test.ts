import { expect, it } from 'vitest';
import { licenceProblems, lockProblems, workflowProblems, type Component } from './licenceRules.ts';

const under = (licence: string, name = 'rose'): Component => ({
  name,
  version: '1.0.0',
  licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }],
});

it('accepts licences of the list and known exceptions', () => {
  const components: Component[] = [
    under('MIT'),
    under('(BSD-3-Clause OR GPL-2.0)'),
    under('(MIT AND Zlib)'),
    { ...under('LGPL-3.0-or-later', 'sharp-libvips-linux-x64'), group: '@img' },
    { group: '@vetka', name: 'api', version: '0.0.0' },
  ];
  expect(licenceProblems(components)).toEqual([]);
});

it.each([
  ['another licence', under('AGPL-3.0-only'), 'rose@1.0.0: “AGPL-3.0-only”'],
  ['a licence joined to a good one', under('MIT AND GPL-3.0-only'), 'rose@1.0.0: “MIT AND GPL-3.0-only”'],
  ['no licence', { name: 'rose', version: '1.0.0' }, 'rose@1.0.0: “no licence”'],
  ['the licence of an exception elsewhere', under('LGPL-3.0-or-later'), 'rose@1.0.0: “LGPL-3.0-or-later”'],
  ['an exception under another licence', under('GPL-3.0-only', 'png-js'), 'png-js@1.0.0: “GPL-3.0-only”'],
])('refuses %s', (_, component, problem) => {
  expect(licenceProblems([component])).toEqual([problem]);
});

it('refuses packages that are not named by their hash in the registry', () => {
  const packages = {
    'rose@1.0.0': { resolution: { integrity: 'sha512-abc' } },
    'tulip@1.0.0': { resolution: { integrity: 'sha1-abc' } },
    'peony@1.0.0': { resolution: { integrity: 'sha512-abc', tarball: 'https://codeload.example/peony' } },
    'iris@1.0.0': {},
  };
  expect(lockProblems({ packages })).toEqual([
    'tulip@1.0.0 has no SHA-512 in the lockfile',
    'peony@1.0.0 comes from https://codeload.example/peony, not from the registry',
    'iris@1.0.0 has no SHA-512 in the lockfile',
  ]);
});

it('an action that a tag or a branch names is reported, one that a commit names is not', () => {
  const commit = 'fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09';
  const steps = [
    '- uses: a/b@v5',
    'uses: c/d@main',
    `- uses: e/f@${commit} # v5.1.0`,
    '- uses: ./local',
    '- run: uses: g',
  ];
  const found = workflowProblems('ci.yml', steps.map((step) => `      ${step}`).join('\n'));
  expect(found.map((problem) => problem.split(' ')[2])).toEqual(['a/b@v5', 'c/d@main']);
});
