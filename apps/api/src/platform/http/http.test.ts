import { setTimeout as pause } from 'node:timers/promises';
import { contract, type CallName } from '@vetka/api-client/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';

const api = await startTestApp({ env: { PUBLIC_URL: 'https://vetka.example' } });

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { operationId?: string }>>;
}

describe('an error response', () => {
  it('names every invalid field with a message in Russian', async () => {
    const { status, body } = await api.visitor().post('auth', { code: '12' });
    expect(status).toBe(422);
    expect(body).toEqual({
      statusCode: 422,
      code: 'validation',
      message: 'Поле обязательно для заполнения',
      errors: { phone: ['Поле обязательно для заполнения'], code: ['Неверный формат'] },
    });
  });

  it('says of an empty field only that it is required', async () => {
    const { body } = await api.visitor().post('auth', { phone: '', code: '' });
    const required = ['Поле обязательно для заполнения'];
    expect(body).toMatchObject({ errors: { phone: required, code: required } });
  });

  it('rejects strings as numbers in a body', async () => {
    const { status, body } = await api.visitor().post('cities', { cityId: '1' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { cityId: ['Недопустимое значение'] } });
  });

  it('rejects a number that is too large instead of failing on it', async () => {
    const { status, body } = await api.visitor().get('catalog?page=1e1000');
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { page: [expect.any(String)] } });
  });

  it('is 404 for an unknown path', async () => {
    const { status, body } = await api.visitor().get('no/such/call');
    expect(status).toBe(404);
    expect(body).toEqual({ statusCode: 404, code: 'route.unknown', message: 'Ничего не найдено' });
  });

  it('is 400 for a body that is not JSON', async () => {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth',
      headers: { 'content-type': 'application/json' },
      payload: '{"phone":',
    });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ message: 'Не получилось прочитать запрос' });
  });

  it('carries the request’s id, from the load balancer if it sent one', async () => {
    const given = await api.visitor().get('cities', { headers: { 'x-request-id': 'balancer-00001' } });
    const made = await api.visitor().get('cities', { headers: { 'x-request-id': '<script>' } });
    expect(given.headers['x-request-id']).toBe('balancer-00001');
    expect(made.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a write', () => {
  const body = { phone: '12' };

  it.each(['https://vetka.example', 'http://localhost:80'])('is accepted from a page of %s', async (origin) => {
    const { status } = await api.visitor().post('verification/phone', body, { headers: { origin } });
    expect(status).toBe(422);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://vetka.example.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused with %o', async (headers: Record<string, string>) => {
    const { status, body: answer } = await api.visitor().post('verification/phone', body, { headers });
    expect(status).toBe(403);
    expect(answer.message).toBe('Запрос с другого сайта отклонён');
  });
});

describe('the session cookie', () => {
  it('is sent only over https when the site uses it', async () => {
    const { id } = await makeProduct(api.db, (await makeService(api.db)).id);
    const line = { productId: id, quantity: 1, isCartShop: false };
    const { headers } = await api.visitor().post('cart/addToCart', line);
    expect(headers['set-cookie']).toContain('Secure');
  });
});

describe('the contract', () => {
  const calls = Object.entries(contract).flatMap(([area, table]) =>
    Object.entries(table).map(([name, call]) => ({ name: `${area}.${name}` as CallName, call })),
  );

  it('is described in OpenAPI 3.1, endpoint by endpoint', async () => {
    const { body } = await api.visitor().get<Described>('openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(described)).toEqual(new Set(calls.map(({ name }) => name)));
    expect(described).toHaveLength(calls.length);
  });
});

describe('health', () => {
  it('is good while the database responds', async () => {
    expect((await api.app.inject('/health/live')).statusCode).toBe(200);
    expect((await api.app.inject('/health/ready')).json()).toEqual({ status: 'ok' });
  });

  it('is good while every connection is in use: the other copies are as busy', async () => {
    const taken = await Promise.all(Array.from({ length: api.app.pool.options.max }, () => api.app.pool.connect()));
    const waiting = api.db.execute(sql`select 1`);
    try {
      const ready = await Promise.race([api.app.inject('/health/ready'), pause(10_000)]);
      expect(ready?.statusCode).toBe(200);
    } finally {
      for (const client of taken) client.release();
    }
    expect((await waiting).rows).toHaveLength(1);
  });

  it('is measured for Prometheus', async () => {
    await api.visitor().get('cities');
    const { body } = await api.app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/cities",status="200"\} \d/,
    );
  });
});
