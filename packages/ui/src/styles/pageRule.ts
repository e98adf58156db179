import { globalStyle } from '@vanilla-extract/css';

/** What `@page` takes; the types of style rules know elements only. */
interface PageRule {
  size: string;
  margin: string;
}

/** A named page of paper: elements with `page: <name>` are printed on it. Page rules can't be layered. */
export function pageRule(name: string, rule: PageRule): void {
  globalStyle(`@page ${name}`, { ...rule });
}
