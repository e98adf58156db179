/** Pages to link to, with `null` for a gap: 1 … 4 5 6 … 18. A gap of one page is that page. */
export function visiblePages(current: number, total: number): (number | null)[] {
  const near = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return near.flatMap((page, index) => {
    const step = page - (near[index - 1] ?? 0);
    return step === 1 ? [page] : [step === 2 ? page - 1 : null, page];
  });
}
