import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The programs of the fleet: the Debian package and the path of each. Patroni 3.0 of Debian 12 supports PostgreSQL up to 15.
 */
export const programs = {
  etcd: ['etcd-server', '/usr/bin/etcd'],
  patroni: ['patroni', '/usr/bin/patroni'],
  postgres: ['postgresql-15', '/usr/lib/postgresql/15/bin/postgres'],
  haproxy: ['haproxy', '/usr/sbin/haproxy'],
  redis: ['redis-server', '/usr/bin/redis-server'],
  sentinel: ['redis-sentinel', '/usr/bin/redis-sentinel'],
  nginx: ['nginx-light', '/usr/sbin/nginx'],
  pgbackrest: ['pgbackrest', '/usr/bin/pgbackrest'],
} as const;

/** The packages whose program is missing. */
export const missingPackages = (isThere: (file: string) => boolean = existsSync): string[] =>
  Object.values(programs).flatMap(([name, file]) => (isThere(file) ? [] : [name]));

const startPolicy = '/usr/sbin/policy-rc.d';

/**
 * Installs missing packages, as root on Debian.
 * @throws Error that names the missing packages when it cannot
 */
export function requirePackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const command = `apt-get install --yes --no-install-recommends ${missing.join(' ')}`;
  // Debian starts the services of packages on installation unless this file forbids it.
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync(startPolicy)) {
    throw new Error(`Missing packages: ${missing.join(', ')}. Install them (and stop what Debian starts): ${command}`);
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const { status, stderr } = spawnSync('sh', ['-c', `DEBIAN_FRONTEND=noninteractive ${command}`]);
  if (status !== 0)
    throw new Error(`Missing packages: ${missing.join(', ')}. ${command} failed:\n${stderr.toString()}`);
}
