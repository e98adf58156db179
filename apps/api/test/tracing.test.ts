import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing, traceRequests } from '@vetka/tracing';
import Fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { summaryOf } from '../src/platform/database/traced.ts';
import { createDeskFixture } from './deskFixture.ts';
import { endPauses } from './jobs.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const bodies: string[] = [];
const collector = createServer((asked, response) => {
  const parts: Buffer[] = [];
  asked.on('data', (part: Buffer) => parts.push(part));
  asked.on('end', () => {
    bodies.push(Buffer.concat(parts).toString());
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
});
await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' };
const end = await startTracing({ service: 'vetka-test' }, env);
const fixture = await createDeskFixture();
const { api } = fixture;
afterAll(async () => {
  await end();
  vi.unstubAllEnvs();
  collector.closeAllConnections();
  collector.close();
});

const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
  );
const found = (name: RegExp) =>
  vi.waitFor(
    () => {
      const span = spans().find((each) => name.test(each.name));
      if (!span) throw new Error(`There is no span ${name}`);
      return span;
    },
    { timeout: 10_000, interval: 50 },
  );
const parentOf = ({ traceId, parentSpanId }: Span) =>
  vi.waitFor(
    () => {
      const span = spans().find((each) => each.traceId === traceId && each.spanId === parentSpanId);
      if (!span) throw new Error(`There is no span ${parentSpanId}`);
      return span;
    },
    { timeout: 10_000, interval: 50 },
  );

test("one trace leads from a page over the call of the API to the database, regardless of the visitor's headers", async () => {
  const root = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  await end();
  const endSite = await startTracing({ service: 'vetka-site', callee: root }, env);
  const site = Fastify();
  traceRequests(site, { isInternal: false });
  site.get('/page', async () => (await fetch(`${root}/api/v1/catalog?search=тайна`)).json());
  const foreign = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await site.inject({ url: '/page?phone=79990001122', headers: { traceparent: foreign } });
  const page = await found(/^GET \/page$/);
  expect([page.parentSpanId ?? '', page.traceId === foreign.split('-')[1]]).toEqual(['', false]);
  const api1 = await found(/^GET \/api\/v1\/catalog$/);
  const call = await parentOf(api1);
  expect((await parentOf(call)).spanId).toBe(page.spanId);
  await vi.waitFor(() => {
    const own = spans().filter(({ traceId, name }) => traceId === page.traceId && name.startsWith('select'));
    expect(own.length).toBeGreaterThan(0);
  });
  await site.close();
  await endSite();
  expect(bodies.join('')).not.toMatch(/тайна|%D1%82|79990001122/);
});

test('the jobs of an order belong to the trace of the request that enqueued them, without personal data', async () => {
  const endJobs = await startTracing({ service: 'vetka-api' }, env);
  bodies.length = 0;
  const { customer } = await fixture.accepted();
  await endPauses(api.db);
  await api.app.jobs.runDue();
  const job = await found(/^job notice\./);
  const asked = await parentOf(job);
  expect(asked.name).toMatch(/^(?:POST|PUT|GET) |^insert|^select|^commit/);
  await endJobs();
  const sent = bodies.join('');
  for (const word of [customer.user.phone, customer.user.phone.slice(2), 'Лебедева', 'С днём рождения', 'Позвоните']) {
    expect(sent).not.toContain(word);
  }
  expect(new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)))).toEqual(
    new Set([
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'server.address',
      'db.system.name',
      'db.operation.name',
      'db.collection.name',
      'job.kind',
    ]),
  );
});

test.each([
  ['select "id" from "products" where x = $1', { operation: 'select', table: 'products' }],
  ['insert into "orders" values ($1)', { operation: 'insert', table: 'orders' }],
  [{ text: 'begin' }, { operation: 'begin' }],
  ["select 'Анна'", { operation: 'select' }],
])('the span of the statement %o is %o', (statement, summary) => {
  expect(summaryOf(statement)).toEqual(summary);
});
