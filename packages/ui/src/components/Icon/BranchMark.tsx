/** The logo of «Ветка»: a stem with two leaves in the text colour. Its side is 1.2 of the font size. */
export function BranchMark() {
  return (
    <svg viewBox="0 0 34 34" width="1.2em" height="1.2em" fill="none" aria-hidden="true">
      <path d="M17 32C17 22 17 14 17 4" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M17 24C8 24 4 18 4 11c8 0 13 5 13 13Z" fill="currentColor" />
      <path d="M17 18c0-8 4-13 12-14 1 9-4 14-12 14Z" fill="currentColor" opacity=".72" />
    </svg>
  );
}
