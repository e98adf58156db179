import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileCodes } from '../code/compileCodes.ts';
import { readSourceFile } from '../code/sourceFile.ts';
import { codeOfStories } from '../code/storyCode.ts';
import { storiesOf } from '../code/storyObjects.ts';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
/** Whole screens are not copied: their code is in the repository. */
const files = globSync('{components,desk,patterns}/**/*.stories.tsx', { cwd: source }).toSorted();

const codes: Record<string, string> = {};
const stories: string[] = [];

beforeAll(async () => {
  for (const file of files) {
    const ofFile = await codeOfStories(source + file);
    for (const name of storiesOf(readSourceFile(source + file)).keys()) stories.push(`${file} ${name}`);
    for (const [name, code] of Object.entries(ofFile)) codes[`${file} ${name}`] = code;
  }
}, 120_000);

const codeOf = (name: string, story: string) => codes[`components/${name}/${name}.stories.tsx ${story}`] ?? '';

test('the code of every story compiles in an application', async () => {
  expect(Object.keys(codes).length).toBeGreaterThan(600);
  expect(await compileCodes(codes)).toEqual([]);
}, 300_000);

test('every story has code', () => {
  expect(stories.filter((story) => !(story in codes))).toEqual([]);
});

describe('the code of a story', () => {
  test('imports the component and shows its properties as one would write them', () => {
    expect(codeOf('CopyButton', 'Label')).toBe('');
    expect(codes['desk/CopyButton/CopyButton.stories.tsx IconOnly'])
      .toBe(`import { CopyButton } from '@vetka/ui/desk/CopyButton';

export function Sample() {
  return (
    <CopyButton
      text="VESNA26"
      label="Скопировать промокод"
      onCopied={() => {}}
      isLabelHidden
    />
  );
}
`);
  });

  test('has the component and the data that only the story has', () => {
    const code = codeOf('RadioGroup', 'Cards');
    expect(code).toContain("import { useState } from 'react';");
    expect(code).toContain('const ways = [');
    expect(code).toContain('<Example variant="card" />');
    expect(code.indexOf('const ways')).toBeLessThan(code.indexOf('function Example'));
  });

  test('has nothing of the tests', () => {
    const all = Object.values(codes).join('\n');
    expect(all).not.toMatch(/storybook|\bfn\(|userEvent|expect\(|className=/);
    expect(all).not.toMatch(/from '\.{1,2}\//);
  });
});
