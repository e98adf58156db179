import { createHash } from 'node:crypto';

/** A page that can be sent more than once, each time with a nonce of its own. */
interface RepeatablePage {
  /** The HTML before and after the nonce. */
  html: [before: string, after: string];
  /** The content security policy for a nonce. */
  policy: (nonce: string) => string;
}

/**
 * Allows the inline scripts and styles of a page by their hashes, so that its nonce is needed in one place only: the tag
 * from which code in the browser takes it for styles that it adds. Only elements that carry the nonce are hashed, so
 * that injected markup stays as powerless as it was.
 * @returns undefined if the policy has no nonce, or if it is not exactly once in the rest of the page
 */
export function withHashes(html: string, policy: string): RepeatablePage | undefined {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return undefined;
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (attributes.includes(attribute) && text !== '') hashes[name as keyof typeof hashes].add(hashOf(text));
  }
  const [before, after, ...more] = html.replaceAll(attribute, '').split(nonce);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const scripts = policy.replace(/\bscript-src ([^;]*)'nonce-[^']+'/, `script-src $1${[...hashes.script].join(' ')}`);
  const added = [...hashes.style].filter((hash) => !policy.includes(hash));
  const styles = added.map((hash) => ` ${hash}`).join('');
  return { html: [before, after], policy: (fresh) => scripts.replace(`'nonce-${nonce}'`, `'nonce-${fresh}'${styles}`) };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
