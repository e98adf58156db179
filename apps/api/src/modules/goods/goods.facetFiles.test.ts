import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { createGoodsFiles, rowsOf } from '../../../test/goodsFiles.ts';
import { attributes, attributeValues } from '../../platform/database/schema/index.ts';

const fixture = await createDeskFixture();
const { api } = fixture;
const { opened } = createGoodsFiles(fixture);

const made = await api.db
  .insert(attributes)
  .values([
    { name: 'rost', label: 'Рост', kind: 'NUMBER', unit: 'см', isMultiple: false },
    { name: 'sedobnoe', label: 'Съедобное', kind: 'FLAG', isMultiple: false },
    { name: 'otkrytka', label: 'С открыткой', kind: 'FLAG', isMultiple: false },
    { name: 'upakovka', label: 'Упаковка' },
  ])
  .returning();
const idOf = (name: string) => made.find((each) => each.name === name)?.id ?? 0;
const values = await api.db
  .insert(attributeValues)
  .values([
    ...['sedobnoe', 'otkrytka'].flatMap((name) => [
      { attributeId: idOf(name), value: 'da', label: 'Да' },
      { attributeId: idOf(name), value: 'net', label: 'Нет' },
    ]),
    { attributeId: idOf('upakovka'), value: 'kraft', label: 'Крафт' },
  ])
  .returning();
const valueOf = (name: string, label: string) =>
  values.find((each) => each.attributeId === idOf(name) && each.label === label)?.id ?? 0;

test('a file writes facets of every kind into one column, an export reads them back, and an undo returns them', async () => {
  const { visitor, at, start, apply, undo, list, product } = await opened();
  const begun = await start([
    'Артикул;Название;Признаки',
    'A;Ваза;"Рост: 30,5 см; Съедобное: нет; Упаковка: Крафт"',
    'B;Торт;"Съедобное: Да; Рост: 1 200"',
  ]);
  expect((await apply(begun.id)).done).toMatchObject({ state: 'DONE', applied: 2 });
  const [vase, cake] = await list('&sort=title');
  expect(await product(vase?.id ?? 0)).toMatchObject({
    facetValueIds: [valueOf('sedobnoe', 'Нет'), valueOf('upakovka', 'Крафт')],
    facetNumbers: [{ facetId: idOf('rost'), number: 30.5 }],
  });
  expect((await product(cake?.id ?? 0)).facetNumbers).toEqual([{ facetId: idOf('rost'), number: 1200 }]);
  const { body } = await visitor.get<string>(`${at}/product-export?format=csv&sort=title`);
  expect(body).toContain('Рост: 30,5\u00A0см; Съедобное: Нет; Упаковка: Крафт');
  expect((await start(body.split('\r\n'))).counts).toMatchObject({ CHANGED: 0, UNCHANGED: 2 });

  const changing = await start(['Артикул;Признаки', 'A;Рост: 40', 'B;']);
  await apply(changing.id);
  expect(await product(vase?.id ?? 0)).toMatchObject({ facetValueIds: [], facetNumbers: [{ number: 40 }] });
  expect((await undo(changing.id)).body).toEqual({ undone: 2, kept: 0 });
  expect(await product(vase?.id ?? 0)).toMatchObject({
    facetValueIds: [valueOf('sedobnoe', 'Нет'), valueOf('upakovka', 'Крафт')],
    facetNumbers: [{ number: 30.5 }],
  });
});

test('a file with an invalid number, a «yes» without its facet and two values of a single-value facet is refused', async () => {
  const { visitor, at, start } = await opened();
  const begun = await start([
    'Название;Признаки',
    'Первый;Рост: высокий',
    'Второй;Да',
    'Третий;"Съедобное: Да, Нет"',
    'Четвёртый;"Рост: 30; Рост: 40"',
  ]);
  const rows = await rowsOf(visitor, at, begun.id, 'WRONG');
  expect(rows.map(({ problems }) => problems[0]?.[1]?.replace('\u00A0', ' '))).toEqual([
    '«Рост»: число, например 30 см',
    '«Да» есть у нескольких признаков. Напишите с признаком: «Съедобное: Да»',
    'У признака «Съедобное» одно значение',
    'У признака «Рост» одно значение',
  ]);
});
