import { expect, test } from 'vitest';
import { securityText } from './securityText.ts';
import { readSettings } from './settings.ts';

const now = new Date('2026-11-22T10:00:00Z');

test('security.txt has the fields that RFC 9116 requires and expires in less than a year', () => {
  expect(securityText(readSettings({ PUBLIC_URL: 'https://vetka.example/' }), now)).toBe(
    [
      'Contact: mailto:security@vetka.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: ru, en',
      'Canonical: https://vetka.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('the contact of security.txt is configurable, and an invalid one is refused', () => {
  const env = { PUBLIC_URL: 'https://vetka.example', SECURITY_CONTACT: 'https://vetka.example/security' };
  expect(securityText(readSettings(env), now)).toContain('Contact: https://vetka.example/security\n');
  expect(() => readSettings({ SECURITY_CONTACT: 'security at vetka' })).toThrow('SECURITY_CONTACT');
});

test.each(['Production', 'PRODUCTION', 'prod'])('the site does not start in the unknown mode «%s»', (mode) => {
  expect(() => readSettings({ NODE_ENV: mode })).toThrow('NODE_ENV must be production, development or test');
});
