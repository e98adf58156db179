import type { Service } from '@vetka/domain/service';

type Top = Service['categories'][number];

/** A part of a shop: a section of the first level, or one inside it. */
export interface Part {
  top: Top;
  own: Top | Top['children'][number];
}

/** The part of this slug. */
export function partOf(categories: Service['categories'], slug: string | undefined): Part | undefined {
  for (const top of categories) {
    const own = [top, ...top.children].find((each) => each.slug === slug);
    if (own) return { top, own };
  }
  return undefined;
}
