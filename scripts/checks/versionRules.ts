import type { Manifest } from '../launcher/workspaces.ts';

/** A version, or another package under this name: `npm:typescript@7.0.2`. */
const exact = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** A dependency in a manifest. */
interface Want {
  name: string;
  dependency: string;
  spec: string;
  /** Installed together with a published package, which must accept the other dependencies of its user. */
  isPublished: boolean;
}

function wantsOf({ name, private: isPrivate, dependencies, devDependencies }: Manifest): Want[] {
  const of = (specs: Record<string, string> | undefined, isPublished: boolean) =>
    Object.entries(specs ?? {}).map(([dependency, spec]) => ({ name, dependency, spec, isPublished }));
  return [...of(dependencies, isPrivate !== true), ...of(devDependencies, false)].filter(
    ({ spec }) => !spec.startsWith('workspace:'),
  );
}

/** `catalog:` and `^1.2.3` as the version of this clone. */
const versionOf = ({ dependency, spec }: Want, catalog: Record<string, string>): string =>
  spec === 'catalog:' ? (catalog[dependency] ?? spec) : spec.replace(/^\^/, '');

function problemOf({ name, dependency, spec, isPublished }: Want, catalog: Record<string, string>) {
  if (isPublished) {
    return spec.startsWith('^') ? [] : [`${name}: ${dependency} "${spec}" is published, so it must be a range: ^1.2.3`];
  }
  if (dependency in catalog && spec !== 'catalog:')
    return [`${name}: ${dependency} is in the catalog, so write "catalog:"`];
  return spec === 'catalog:' || exact.test(spec) ? [] : [`${name}: ${dependency} "${spec}" is not one exact version`];
}

/**
 * Problems with the dependency versions of manifests; empty when there are none. The dependencies of this clone are
 * exact; those that a published package requires of its user are ranges from that version.
 */
export function versionProblems(manifests: Manifest[], catalog: Record<string, string>): string[] {
  const wants = manifests.flatMap(wantsOf);
  const used = new Set(wants.filter(({ spec }) => spec === 'catalog:').map(({ dependency }) => dependency));
  return [
    ...wants.flatMap((want) => problemOf(want, catalog)),
    ...Object.entries(catalog)
      .filter(([, version]) => !exact.test(version))
      .map(([dependency, version]) => `catalog: ${dependency} "${version}" is not one exact version`),
    ...Object.keys(catalog)
      .filter((dependency) => !used.has(dependency))
      .map((dependency) => `catalog: nobody asks for ${dependency}`),
    ...severalVersions(wants.map((want) => [want.dependency, versionOf(want, catalog)])),
  ];
}

function severalVersions(wants: [dependency: string, spec: string][]): string[] {
  const versions = new Map<string, Set<string>>();
  for (const [dependency, spec] of wants) {
    versions.set(dependency, (versions.get(dependency) ?? new Set<string>()).add(spec));
  }
  return [...versions]
    .filter(([, specs]) => specs.size > 1)
    .map(([dependency, specs]) => `${dependency} is asked for in several versions: ${[...specs].join(', ')}`);
}

/** Parses the `catalog:` of pnpm-workspace.yaml. Our file has one line per entry; anything else is an error. */
export function readCatalog(yaml: string): Record<string, string> {
  const [, block = ''] = /^catalog:\n((?:[ ]+.*\n?)+)/m.exec(yaml) ?? [];
  const lines = block.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, version] = /^\s+'?([^':]+)'?:\s+'?([^'\s]+)'?$/.exec(line) ?? [];
      if (!name || !version) throw new Error(`pnpm-workspace.yaml: can't read the catalog's line "${line}"`);
      return [name, version];
    }),
  );
}
