import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { inRepository } from '../../launcher/repository.ts';
import type { Tarball } from '../pack.ts';

/** The parts of pnpm's lockfile that we read and write. */
interface Lockfile {
  lockfileVersion: string;
  settings: Record<string, unknown>;
  overrides?: Record<string, string>;
  importers: Record<string, Record<'dependencies' | 'devDependencies', Record<string, Resolved> | undefined>>;
  packages: Record<string, unknown>;
  snapshots: Record<string, unknown>;
}

interface Resolved {
  specifier: string;
  /** The exact version, with its resolved peers in parentheses. */
  version: string;
}

/** One of our tarballs as a lockfile entry. */
interface LocalPackage extends Resolved {
  name: string;
  tarball: Tarball;
  peers: Record<string, string>;
}

/** The folder of tarballs in the consumer. */
export const tarballFolder = 'tarballs';

/**
 * Files of a consumer that depends on our tarballs and on `tools`, at the versions of this clone. Its lockfile is
 * extracted from ours, so the install takes everything from the store: the test checks the packages and does not
 * depend on the registry. Each packed manifest must still agree with the lockfile.
 */
export function installableConsumer(tarballs: Tarball[], tools: string[]): Record<string, string> {
  const ours: Lockfile = parse(readFileSync(inRepository('pnpm-lock.yaml'), 'utf8'));
  const locals = tarballs.map((tarball) => localPackage(ours, tarball));
  const overrides = Object.fromEntries(locals.map(({ name, specifier }) => [name, specifier]));
  const dependencies = Object.fromEntries([
    ...locals.map(({ name, specifier, version }) => [name, { specifier, version }] as const),
    ...tools.map((name) => [name, exact(resolvedVersion(ours, name))] as const),
  ]);
  const specifiers = Object.entries(dependencies).map(([name, { specifier }]) => [name, specifier]);
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies: Object.fromEntries(specifiers) };
  return {
    'package.json': JSON.stringify(manifest, null, 2),
    // JSON is valid YAML.
    'pnpm-workspace.yaml': JSON.stringify({
      packages: ['.'],
      overrides,
      allowBuilds: { esbuild: true, sharp: true },
      minimumReleaseAge: 0,
    }),
    'pnpm-lock.yaml': JSON.stringify(consumerLockfile(ours, locals, overrides, dependencies)),
  };
}

function consumerLockfile(
  ours: Lockfile,
  locals: LocalPackage[],
  overrides: Record<string, string>,
  dependencies: Record<string, Resolved>,
): Lockfile {
  const packages = locals.map(({ name, specifier, tarball }) => [`${name}@${specifier}`, packageEntry(tarball)]);
  const snapshots = locals.map((local) => [`${local.name}@${local.version}`, snapshotEntry(ours, local, locals)]);
  return {
    lockfileVersion: ours.lockfileVersion,
    settings: ours.settings,
    overrides,
    importers: { '.': { dependencies, devDependencies: undefined } },
    packages: { ...ours.packages, ...Object.fromEntries(packages) },
    snapshots: { ...ours.snapshots, ...Object.fromEntries(snapshots) },
  };
}

const specifierOf = (path: string): string => `file:${tarballFolder}/${basename(path)}`;

const exact = (version: string): Resolved => ({ specifier: version.replace(/\(.*$/, ''), version });

/** The version of a dependency in this clone, from any workspace. */
function resolvedVersion({ importers }: Lockfile, name: string): string {
  for (const { dependencies, devDependencies } of Object.values(importers)) {
    const found = dependencies?.[name] ?? devDependencies?.[name];
    if (found) return found.version;
  }
  throw new Error(`No workspace depends on ${name}`);
}

function localPackage(ours: Lockfile, tarball: Tarball): LocalPackage {
  const { name, peerDependencies = {}, peerDependenciesMeta = {} } = tarball.manifest;
  // Without the optional ones, as most consumers: their entries must be importable nevertheless.
  const needed = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
  const peers = Object.fromEntries(needed.map((peer) => [peer, resolvedVersion(ours, peer)]));
  const suffix = Object.entries(peers)
    .map(([peer, version]) => `(${peer}@${version})`)
    .toSorted()
    .join('');
  const specifier = specifierOf(tarball.path);
  return { name, tarball, peers, specifier, version: `${specifier}${suffix}` };
}

function packageEntry({ path, manifest: { version, peerDependencies, peerDependenciesMeta } }: Tarball) {
  const integrity = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  return {
    resolution: { integrity, tarball: specifierOf(path) },
    version,
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

function snapshotEntry(ours: Lockfile, { tarball, peers }: LocalPackage, locals: LocalPackage[]) {
  const dependencies = Object.keys(tarball.manifest.dependencies ?? {}).map((name) => [
    name,
    locals.find((local) => local.name === name)?.version ?? resolvedVersion(ours, name),
  ]);
  return { dependencies: { ...Object.fromEntries(dependencies), ...peers } };
}
