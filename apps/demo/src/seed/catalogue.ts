/** Categories, facets and products. */
import {
  attributes,
  attributeValues,
  categories,
  productAttributeValues,
  productCategories,
  productCompositions,
  productFamilies,
  productMedia,
  products,
  storefrontProducts,
} from '@vetka/api/schema';
import { demoCategories, demoReturnRules } from '../content/categories.ts';
import { demoFacets } from '../content/facets.ts';
import { demoProducts, type DemoProduct } from '../content/products.ts';
import { demoServices } from '../content/services.ts';
import { daysAgo, idOf, type SeedContext } from './context.ts';
import { inChunks } from './in-chunks.ts';

export async function seedCategories({ tx, media }: SeedContext): Promise<void> {
  const rows = demoCategories.map(({ picture, parentId, ...category }, position) => ({
    ...category,
    parentId: parentId || null,
    position,
    returnRule: demoReturnRules[category.id] ?? null,
    mediaId: picture ? media.put(picture, 'platform', category.name) : null,
  }));
  await media.flush(tx);
  // Parents come first in the list, and a statement checks its foreign keys at the end.
  await tx.insert(categories).overridingSystemValue().values(rows);
}

/** Ids of facet values by `facet/value`. */
async function seedFacets({ tx }: SeedContext): Promise<Map<string, number>> {
  await tx
    .insert(attributes)
    .overridingSystemValue()
    .values(
      demoFacets.map(({ name, label }, position) => ({
        id: position + 1,
        name,
        label,
        kind: name === 'colour' ? ('COLOUR' as const) : ('LIST' as const),
        position,
      })),
    );
  const rows = demoFacets.flatMap((facet, at) =>
    facet.values.map((value, position) => ({ facet: facet.name, attributeId: at + 1, ...value, position })),
  );
  const values = rows.map(({ facet: _facet, ...row }, index) => ({ id: index + 1, ...row }));
  await tx.insert(attributeValues).overridingSystemValue().values(values);
  return new Map(rows.map(({ facet, value }, index) => [`${facet}/${value}`, index + 1]));
}

/** Ids of families by seller and name. */
async function seedFamilies({ tx, services }: SeedContext): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const rows: (typeof productFamilies.$inferInsert & { id: number })[] = [];
  for (const { family, service, title } of demoProducts) {
    if (!family || ids.has(`${service}/${family.name}`)) continue;
    const id = rows.length + 1;
    ids.set(`${service}/${family.name}`, id);
    rows.push({ id, serviceId: idOf(services, service), name: title });
  }
  await tx.insert(productFamilies).overridingSystemValue().values(rows);
  return ids;
}

const MM_PER_CM = 10;

const labelOf = (facet: string, value: string): string =>
  demoFacets.find(({ name }) => name === facet)?.values.find((each) => each.value === value)?.label ?? '';

function columnsOf(product: DemoProduct, id: number, { now, services }: SeedContext, families: Map<string, number>) {
  const { title, slug, description, price, oldPrice, costPrice, care, weight, unit, size, family, status, stock } =
    product;
  const created = daysAgo(now, product.daysAgo);
  // A category of two kinds, «Открытки и посуда», would make every mug a card.
  const names = product.categories
    .map((each) => demoCategories.find((category) => category.id === each)?.name ?? '')
    .filter((name) => !name.includes(' и '));
  const parts = product.composition.map((part) => part.name);
  const facets = Object.entries(product.attributes).flatMap(([facet, values]) =>
    values.map((value) => labelOf(facet, value)),
  );
  return {
    id,
    title,
    slug,
    description,
    price,
    oldPrice,
    costPrice,
    status,
    serviceId: idOf(services, product.service),
    familyId: family ? idOf(families, `${product.service}/${family.name}`) : null,
    familyLabel: family?.label ?? null,
    familyPosition: family?.position ?? 0,
    careText: care,
    unit: unit.unit,
    amount: unit.amount,
    lengthMm: size[0] * MM_PER_CM,
    widthMm: size[1] * MM_PER_CM,
    heightMm: size[2] * MM_PER_CM,
    weightGrams: weight,
    productionMinutes: product.productionMinutes,
    isStockTracked: stock !== null,
    stock: stock ?? 0,
    keywords: [...names, ...parts, ...facets, ...(product.attributes.flower?.length ? ['цветы'] : [])].join(', '),
    createdAt: created,
    publishedAt: status === 'PUBLISHED' || status === 'HIDDEN' ? created : null,
  };
}

export async function seedProducts(context: SeedContext): Promise<void> {
  const { tx, media, services } = context;
  const values = await seedFacets(context);
  const families = await seedFamilies(context);
  await inChunks(
    demoProducts.map((product, index) => columnsOf(product, index + 1, context, families)),
    (part) => tx.insert(products).overridingSystemValue().values(part),
  );
  const pictures = demoProducts.flatMap((product, index) => {
    const owner = { serviceId: idOf(services, product.service) };
    return product.media.map(({ spec, alt }, position) => ({
      productId: index + 1,
      mediaId: media.put(spec, owner, alt),
      position,
      alt,
    }));
  });
  await media.flush(tx);
  await inChunks(pictures, (part) => tx.insert(productMedia).overridingSystemValue().values(part));
  const first = new Map(pictures.filter((each) => each.position === 0).map((each) => [each.productId, each.mediaId]));
  context.products = demoProducts.map(
    ({ slug, title, service, price, status, media: shown, attributes: { flower } }, index) => {
      const scene = shown[0]?.spec;
      const kind = flower[0] ?? (scene?.scene === 'product' ? scene.request.kind : 'gift');
      return {
        id: index + 1,
        slug,
        title,
        service,
        price,
        isPublished: status === 'PUBLISHED',
        mediaId: first.get(index + 1) ?? null,
        kind,
      };
    },
  );
  await seedProductParts(context, values);
}

async function seedProductParts(
  { tx, services, products: seeded }: SeedContext,
  values: Map<string, number>,
): Promise<void> {
  const ofEach = <Row>(rows: (product: DemoProduct, productId: number) => Row[]) =>
    demoProducts.flatMap((product, index) => rows(product, index + 1));
  await inChunks(
    ofEach(({ categories: list }, productId) =>
      list.map((categoryId, position) => ({ productId, categoryId, position })),
    ),
    (part) => tx.insert(productCategories).overridingSystemValue().values(part),
  );
  await inChunks(
    ofEach(({ composition }, productId) => composition.map((line, position) => ({ productId, ...line, position }))),
    (part) => tx.insert(productCompositions).overridingSystemValue().values(part),
  );
  await inChunks(
    ofEach(({ attributes: facets }, productId) =>
      Object.entries(facets).flatMap(([facet, list]) =>
        list.map((value) => ({ productId, valueId: idOf(values, `${facet}/${value}`) })),
      ),
    ),
    (part) => tx.insert(productAttributeValues).overridingSystemValue().values(part),
  );
  await tx
    .insert(storefrontProducts)
    .overridingSystemValue()
    .values(
      demoServices.flatMap(({ slug }) =>
        seeded
          .filter((product) => product.service === slug && product.isPublished)
          .slice(0, STOREFRONT_PICKS)
          .map((product, position) => ({ serviceId: idOf(services, slug), productId: product.id, position })),
      ),
    );
}

const STOREFRONT_PICKS = 8;
