import type { Service } from '@vetka/domain/service';
import { sectionsIn } from '@vetka/domain/storefront';
import { sql } from 'drizzle-orm';

/** A section of a seller that has products on sale. */
interface ShownSection {
  id: number;
  /** Shown, too. Null for the first level. */
  parentId: number | null;
  slug: string;
  name: string;
  productsCount: number;
}

/** The visible sections of a seller that have products on sale, in the section itself or inside it. */
export const shownSections = sql<ShownSection[]>`(
  with recursive shown as (
    select s.*, array[s.id] as way from service_sections s
    where s.service_id = services.id and s.parent_id is null and s.is_visible and s.deleted_at is null
    union all
    select s.*, shown.way || s.id from service_sections s join shown on s.parent_id = shown.id
    where s.is_visible and s.deleted_at is null
  ), held as (
    select shown.*, (
      select count(distinct p.id)::int from shown inside
        join service_section_products sp on sp.section_id = inside.id
        join products p on p.id = sp.product_id and p.status = 'PUBLISHED'
      where shown.id = any(inside.way)
    ) as n from shown
  )
  select coalesce(json_agg(json_build_object('id', id, 'parentId', parent_id, 'slug', slug, 'name', name,
    'productsCount', n) order by position, id), '[]')
  from held where n > 0)`;

const partsIn = (sections: readonly ShownSection[], parentId: number | null) =>
  sectionsIn(sections, parentId).map(({ parentId: _parentId, ...part }) => part);

/** The sections as a tree of `storefrontLimits.sectionLevels` levels. */
export const treeOf = (sections: readonly ShownSection[]): Service['categories'] =>
  partsIn(sections, null).map((top) => ({
    ...top,
    children: partsIn(sections, top.id).map((inner) => ({ ...inner, children: partsIn(sections, inner.id) })),
  }));

/** The section of a seller with this slug; null when it, or one that it is in, is hidden or deleted. */
export const sectionNamed = (slug: string) => sql<number | null>`(
  with recursive way as (
    select id, parent_id, id as own_id, is_visible and deleted_at is null as is_shown from service_sections
    where service_id = services.id and slug = ${slug}
    union all
    select above.id, above.parent_id, way.own_id, above.is_visible and above.deleted_at is null
    from service_sections above join way on above.id = way.parent_id
  )
  select own_id from way group by own_id having bool_and(is_shown)
)`;
