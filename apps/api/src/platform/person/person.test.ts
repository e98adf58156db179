import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { personColumns } from './columns.ts';
import { referencesTo } from './references.ts';

const api = await startTestApp();

test('every column that refers to a person says what is copied for them and what happens when their account ends', async () => {
  const found = await referencesTo(api.db, 'users');
  expect(found.length).toBeGreaterThan(50);
  expect(found.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    Object.keys(personColumns).toSorted(),
  );
});
