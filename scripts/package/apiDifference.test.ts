import { expect, test } from 'vitest';
import { firstDifference } from './apiDifference.ts';

const report = '# API\n\n## @vetka/ui/Stack\n\nfunction Stack(): void;\n';

test('equal reports have no difference', () => {
  expect(firstDifference(report, report)).toBe('');
});

test('a changed line is shown below its heading', () => {
  expect(firstDifference(report, report.replace('void', 'string'))).toBe(
    '  ## @vetka/ui/Stack\n  committed: function Stack(): void;\n  now:       function Stack(): string;',
  );
});

test('a line removed at the end is found too', () => {
  expect(firstDifference(`${report}more\n`, report)).toContain('committed: more');
});
