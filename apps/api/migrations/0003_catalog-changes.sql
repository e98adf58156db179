-- Every change of what the catalogue shows leaves a row in catalog_changes, in the same transaction. The tables are
-- wired by triggers, so that a write cannot forget it. A statement that changes hundreds of rows leaves one for all.
create function note_changes(topics text[], subjects integer[]) returns void language sql as $$
  insert into catalog_changes (topic, subject)
    select distinct topic, subject from unnest(topics, subjects) as changed (topic, subject)
    where subject is not null and cardinality(subjects) <= 600
  union all select 'all', 0 where cardinality(subjects) > 600
$$;
--> statement-breakpoint
create function note_everything() returns trigger language plpgsql as $$
begin
  perform note_changes(array['all'], array[0]);
  return null;
end
$$;
--> statement-breakpoint
-- Categories and facets: everything shows their names, and searches know their words.
create function note_shelves() returns trigger language plpgsql as $$
begin
  perform note_changes(array['all', 'search'], array[0, 0]);
  return null;
end
$$;
--> statement-breakpoint
-- A new number of a facet shows nowhere before a product has it.
create function note_new_values() returns trigger language plpgsql as $$
begin
  if exists (select from rows_after where number is null) then
    perform note_changes(array['all', 'search'], array[0, 0]);
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Rows with a product_id. An argument names one more topic.
create function note_rows_of_product() returns trigger language plpgsql as $$
declare
  ids integer[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := ids || (select coalesce(array_agg(product_id), '{}') from rows_before);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || (select coalesce(array_agg(product_id), '{}') from rows_after);
  end if;
  if cardinality(ids) > 0 then
    perform note_changes(array_fill('product'::text, array[cardinality(ids)]), ids);
    if tg_nargs > 0 then
      perform note_changes(array[tg_argv[0]], array[0]);
    end if;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Rows with a service_id. An argument names one more topic.
create function note_rows_of_service() returns trigger language plpgsql as $$
declare
  ids integer[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := ids || (select coalesce(array_agg(service_id), '{}') from rows_before);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || (select coalesce(array_agg(service_id), '{}') from rows_after);
  end if;
  if cardinality(ids) > 0 then
    perform note_changes(array_fill('service'::text, array[cardinality(ids)]), ids);
    if tg_nargs > 0 then
      perform note_changes(array[tg_argv[0]], array[0]);
    end if;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Banners of shops, and those of the home page, which have no service.
create function note_banners() returns trigger language plpgsql as $$
declare
  ids integer[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := ids || (select coalesce(array_agg(coalesce(service_id, 0)), '{}') from rows_before);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || (select coalesce(array_agg(coalesce(service_id, 0)), '{}') from rows_after);
  end if;
  perform note_changes(array_agg(case id when 0 then 'all' else 'service' end), array_agg(id)) from unnest(ids) as id;
  return null;
end
$$;
--> statement-breakpoint
-- Rows with an option_id of a delivery option.
create function note_rows_of_delivery_option() returns trigger language plpgsql as $$
declare
  ids integer[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := ids || (select coalesce(array_agg(o.service_id), '{}')
      from rows_before r join delivery_options o on o.id = r.option_id);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || (select coalesce(array_agg(o.service_id), '{}')
      from rows_after r join delivery_options o on o.id = r.option_id);
  end if;
  if cardinality(ids) > 0 then
    perform note_changes(
      array_fill('service'::text, array[cardinality(ids)]) || array['list'],
      ids || 0
    );
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Whether a seller takes a limited number of orders, or minutes of work, for some hours or days.
create function limits_delivery(of_service integer) returns boolean language sql stable as $$
  select exists (
    select from services s where s.id = of_service and num_nonnulls(s.day_capacity, s.day_capacity_minutes) > 0
  ) or exists (
    select from delivery_days d
    where d.service_id = of_service and num_nonnulls(d.capacity, d.capacity_minutes) > 0
  ) or exists (
    select from delivery_options o join delivery_intervals i on i.option_id = o.id
    where o.service_id = of_service and num_nonnulls(i.capacity, i.capacity_minutes) > 0
  )
$$;
--> statement-breakpoint
-- Orders take places in the delivery hours of sellers that limit them, and cancelled orders give them back.
create function note_booking() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    ids := (select array_agg(distinct service_id) from rows_after);
  else
    ids := (
      select array_agg(distinct a.service_id) from rows_before b join rows_after a on a.id = b.id
      where (a.cancelled_at is null, a.delivery_date, a.delivery_from, a.delivery_option_id)
        is distinct from (b.cancelled_at is null, b.delivery_date, b.delivery_from, b.delivery_option_id)
    );
  end if;
  perform note_changes(array_agg(topic), array_agg(subject)) from unnest(ids) as id,
    lateral (values ('service', id), ('today', 0)) as changed (topic, subject)
  where limits_delivery(id);
  return null;
end
$$;
--> statement-breakpoint
create function note_product_insert_or_delete() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_changes(array_agg(topic), array_agg(subject)) from rows_after,
      lateral (values ('product', id), ('family', family_id), ('list', 0)) as changed (topic, subject);
  else
    perform note_changes(array_agg(topic), array_agg(subject)) from rows_before,
      lateral (values ('product', id), ('family', family_id), ('list', 0)) as changed (topic, subject);
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- The order, filters and counts of lists depend on some of a product's columns only. Most updates take a piece from
-- the stock, which matters to lists when it was the last.
create function note_product_update() returns trigger language plpgsql as $$
begin
  if (select count(*) from rows_after) > 200 then
    perform note_changes(array['all'], array[0]);
    return null;
  end if;
  perform note_changes(array_agg(topic), array_agg(subject))
  from rows_before b join rows_after a on a.id = b.id,
    lateral (values
      ('product', a.id),
      ('family', b.family_id),
      ('family', a.family_id),
      ('list', case when
        (b.slug, b.status, b.service_id, b.family_id, b.price, b.cost_price, b.is_sold_at_cost, b.rating, b.rating_count, b.popularity,
          b.published_at, b.production_minutes, b.search, b.title, b.is_stock_tracked and b.stock <= 0, b.old_price is null)
        is distinct from
        (a.slug, a.status, a.service_id, a.family_id, a.price, a.cost_price, a.is_sold_at_cost, a.rating, a.rating_count, a.popularity,
          a.published_at, a.production_minutes, a.search, a.title, a.is_stock_tracked and a.stock <= 0, a.old_price is null)
      then 0 end)
    ) as changed (topic, subject)
  where b.* is distinct from a.*;
  return null;
end
$$;
--> statement-breakpoint
create function note_service_write() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_changes(array_agg(topic), array_agg(subject)) from rows_after,
      lateral (values ('service', id), ('list', 0)) as changed (topic, subject);
  elsif tg_op = 'DELETE' then
    perform note_changes(array_agg(topic), array_agg(subject)) from rows_before,
      lateral (values ('service', id), ('list', 0)) as changed (topic, subject);
  elsif (select count(*) from rows_after) > 200 then
    perform note_changes(array['all'], array[0]);
  else
    perform note_changes(array_agg(topic), array_agg(subject))
    from rows_before b join rows_after a on a.id = b.id,
      lateral (values
        ('service', case when
          to_jsonb(b) - '{orders_count,subscribers_count,updated_at}'::text[]
          is distinct from to_jsonb(a) - '{orders_count,subscribers_count,updated_at}'::text[]
        then a.id end),
        ('list', case when (b.slug, b.status, b.name, b.city_id) is distinct from (a.slug, a.status, a.name, a.city_id)
          then 0 end),
        ('today', case when (b.is_accepting_orders, b.day_capacity, b.day_capacity_minutes)
          is distinct from (a.is_accepting_orders, a.day_capacity, a.day_capacity_minutes) then 0 end)
      ) as changed (topic, subject)
    where b.* is distinct from a.*;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Pictures of products and logos of sellers.
create function note_media_update() returns trigger language plpgsql as $$
begin
  perform note_changes(array_agg(topic), array_agg(subject)) from (
    select 'product' as topic, pm.product_id as subject from rows_after m join product_media pm on pm.media_id = m.id
    union all select 'service', s.id from rows_after m join services s on m.id in (s.logo_media_id, s.cover_media_id)
    union all select 'all', 0 from rows_after m join categories c on c.media_id = m.id
    union all select 'all', 0 from rows_after m join banners b on b.media_id = m.id and b.service_id is null
  ) changed;
  return null;
end
$$;
--> statement-breakpoint
-- Requisites of sellers.
create function note_legal_info_update() returns trigger language plpgsql as $$
begin
  perform note_changes(array_agg('service'::text), array_agg(s.id))
  from rows_after l join services s on s.legal_info_id = l.id;
  return null;
end
$$;
--> statement-breakpoint
-- Addresses where a seller hands over orders, and those of its requisites.
create function note_address_update() returns trigger language plpgsql as $$
begin
  perform note_changes(array_agg('service'::text), array_agg(service_id)) from (
    select s.id as service_id from rows_after a join services s on s.address_id = a.id
    union all select o.service_id from rows_after a join delivery_options o on o.address_id = a.id
    union all select s.id from rows_after a join legal_infos l on l.address_id = a.id
      join services s on s.legal_info_id = l.id
  ) changed;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  wired record;
  transition text;
begin
  for wired in
    select * from (values
      ('products', 'insert', 'note_product_insert_or_delete()'),
      ('products', 'update', 'note_product_update()'),
      ('products', 'delete', 'note_product_insert_or_delete()'),
      ('product_media', null, 'note_rows_of_product()'),
      ('product_compositions', null, 'note_rows_of_product()'),
      ('product_categories', null, 'note_rows_of_product(''list'')'),
      ('product_attribute_values', null, 'note_rows_of_product(''list'')'),
      ('storefront_products', null, 'note_rows_of_product(''list'')'),
      ('service_sections', null, 'note_rows_of_service(''list'')'),
      ('service_section_products', null, 'note_rows_of_product(''list'')'),
      ('banners', null, 'note_banners()'),
      ('reviews', null, 'note_rows_of_product()'),
      ('stem_recipes', null, 'note_rows_of_product()'),
      ('promotion_prices', null, 'note_rows_of_product()'),
      ('promotions', null, 'note_everything()'),
      ('services', null, 'note_service_write()'),
      ('delivery_options', null, 'note_rows_of_service(''list'')'),
      ('service_closed_days', null, 'note_rows_of_service(''today'')'),
      ('delivery_days', null, 'note_rows_of_service(''today'')'),
      ('order_services', 'insert', 'note_booking()'),
      ('order_services', 'update', 'note_booking()'),
      ('delivery_intervals', null, 'note_rows_of_delivery_option()'),
      ('delivery_zones', null, 'note_rows_of_delivery_option()'),
      ('media', 'update', 'note_media_update()'),
      ('addresses', 'update', 'note_address_update()'),
      ('legal_infos', 'update', 'note_legal_info_update()'),
      ('cities', 'update', 'note_everything()'),
      ('redirects', null, 'note_everything()'),
      ('seo_entries', null, 'note_everything()'),
      ('legal_versions', null, 'note_everything()'),
      ('categories', null, 'note_shelves()'),
      ('attributes', null, 'note_shelves()'),
      ('attribute_values', 'insert', 'note_new_values()'),
      ('attribute_values', 'update', 'note_shelves()'),
      ('attribute_values', 'delete', 'note_shelves()'),
      ('attribute_categories', null, 'note_shelves()')
    ) as tables (name, operation, routine)
    cross join lateral (
      select unnest(case when operation is null then array['insert', 'update', 'delete'] else array[operation] end) as event
    ) events
  loop
    transition := case wired.event
      when 'insert' then 'referencing new table as rows_after'
      when 'delete' then 'referencing old table as rows_before'
      else 'referencing old table as rows_before new table as rows_after'
    end;
    execute format(
      'create trigger catalog_changes_%s after %s on %I %s for each statement execute function %s',
      wired.event, wired.event, wired.name, transition, wired.routine
    );
  end loop;
  for wired in
    select distinct event_object_table as name from information_schema.triggers
    where trigger_schema = current_schema and trigger_name like 'catalog\_changes\_%'
  loop
    execute format(
      'create trigger catalog_changes_truncate after truncate on %I for each statement execute function note_everything()',
      wired.name
    );
  end loop;
end
$$;
