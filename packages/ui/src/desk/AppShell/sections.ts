import type { ReactNode } from 'react';

export interface AppSection {
  id: string;
  label: string;
  href: string;
  /** 20 px. */
  icon: ReactNode;
  /** What waits there. */
  count?: number | undefined;
}

export interface AppSectionGroup {
  /** Heading of the group. */
  title?: string | undefined;
  sections: readonly AppSection[];
}

/** How many places the bar of a phone has. */
const places = 5;

/** The sections in the bar of a phone: the first five, or four and «Ещё» for the rest. */
export function barOf(groups: readonly AppSectionGroup[]): {
  shown: readonly AppSection[];
  rest: readonly AppSection[];
} {
  const all = groups.flatMap(({ sections }) => sections);
  const count = all.length > places ? places - 1 : places;
  return { shown: all.slice(0, count), rest: all.slice(count) };
}
