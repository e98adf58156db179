import { expect, test } from 'vitest';
import { failOnWarning } from './failOnWarning.ts';

test('a warning fails the build, except the one about a slow plugin on a busy machine', () => {
  expect(() => failOnWarning('warn', { message: '[UNRESOLVED_IMPORT] Could not resolve maxmind' })).toThrow('maxmind');
  expect(() =>
    failOnWarning('warn', { message: '[PLUGIN_TIMINGS] JavaScript callbacks ran for 2.6s of this 3.9s build (67%).' }),
  ).not.toThrow();
});
