import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from '../src/platform/database/schema/index.ts';

/**
 * Tables that a module writes although another module owns them, each with its reason (decision 010). New entries
 * require a reason.
 */
const shared: Record<string, string> = {
  'catalog → products': 'popularity orders the catalogue; it is counted from the points that the catalogue explains',
  'goods → coupons': 'promo codes of a removed category stay for the products that it had',
  'goods → stem_recipe_parts': 'a copy of a product has a copy of its recipe',
  'goods → stem_recipes': 'a copy of a product has a copy of its recipe',
  'ledger → order_promotions': 'a sale lowers what the marketplace promised at the order to what it really adds',
  'moderation → users': 'only the administration blocks people; the account module shows that it did',
  'offer → coupons': 'those who sell write the terms of promo codes; the cart and the order only use them',
  'offer → products': 'which goods are sold at cost belongs to the plans, not to the goods',
  'offer → subscription_plans': 'those who sell write the terms of plans; the purchase only copies them',
  'service → banners': 'a shop writes the banners of its own page; the page module shows all banners',
  'order → products': 'stock is taken by conditional updates in the transaction of the order',
  'stem → products': 'the stock of a product with a recipe, and whether it is shown, follow its stems',
};

const source = path.resolve(import.meta.dirname, '../src');
const schemaFolder = path.join(source, 'platform/database/schema');

/** Schema files whose names do not start with the name of the owning module. */
const owners: Record<string, string> = {
  catalog: 'goods',
  subscription: 'service',
  limits: 'platform',
  session: 'session',
};

/** The owner of each table, by its name in code (`orderServices`) and in SQL (`order_services`). */
function tableOwners(): Map<string, { owner: string; table: string }> {
  const found = new Map<string, { owner: string; table: string }>();
  const exported = new Map<string, unknown>(Object.entries(schema));
  for (const file of globSync(path.join(schemaFolder, '*.ts'))) {
    const area = path.basename(file, '.ts').split('-')[0] ?? '';
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/export const (\w+) = pgTable\(/g)) {
      const table = exported.get(name);
      if (!isTable(table)) throw new Error(`${name} of ${file} is not exported by the index of the schema`);
      const entry = { owner: owners[area] ?? area, table: getTableName(table) };
      found.set(name, entry).set(entry.table, entry);
    }
  }
  return found;
}

const builderWrite = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const sqlWrite = /\b(?:insert into|delete from|update) (?:\$\{)?(\w+)/g;

/** `order → carts` for every table written by a file of a module. */
function writesOf(file: string, tables: ReturnType<typeof tableOwners>): string[] {
  const area = path.relative(path.join(source, 'modules'), file).split(path.sep)[0] ?? '';
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(builderWrite), ...text.matchAll(sqlWrite)].flatMap(([, name = '']) => {
    const found = tables.get(name);
    return found && found.owner !== area ? [`${area} → ${found.table}`] : [];
  });
}

test('a module writes the tables of its own area, and others only with a documented reason', () => {
  const tables = tableOwners();
  expect(tables.size).toBeGreaterThan(60);
  const files = globSync(path.join(source, 'modules/**/*.ts')).filter((file) => !file.endsWith('.test.ts'));
  const foreign = new Set(files.flatMap((file) => writesOf(file, tables)));
  expect([...foreign].toSorted()).toEqual(Object.keys(shared).toSorted());
});
