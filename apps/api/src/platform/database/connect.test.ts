import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connect } from './connect.ts';

const { url, drop } = await createTestDatabase(inject('adminUrl'), 'empty');
const { pool } = connect(url, 1, () => {});
afterAll(async () => {
  await pool.end();
  await drop();
});

test('no statement is compiled: the packages of PostgreSQL took ten seconds for the goods of a shop', async () => {
  const { rows } = await pool.query<{ jit: string }>('show jit');
  expect(rows).toEqual([{ jit: 'off' }]);
});
