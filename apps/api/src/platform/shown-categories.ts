import { sql } from 'drizzle-orm';

/** The ids of visible categories: neither they nor any of their ancestors are hidden. */
export const shownCategoryIds = sql`(
  with recursive shown as (
    select id from categories where parent_id is null and is_visible
    union all select c.id from categories c join shown on c.parent_id = shown.id where c.is_visible
  ) select id from shown
)`;
