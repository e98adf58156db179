const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a changeset about the kit; code after the first paragraph is left out. */
function changeOfKit(text: string): string[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n+([\s\S]*)$/.exec(text) ?? [];
  const [first = ''] = body.trim().split('\n\n');
  return head.includes("'@vetka/ui'") ? [first.replaceAll('\n', ' ')] : [];
}

/** Changes of the kit that no version has yet. */
export const pendingChanges: readonly string[] = Object.values(changesets).flatMap(changeOfKit);

/** Versions of the kit, newest first. */
export const releases: readonly { version: string; changes: readonly string[] }[] = Object.values(changelogs)
  .flatMap((text) => text.split(/^## /m).slice(1))
  .map((section) => ({
    version: section.slice(0, section.indexOf('\n')),
    changes: [...section.matchAll(/^- (?:[0-9a-f]{7,}: )?(.+)$/gm)].map(([, line = '']) => line),
  }));
