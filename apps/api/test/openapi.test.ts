import { expect, it } from 'vitest';
import { startTestApp } from './app.ts';

const api = await startTestApp();

it('the description of the API is the committed one; a wanted change is written down with `vitest run test/openapi -u`', async () => {
  const { body } = await api.visitor().get('openapi.json');
  await expect(`${JSON.stringify(body, null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});
