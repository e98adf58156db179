import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { personColumns } from './columns.ts';
import { referencesTo } from './references.ts';

const api = await startTestApp();

test('every column that refers to a person has a rule for the copy of their data and for the end of their account', async () => {
  const found = await referencesTo(api.db, 'users');
  expect(found.length).toBeGreaterThan(50);
  expect(found.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    Object.keys(personColumns).toSorted(),
  );
});
