import { expect, test } from 'vitest';
import { firstDifference } from './apiDifference.ts';

const report = '# API\n\n## @vetka/ui/Stack\n\nfunction Stack(): void;\n';

test('equal reports differ in nothing', () => {
  expect(firstDifference(report, report)).toBe('');
});

test('a changed line is shown under its heading', () => {
  expect(firstDifference(report, report.replace('void', 'string'))).toBe(
    '  ## @vetka/ui/Stack\n  committed: function Stack(): void;\n  now:       function Stack(): string;',
  );
});

test('a line taken away at the end is found too', () => {
  expect(firstDifference(`${report}more\n`, report)).toContain('committed: more');
});
