import type { Manifest } from '../launcher/workspaces.ts';

/** A version, or another package under this name: `npm:typescript@7.0.2`. */
const exact = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** Problems with the dependency versions of manifests; empty when there are none. */
export function versionProblems(manifests: Manifest[], catalog: Record<string, string>): string[] {
  const wants = manifests.flatMap(({ name, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).map(([dependency, spec]) => ({ name, dependency, spec })),
  );
  const outside = wants.filter(({ spec }) => !spec.startsWith('workspace:'));
  const used = new Set(outside.filter(({ spec }) => spec === 'catalog:').map(({ dependency }) => dependency));
  return [
    ...outside
      .filter(({ spec }) => spec !== 'catalog:' && !exact.test(spec))
      .map(({ name, dependency, spec }) => `${name}: ${dependency} "${spec}" is not one exact version`),
    ...outside
      .filter(({ dependency, spec }) => dependency in catalog && spec !== 'catalog:')
      .map(({ name, dependency }) => `${name}: ${dependency} is in the catalog, so write "catalog:"`),
    ...Object.entries(catalog)
      .filter(([, version]) => !exact.test(version))
      .map(([dependency, version]) => `catalog: ${dependency} "${version}" is not one exact version`),
    ...Object.keys(catalog)
      .filter((dependency) => !used.has(dependency))
      .map((dependency) => `catalog: nobody asks for ${dependency}`),
    ...severalVersions(outside.map(({ dependency, spec }) => [dependency, spec])),
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
