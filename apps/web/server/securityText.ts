import type { Settings } from './settings.ts';

const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityText({ publicUrl, port, securityContact }: SecuritySettings, now: Date): string {
  const origin = publicUrl ?? `http://localhost:${port}`;
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs).toISOString();
  return [
    `Contact: ${securityContact ?? `mailto:security@${new URL(origin).hostname}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

type SecuritySettings = Pick<Settings, 'publicUrl' | 'port' | 'securityContact'>;
