import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leftOut } from './leftOut.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetka-left-out-'));
  const library = join(folder, 'node_modules/printer');
  mkdirSync(library, { recursive: true });
  writeFileSync(
    join(library, 'index.js'),
    "const huge = require('huge'); exports.print = (it) => it.asHuge ? huge.write(it) : 'ok';",
  );
  writeFileSync(join(folder, 'main.js'), "export { print } from 'printer';");
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an excluded library is not loaded, and throws only when it is used', async () => {
  const bundle = await rolldown({
    input: join(folder, 'main.js'),
    platform: 'node',
    plugins: [leftOut({ huge: 'nothing is printed as huge' })],
  });
  await bundle.write({ dir: join(folder, 'dist'), entryFileNames: '[name].mjs', format: 'esm' });
  await bundle.close();
  const { print } = (await import(pathToFileURL(join(folder, 'dist/main.mjs')).href)) as {
    print: (it: { asHuge?: boolean }) => string;
  };
  expect(print({})).toBe('ok');
  expect(() => print({ asHuge: true })).toThrow('huge is not in the bundle: nothing is printed as huge');
});
