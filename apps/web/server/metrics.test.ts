import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from './metrics.ts';

const root = new URL('../../../', import.meta.url);

async function metricsOfSite(): Promise<string> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const url = await serveMetrics(app, 0, '127.0.0.1');
  app.get('/products/:slug', () => 'page');
  await app.inject('/products/piony');
  return (await fetch(url)).text();
}

test('every metric of the site in the dashboard and in the alerts is exported', async () => {
  const files = ['deploy/grafana/vetka.json', 'deploy/prometheus/alerts.yml'];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  const named = [
    ...texts
      .join('\n')
      .replaceAll('\\"', '"')
      .matchAll(/(\w+)\{[^}]*job=~?"vetka-[^"]*site[^}]*\}/g),
  ];
  // `up` is Prometheus's own; a histogram is exported under three names.
  const names = new Set(named.map(([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, '')));
  names.delete('up');
  expect(names.size).toBeGreaterThan(4);
  const exported = new Set([...(await metricsOfSite()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  expect([...names].filter((name) => !exported.has(name))).toEqual([]);
});

test('answers are counted by the pattern of their route, so that no address is in the metrics', async () => {
  const metrics = await metricsOfSite();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/products/:slug",status="200"} 1');
  expect(metrics).not.toContain('piony');
});
