import { expect, it } from 'vitest';
import { startTestApp } from './app.ts';

const api = await startTestApp();

it('the OpenAPI document equals the committed one; accept a change with `vitest run test/openapi -u`', async () => {
  const { body } = await api.visitor().get('openapi.json');
  await expect(`${JSON.stringify(body, null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});
