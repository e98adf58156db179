/** The release state of a package. */
export interface PackageState {
  name: string;
  /** Whether it was ever released; changesets then writes a CHANGELOG.md. */
  wasReleased: boolean;
  /** Files changed since the last release; undefined if this clone lacks its tag. */
  changedFiles?: string[];
}

/** Whether a change of the file may affect users of the package. */
const isNoticed = (file: string): boolean =>
  /(^|\/)(src\/|package\.json$)/.test(file) && !/\.(test|stories|docs)\.tsx?$|\.mdx?$/.test(file);

/** Packages named in the front matter of a changeset. */
export function packagesOf(changeset: string): string[] {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return [...head.matchAll(/^["']?([^"':\s]+)["']?:\s*(?:patch|minor|major)\s*$/gm)].map(([, name = '']) => name);
}

/** Packages that lack a changeset; empty when there are none. */
export function changesetProblems(packages: PackageState[], changesets: string[]): string[] {
  const named = new Set(changesets.flatMap(packagesOf));
  return packages
    .filter(({ name }) => !named.has(name))
    .flatMap(({ name, wasReleased, changedFiles }) => {
      if (!wasReleased) return [`${name} has never been released and has no changeset: run \`pnpm changeset\``];
      const noticed = changedFiles?.filter(isNoticed) ?? [];
      if (noticed.length === 0) return [];
      return [`${name} changed since its last release and has no changeset: run \`pnpm changeset\` (${noticed[0]})`];
    });
}
