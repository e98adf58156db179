import { expect, test } from 'vitest';
import { withHashes } from './hashedPolicy.ts';

const policy = "default-src 'self'; script-src 'self' 'nonce-right'; style-src 'self' 'nonce-right'";

const page = '<meta property="csp-nonce" content="right"/><style nonce="right">p{}</style>';

/** The sources that a directive allows for the nonce «fresh». */
const sourcesOf = (name: string, html: string, given = policy): string[] => {
  const directives = withHashes(html, given)?.policy('fresh').split('; ') ?? [];
  return (
    directives
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
};

test('markup without the nonce is not allowed by a hash', () => {
  const html = `${page}<script nonce="right">1</script><script>injected</script><script nonce="wrong">2</script>`;
  expect(sourcesOf('script-src', html)).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
});

test('a hash that the policy of every page has is not repeated', () => {
  const hash = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
  expect(sourcesOf('style-src', page)).toEqual(["'self'", "'nonce-fresh'", hash]);
  expect(sourcesOf('style-src', page, `${policy} ${hash}`)).toEqual(["'self'", "'nonce-fresh'", hash]);
});
