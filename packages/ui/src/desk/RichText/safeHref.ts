const elsewhere = /^(?:https?:\/\/|mailto:)[^\s\p{Cc}\\]+$/iu;
const call = /^tel:[+\d() -]+$/i;
/** A page of this site, or a place of this page. `//` would begin the name of another site. */
const here = /^(?:\/(?![/\\])|#)[^\s\p{Cc}\\]*$/u;

/** Whether a link may point there: `javascript:` and the like may not. */
export const isSafeHref = (href: string): boolean => [elsewhere, call, here].some((allowed) => allowed.test(href));
