import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { connections } from './connections.ts';
import { manifests } from '../src/manifests.ts';
import { readValues } from '../src/values.ts';
import { objects, ofKind, read, required, selects, workload } from './example.ts';

const portsTried = [53, 443, 465, 3000, 3001, 5432, 6379, 8000, 9100, 9187];

test('each program reaches only those it needs', () => {
  expect(connections(objects, portsTried)).toEqual([
    'api → redis:6379',
    'api → database:5432',
    'api → bank:443',
    'api → bank:465',
    'worker → redis:6379',
    'worker → database:5432',
    'worker → bank:443',
    'worker → bank:465',
    'site → api:3001',
    'migration → database:5432',
    'database → database:5432',
    'database → database:8000',
    'database → bank:443',
    'gateway → site:3000',
    'prometheus → api:9100',
    'prometheus → worker:9100',
    'prometheus → site:9100',
    'prometheus → database:9187',
    'operator → database:5432',
    'operator → database:8000',
  ]);
});

/** The addresses of providers are literals of the API's modules that choose them. */
const providerPorts = globSync('apps/api/src/*.ts', { cwd: new URL('../../../', import.meta.url) })
  .flatMap((file) => [...read(file).matchAll(/'(https:\/\/[^'/]+\.[^']+)'/g)])
  .map(([, address = '']) => Number(new URL(address).port) || 443);

test('the API and the workers reach each provider on the port of its address', () => {
  expect(providerPorts.length).toBeGreaterThan(8);
  const needed = [...new Set(providerPorts)];
  const reached = connections(objects, needed);
  for (const port of needed) {
    expect(reached).toContain(`api → bank:${port}`);
    expect(reached).toContain(`worker → bank:${port}`);
  }
});

test('buckets and mail are reached on the ports of their addresses', () => {
  const endpoint = (port: number) => ({ bucket: `vetka-${port}`, endpoint: `https://minio.example:${port}` });
  const values = readValues({ ...required, files: endpoint(9000), backups: endpoint(9002), mailPort: 2525 });
  const made = [...manifests(values).values()].flat();
  expect(connections(made, [465, 587, 2525, 9000, 9002])).toEqual([
    'api → bank:2525',
    'api → bank:9000',
    'worker → bank:2525',
    'worker → bank:9000',
    'database → bank:9002',
  ]);
  expect(() => readValues({ ...required, files: { bucket: 'vetka', endpoint: 'minio:9000' } })).toThrow(
    '/files/endpoint',
  );
});

test('services lead to ports of their programs', () => {
  for (const { metadata, spec } of ofKind('Service')) {
    const { selector, ports } = spec as {
      selector: Record<string, string>;
      ports: { port: number; targetPort: string }[];
    };
    const { labels, pod } = workload(metadata.name);
    expect(selects(selector, labels), `of ${metadata.name}`).toBe(true);
    const own = pod.containers[0]?.ports ?? [];
    for (const { port, targetPort } of ports) {
      expect(own.find(({ name }) => name === targetPort)?.containerPort, `of ${metadata.name}`).toBe(port);
    }
  }
});

test('metrics are scraped under the job names that the alerts expect', () => {
  const alerts = parse(read('deploy/prometheus/alerts.yml')) as object;
  const [rules] = ofKind('PrometheusRule');
  expect(rules?.spec).toEqual(alerts);
  for (const name of ['vetka-api', 'vetka-worker', 'vetka-site']) {
    const monitor = ofKind('PodMonitor').find(({ metadata }) => metadata.name === name);
    const { jobLabel, podMetricsEndpoints } = monitor!.spec as {
      jobLabel: string;
      podMetricsEndpoints: { port: string }[];
    };
    const { labels, pod } = workload(name);
    expect(labels[jobLabel]).toBe(name);
    expect(JSON.stringify(alerts), `of ${name}`).toMatch(new RegExp(`vetka-\\(?[a-z|]*${name.slice(6)}|"${name}`));
    const [endpoint] = podMetricsEndpoints;
    const port = pod.containers[0]?.ports?.find((each) => each.name === endpoint?.port)?.containerPort;
    expect(String(port)).toBe(pod.containers[0]?.env?.find((each) => each.name === 'METRICS_PORT')?.value);
  }
});
