/** The first lines that differ between two reports, each below its heading; an empty string when they are equal. */
export function firstDifference(committed: string, current: string): string {
  const [before, after] = [committed.split('\n'), current.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? after.length : line;
  if (at === after.length && before.length === after.length) return '';
  const heading = after.slice(0, at).findLast((text) => text.startsWith('## ')) ?? '';
  return `  ${heading}\n  committed: ${before[at] ?? '(nothing)'}\n  now:       ${after[at] ?? '(nothing)'}`;
}
