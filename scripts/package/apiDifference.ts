/** The first lines in which two reports differ, each under its heading; an empty string when they say the same. */
export function firstDifference(committed: string, current: string): string {
  const [before, after] = [committed.split('\n'), current.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? after.length : line;
  if (at === after.length && before.length === after.length) return '';
  const heading = after.slice(0, at).findLast((text) => text.startsWith('## ')) ?? '';
  return `  ${heading}\n  committed: ${before[at] ?? '(nothing)'}\n  now:       ${after[at] ?? '(nothing)'}`;
}
