import pg from 'pg';

/** As many products as fit into one parameter of a statement comfortably. */
const chunk = 5000;

const read = `
  select p.id, p.slug, p.title, p.description, p.price, p.stock, coalesce(m.key, 'none.webp') as picture
  from products p
  left join product_media pm on pm.product_id = p.id and pm.position = 0
  left join media m on m.id = pm.media_id
  where p.status = 'PUBLISHED' and p.id > $1 order by p.id limit ${chunk}`;

const rows = `jsonb_to_recordset($1::jsonb) as p (id int, slug text, title text, description text, price int, stock int, picture text)`;

/** Each product has one variant, one picture, a price and a stock, and an item of the search index. */
const writes = [
  `insert into asset (id, type, "mimeType", width, height, "fileSize", source, preview)
     select id, 'IMAGE', 'image/webp', 960, 1200, 40000, picture, picture from ${rows}`,
  `insert into asset_translation ("languageCode", name, "baseId") select 'ru', title, id from ${rows}`,
  `insert into asset_channels_channel ("assetId", "channelId") select id, 1 from ${rows}`,
  `insert into product (id, enabled, "featuredAssetId") select id, true, id from ${rows}`,
  `insert into product_translation ("languageCode", name, slug, description, "baseId")
     select 'ru', title, slug, description, id from ${rows}`,
  `insert into product_channels_channel ("productId", "channelId") select id, 1 from ${rows}`,
  `insert into product_asset ("assetId", "productId", position) select id, id, 0 from ${rows}`,
  `insert into product_variant (id, enabled, sku, "outOfStockThreshold", "useGlobalOutOfStockThreshold", "trackInventory", "productId", "featuredAssetId", "taxCategoryId")
     select p.id, true, p.slug, 0, true, 'INHERIT', p.id, p.id, (select min(id) from tax_category) from ${rows}`,
  `insert into product_variant_translation ("languageCode", name, "baseId") select 'ru', title, id from ${rows}`,
  `insert into product_variant_channels_channel ("productVariantId", "channelId") select id, 1 from ${rows}`,
  `insert into product_variant_price ("currencyCode", "channelId", price, "variantId")
     select (select "defaultCurrencyCode" from channel where id = 1), 1, price, id from ${rows}`,
  `insert into stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
     select p.stock, 0, p.id, (select min(id) from stock_location) from ${rows}`,
  `insert into search_index_item ("productVariantId", "languageCode", "channelId", "productId", enabled, "productName", "productVariantName",
     description, slug, sku, price, "priceWithTax", "facetIds", "facetValueIds", "collectionIds", "collectionSlugs", "channelIds",
     "productPreview", "productVariantPreview", "productAssetId", "productVariantAssetId", "inStock", "productInStock")
     select id, 'ru', 1, id, true, title, title, description, slug, slug, price, price, '', '', '', '', '1',
     picture, picture, id, id, stock > 0, stock > 0 from ${rows}`,
];

/** Copies our published products into an empty Vendure database. */
export async function copyProducts(from: string, to: string): Promise<void> {
  const source = new pg.Client({ connectionString: from });
  const target = new pg.Client({ connectionString: to });
  await Promise.all([source.connect(), target.connect()]);
  try {
    for (let last = 0; ;) {
      const found = await source.query<{ id: number }>(read, [last]);
      if (found.rows.length === 0) break;
      for (const write of writes) await target.query(write, [JSON.stringify(found.rows)]);
      last = found.rows.at(-1)?.id ?? last;
    }
    await target.query('vacuum analyze');
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}
