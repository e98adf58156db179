import { expect, test } from 'vitest';
import { tracingSecrets } from '../src/environment.ts';
import { manifests, type Manifest } from '../src/manifests.ts';
import { readValues } from '../src/values.ts';
import { connections } from './connections.ts';
import { objects, read, required } from './example.ts';

const senders = ['vetka-api', 'vetka-worker', 'vetka-site'];
const endpoint = 'http://collector.tracing:4318';

const made = (tracing: object): Manifest[] => [...manifests(readValues({ ...required, tracing })).values()].flat();

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: object };
}

/** The variables for traces of each deployment that has some. */
function variables(of: readonly Manifest[]): Map<string, Variable[]> {
  const deployments = of.filter(({ kind }) => kind === 'Deployment');
  const found = deployments.map(({ metadata, spec }): [string, Variable[]] => {
    const [container] = (spec as { template: { spec: { containers: { env?: Variable[] }[] } } }).template.spec
      .containers;
    return [metadata.name, (container?.env ?? []).filter(({ name }) => name.startsWith('OTEL_'))];
  });
  return new Map(found.filter(([, list]) => list.length > 0));
}

/** The connections that a collector adds. */
const added = (tracing: object, port: number): string[] => {
  const before = connections(objects, [port]);
  return connections(made(tracing), [port]).filter((each) => !before.includes(each));
};

test('without a collector there are no traces', () => {
  expect(variables(objects)).toEqual(new Map());
  expect(variables(made({ namespace: 'tracing', share: 0.1 }))).toEqual(new Map());
});

test('the site, the API and the workers send their traces to the collector', () => {
  const settings = variables(made({ endpoint, namespace: 'tracing', share: 0.1 }));
  expect([...settings.keys()].toSorted()).toEqual(senders.toSorted());
  for (const list of settings.values()) {
    expect(list).toEqual([
      { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', value: endpoint },
      { name: 'OTEL_TRACES_SAMPLER', value: 'parentbased_traceidratio' },
      { name: 'OTEL_TRACES_SAMPLER_ARG', value: '0.1' },
      ...tracingSecrets.map((key) => ({
        name: key,
        valueFrom: { secretKeyRef: { name: 'vetka-settings', key, optional: true } },
      })),
    ]);
  }
});

test('only they reach a collector in the cluster, and nothing else in its namespace', () => {
  const tracing = { endpoint, namespace: 'tracing' };
  expect(added(tracing, 4318)).toEqual(['api → collector:4318', 'worker → collector:4318', 'site → collector:4318']);
  expect(added(tracing, 443)).toEqual([]);
});

test('a collector outside the cluster is reached on the port of its address', () => {
  expect(added({ endpoint: 'https://otlp.example.ru/custom' }, 443)).toEqual(['site → bank:443']);
  expect(added({ endpoint: 'http://otlp.example.ru' }, 80)).toEqual([
    'api → bank:80',
    'worker → bank:80',
    'site → bank:80',
  ]);
});

test('an invalid address is refused', () => {
  expect(() => readValues({ ...required, tracing: { endpoint: 'collector:4318' } })).toThrow('/tracing/endpoint');
});

test('docs/operations.md explains each variable', () => {
  const [, chapter = ''] = read('docs/operations.md').split('\n## Traces\n');
  const names = [...variables(made({ endpoint })).values()].flat().map(({ name }) => name);
  expect(names.filter((name) => !chapter.includes(`\`${name}\``))).toEqual([]);
});
