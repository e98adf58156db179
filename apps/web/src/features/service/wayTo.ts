import type { Service } from '@vetka/domain/service';

/** A section of a shop, with its subsections unless it is of the last level. */
export interface Part {
  id: number;
  slug: string;
  name: string;
  children?: readonly Part[];
}

/** The path to the section with this slug: from the first level to the section itself. Empty when there is none. */
export function wayTo(parts: Service['categories'] | readonly Part[], slug: string | undefined): Part[] {
  for (const part of parts) {
    const inside = part.slug === slug ? [] : wayTo(part.children ?? [], slug);
    if (part.slug === slug || inside.length > 0) return [part, ...inside];
  }
  return [];
}
