import { createClient } from '@hey-api/openapi-ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from './app.ts';

const api = await startTestApp();
const folder = await mkdtemp(join(tmpdir(), 'vetka-client-'));

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** The compiler's errors for a program that uses the generated client, each with its line. */
async function complaintsAbout(lines: readonly string[]): Promise<string[]> {
  const file = join(folder, 'program.ts');
  await writeFile(file, lines.join('\n'));
  const program = ts.createProgram([file], options);
  return ts.getPreEmitDiagnostics(program).map((each) => {
    const { line } = each.file?.getLineAndCharacterOfPosition(each.start ?? 0) ?? { line: -1 };
    return `${lines[line] ?? each.file?.fileName}: ${ts.flattenDiagnosticMessageText(each.messageText, ' ')}`;
  });
}

beforeAll(async () => {
  const { body } = await api.visitor().get('openapi.json');
  await createClient({
    input: body,
    output: join(folder, 'client'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const imports = [
  `import { cartAdd, catalogProduct, orderCreate } from './client';`,
  `import type { Cart, CreateOrder, OrderAddress, ProductCard, SortOrder, SubCart } from './client';`,
];

it('a client generated from the description compiles, with the entities under their names', async () => {
  const lines = [
    `const product = await catalogProduct({ path: { slug: 'rosy' } });`,
    `const added = await cartAdd({ body: { productId: 1, quantity: 2, isCartShop: false } });`,
    `const cart: Cart | undefined = added.data;`,
    `export const title: string | undefined = product.data?.title;`,
    `export const refusal: string | undefined = product.error?.message;`,
    `export const first: SubCart | undefined = cart?.carts[0];`,
    `export const headers = { 'idempotency-key': '12345678' };`,
    `export const order = (body: CreateOrder) => orderCreate({ body, headers });`,
    `export const intercom: OrderAddress['intercom'] = '12К';`,
    `export const sort: SortOrder = 'cheaper';`,
    `export const price = (card: ProductCard): number => card.price;`,
  ];
  expect(await complaintsAbout([...imports, ...lines])).toEqual([]);
}, 60_000);

it('a client generated from the description rejects calls that the API would refuse', async () => {
  const lines = [
    `await cartAdd({ body: { productId: '1', quantity: 2, isCartShop: false } });`,
    `await catalogProduct({});`,
    `export const sort: SortOrder = 'dearest';`,
    `export const price = (card: ProductCard) => card.cost;`,
    `await orderCreate({ body: {} as CreateOrder });`,
  ];
  const complaints = await complaintsAbout([...imports, ...lines]);
  expect(lines.filter((line) => !complaints.some((each) => each.startsWith(line)))).toEqual([]);
}, 60_000);
