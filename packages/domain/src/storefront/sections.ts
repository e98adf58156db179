import type { ShopSection } from './schema.ts';
import { storefrontLimits } from './values.ts';

/** A section in the tree of a shop. Lists of them keep siblings in their order. */
type Place = Pick<ShopSection, 'id' | 'parentId'>;

/** The target of a section: another one or the first level, at a place among its siblings. */
export interface SectionTarget {
  parentId: number | null;
  place: number;
}

/** Sections of the first level, or those directly inside one, in their order. */
export const sectionsIn = <Section extends Place>(sections: readonly Section[], parentId: number | null): Section[] =>
  sections.filter((section) => section.parentId === parentId);

/** A section with its subsections, each before its own; without the section itself for null. */
export function sectionBranch<Section extends Place>(sections: readonly Section[], id: number | null): Section[] {
  const inside = sectionsIn(sections, id).flatMap((each) => sectionBranch(sections, each.id));
  return [...sections.filter((each) => each.id === id), ...inside];
}

/** 1 for the first level; infinite inside an unknown section, or when sections contain each other. */
export function sectionLevel(sections: readonly Place[], id: number): number {
  let level = 0;
  let next: number | null = id;
  while (next !== null) {
    const own = sections.find((each) => each.id === next);
    level += 1;
    if (!own || level > sections.length) return Number.POSITIVE_INFINITY;
    next = own.parentId;
  }
  return level;
}

/** The number of levels of a section with its subsections. */
export const sectionHeight = (sections: readonly Place[], id: number): number =>
  1 + Math.max(0, ...sectionsIn(sections, id).map((each) => sectionHeight(sections, each.id)));

/** Whether a section, with its subsections, fits into another one or on the first level (null). */
export function mayHold(sections: readonly Place[], parentId: number | null, id: number): boolean {
  if (parentId === null) return true;
  const isOwn = sectionBranch(sections, id).some((each) => each.id === parentId);
  return !isOwn && sectionLevel(sections, parentId) + sectionHeight(sections, id) <= storefrontLimits.sectionLevels;
}

/** Whether these are the known sections, each once, in a tree that is not too deep. */
export function isSectionTree(places: readonly Place[], known: readonly Pick<ShopSection, 'id'>[]): boolean {
  const ids = new Set(places.map(({ id }) => id));
  return (
    places.length === known.length &&
    ids.size === known.length &&
    known.every(({ id }) => ids.has(id)) &&
    places.every(({ id }) => sectionLevel(places, id) <= storefrontLimits.sectionLevels)
  );
}

/** The sections with one of them moved, together with its subsections. */
export function sectionMoved<Section extends Place>(
  sections: readonly Section[],
  id: number,
  { parentId, place }: SectionTarget,
): Section[] {
  const others = sections.filter((section) => section.id !== id);
  const own = sections.find((section) => section.id === id);
  if (!own) return [...sections];
  const siblings = sectionsIn(others, parentId);
  const next = [...siblings.slice(0, place), { ...own, parentId }, ...siblings.slice(place)];
  return [...others.filter((section) => section.parentId !== parentId), ...next];
}

/**
 * The target of a dragged section in the tree drawn as a list: between two rows, at the level of the pointer or the
 * nearest one that fits.
 * @param gap how many rows are above, not counting those of the dragged section
 */
export function sectionDrop(sections: readonly Place[], id: number, gap: number, wantedLevel: number): SectionTarget {
  const branch = new Set(sectionBranch(sections, id).map((each) => each.id));
  const rows = sectionBranch(sections, null).filter((each) => !branch.has(each.id));
  const above = rows.slice(0, gap);
  const [previous, next] = [above.at(-1), rows[gap]];
  const deepest = storefrontLimits.sectionLevels - sectionHeight(sections, id) + 1;
  const most = previous ? Math.min(sectionLevel(sections, previous.id) + 1, deepest) : 1;
  const least = next ? sectionLevel(sections, next.id) : 1;
  const level = Math.max(Math.min(wantedLevel, most), Math.min(least, most), 1);
  const parentId =
    level === 1 ? null : (above.findLast((each) => sectionLevel(sections, each.id) === level - 1)?.id ?? null);
  return { parentId, place: sectionsIn(above, parentId).length };
}

/** The effect of removing a section. */
export interface SectionLoss {
  /** Its subsections, at every level. */
  sections: number;
  /** Products in them; they stay in the shop. */
  goods: number;
  /** Those of the products that no other section has. */
  homeless: number;
}

/** The effect of removing a section and its subsections from a shop's page. */
export function sectionLoss(
  sections: readonly Pick<ShopSection, 'id' | 'parentId' | 'productIds'>[],
  id: number,
): SectionLoss {
  const branch = sectionBranch(sections, id);
  const gone = new Set(branch);
  const goods = new Set(branch.flatMap(({ productIds }) => productIds));
  const kept = new Set(sections.filter((each) => !gone.has(each)).flatMap(({ productIds }) => productIds));
  return {
    sections: branch.length - 1,
    goods: goods.size,
    homeless: [...goods].filter((productId) => !kept.has(productId)).length,
  };
}
