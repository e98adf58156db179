/** What is known of a package about its releases. */
export interface PackageState {
  name: string;
  /** Whether it was ever released: changesets then keep a CHANGELOG.md. */
  wasReleased: boolean;
  /** Files that changed since the last release; nothing where this clone does not have its tag. */
  changedFiles?: string[];
}

/** A file that a user of the package may notice. */
const isNoticed = (file: string): boolean =>
  /(^|\/)(src\/|package\.json$)/.test(file) && !/\.(test|stories|docs)\.tsx?$|\.mdx?$/.test(file);

/** Packages that the text of a changeset names in its head. */
export function packagesOf(changeset: string): string[] {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return [...head.matchAll(/^["']?([^"':\s]+)["']?:\s*(?:patch|minor|major)\s*$/gm)].map(([, name = '']) => name);
}

/** Which packages lack a changeset; an empty list when none does. */
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
