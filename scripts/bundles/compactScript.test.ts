import { expect, test } from 'vitest';
import { compactScript } from './compactScript.ts';

test('a compacted script is ASCII, keeps its names, and does the same', async () => {
  const source = `
    /** Приветствие */
    export function greet(имя) {
      const heart = /[ё❤]/u;
      return heart.test(имя) ? \`Ёлка ❤ \${имя}\` : 'Привет, ' + имя;
    }`;
  const compact = await compactScript(source);
  expect(compact).toMatch(/^[\n\x20-\x7e]*$/);
  expect(compact).toContain('function greet');
  expect(compact.length).toBeLessThan(source.length * 2);
  const load = async (code: string) =>
    (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { greet: (name: string) => string };
  const [before, after] = [await load(source), await load(compact)];
  expect(['Аня', 'Алёна'].map(after.greet)).toEqual(['Аня', 'Алёна'].map(before.greet));
});

test('letters that cannot be escaped fail the build', async () => {
  await expect(compactScript('export const pattern = String.raw`\\d+ шт`;')).rejects.toThrow('plain string');
});

test('the lines of a compacted script are short enough to locate an error in them', async () => {
  const statements = Array.from({ length: 200 }, (_, index) => `export const value${index} = call(${index});`);
  const lines = (await compactScript(statements.join('\n'))).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(400);
});
