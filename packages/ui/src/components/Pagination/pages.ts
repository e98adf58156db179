/** Pages to link to, with `null` for a gap: 1 … 4 5 6 … 18. */
export function visiblePages(current: number, total: number): (number | null)[] {
  const near = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return near.flatMap((page, index) => [...between(near[index - 1], page), page]);
}

/** What to show between two pages: nothing, the single missing page, or a gap. */
function between(before: number | undefined, page: number): (number | null)[] {
  if (before === undefined || page - before === 1) return [];
  return page - before === 2 ? [before + 1] : [null];
}
