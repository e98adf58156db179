import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const directives = new Map(
  contentSecurityPolicy('abc')
    .split('; ')
    .map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
);

test('allows scripts of the page itself and of the site only', () => {
  expect(directives.get('default-src')).toBe("'self'");
  expect(directives.get('script-src')).toBe("'self' 'nonce-abc'");
  for (const name of ['connect-src', 'font-src', 'worker-src', 'manifest-src'])
    expect(directives.has(name)).toBe(false);
  expect(directives.get('form-action')).toBe("'self'");
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect([name, directives.get(name)]).toEqual([name, "'none'"]);
});

test('allows no other host but those of embedded videos', () => {
  const others = [...directives].filter(([, sources]) => /https?:|\*/.test(sources));
  expect(others.map(([name]) => name)).toEqual(['frame-src']);
});
