import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the fleet runs, by the Debian package that has it. PostgreSQL 15 is the newest that Debian 12's Patroni knows. */
export const programs = {
  etcd: ['etcd-server', '/usr/bin/etcd'],
  patroni: ['patroni', '/usr/bin/patroni'],
  postgres: ['postgresql-15', '/usr/lib/postgresql/15/bin/postgres'],
  haproxy: ['haproxy', '/usr/sbin/haproxy'],
  redis: ['redis-server', '/usr/bin/redis-server'],
  sentinel: ['redis-sentinel', '/usr/bin/redis-sentinel'],
  nginx: ['nginx-light', '/usr/sbin/nginx'],
} as const;

/** The packages whose program is not there. */
export const missingPackages = (isThere: (file: string) => boolean = existsSync): string[] =>
  Object.values(programs).flatMap(([name, file]) => (isThere(file) ? [] : [name]));

const startPolicy = '/usr/sbin/policy-rc.d';

/**
 * Installs what is missing, as root on Debian.
 * @throws Error that names the missing packages when it cannot
 */
export function requirePackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const command = `apt-get install --yes --no-install-recommends ${missing.join(' ')}`;
  // Debian starts the services of what it installs, unless this file forbids it.
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync(startPolicy)) {
    throw new Error(`Missing packages: ${missing.join(', ')}. Install them (and stop what Debian starts): ${command}`);
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const { status, stderr } = spawnSync('sh', ['-c', `DEBIAN_FRONTEND=noninteractive ${command}`]);
  if (status !== 0)
    throw new Error(`Missing packages: ${missing.join(', ')}. ${command} failed:\n${stderr.toString()}`);
}
