import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRepository } from '../../launcher/repository.ts';

interface LockedPackage {
  resolution: { integrity?: string };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, unknown>;
  engines?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasBin?: boolean;
}

interface LockedSnapshot {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A version of a package as a registry describes it. */
export interface PublishedVersion {
  name: string;
  version: string;
  dist: { integrity: string; tarball: string };
  [field: string]: unknown;
}

const splitKey = (key: string): readonly [name: string, version: string] => {
  const at = key.lastIndexOf('@');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** «1.2.0(react@19.2.9)» as an exact range; an alias «npm:name@1.2.0» keeps its name. */
const exactRanges = (dependencies: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, resolved]) => {
      const version = resolved.replace(/\(.*$/, '');
      return [name, /^\d/.test(version) ? version : `npm:${version}`];
    }),
  );

/**
 * Every package of our lockfile, described as a registry does: an installation from it takes all archives from the
 * store of this machine, so it needs no network.
 */
export function lockedPackages(registry: string): Map<string, PublishedVersion[]> {
  const lockfile: { packages: Record<string, LockedPackage>; snapshots: Record<string, LockedSnapshot> } = parse(
    readFileSync(inRepository('pnpm-lock.yaml'), 'utf8'),
  );
  const snapshots = new Map(
    Object.entries(lockfile.snapshots).map(([key, value]) => [key.replace(/\(.*$/, ''), value]),
  );
  const found = new Map<string, PublishedVersion[]>();
  for (const [key, { resolution, hasBin: _hasBin, ...manifest }] of Object.entries(lockfile.packages)) {
    const [name, version] = splitKey(key);
    const { integrity } = resolution;
    if (!integrity) continue;
    const { dependencies, optionalDependencies } = snapshots.get(key) ?? {};
    const peers = Object.keys(manifest.peerDependencies ?? {});
    const own = Object.entries(exactRanges(dependencies)).filter(([each]) => !peers.includes(each));
    const described = {
      ...manifest,
      name,
      version,
      dependencies: Object.fromEntries(own),
      optionalDependencies: exactRanges(optionalDependencies),
      dist: { integrity, tarball: `${registry}${name}/-/${name.split('/').at(-1)}-${version}.tgz` },
    };
    found.set(name, [...(found.get(name) ?? []), described]);
  }
  return found;
}
