import { expect, test } from 'vitest';
import { partHead } from './partHead.ts';

const match = (loaderData?: object) => ({ routeId: '/_default/$service/content', status: 'success', loaderData });
const titleOf = (...args: Parameters<typeof partHead>) => partHead(...args).meta[0];

test('OVL-15: the title of a sub-page includes its owner’s name', () => {
  const matches = [match({ origin: 'x' }), match({ name: 'Мята и пион' }), match()];
  expect(titleOf(matches, 'фото')).toEqual({ title: 'Мята и пион: фото' });
  expect(titleOf(matches, undefined)).toEqual({ title: 'Мята и пион' });
});

test('OVL-15: without an owner’s name the title is the site’s', () => {
  expect(titleOf([match()], 'фото')).toEqual({ title: 'Ветка' });
});
