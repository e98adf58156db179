import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import type { INetworkPolicySpec } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicySpec';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ofKind, read, selects, workload } from './example.ts';

interface Place {
  labels?: Record<string, string>;
  namespace?: string;
  /** Outside the cluster. */
  address?: string;
}

const program = (name: string): Place => ({ labels: workload(name).labels, namespace: 'vetka' });
const places: Record<string, Place> = {
  api: program('vetka-api'),
  worker: program('vetka-worker'),
  site: program('vetka-site'),
  migration: program('vetka-migration'),
  redis: program('vetka-redis'),
  database: { labels: { 'cnpg.io/cluster': 'vetka-database' }, namespace: 'vetka' },
  stranger: { labels: { app: 'stranger' }, namespace: 'vetka' },
  gateway: { labels: {}, namespace: 'envoy-gateway-system' },
  prometheus: { labels: {}, namespace: 'monitoring' },
  operator: { labels: {}, namespace: 'cnpg-system' },
  neighbour: { labels: workload('vetka-site').labels, namespace: 'another' },
  bank: { address: '203.0.113.7' },
  cloudMetadata: { address: '169.254.169.254' },
};
const portsTried = [53, 443, 465, 3000, 3001, 5432, 6379, 8000, 9100, 9187];

const policies = ofKind('NetworkPolicy').map(({ spec }) => spec as INetworkPolicySpec);

const startsLike = (address: string, cidr: string): boolean => {
  const [network = '', bits = '0'] = cidr.split('/');
  const numberOf = (text: string) => text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  if (network.includes(':')) return false;
  const size = 2 ** (32 - Number(bits));
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(network) / size);
};

/** As Kubernetes compares: a selector of pods alone means those of the namespace of the policy. */
function isPeer({ ipBlock, podSelector, namespaceSelector }: INetworkPolicyPeer, place: Place): boolean {
  if (ipBlock) {
    const { address } = place;
    if (address === undefined) return false;
    return startsLike(address, ipBlock.cidr) && !(ipBlock.except ?? []).some((except) => startsLike(address, except));
  }
  if (place.namespace === undefined) return false;
  const isThere = namespaceSelector
    ? selects(namespaceSelector.matchLabels, { 'kubernetes.io/metadata.name': place.namespace })
    : place.namespace === 'vetka';
  return isThere && selects(podSelector?.matchLabels, place.labels);
}

/** What the policies of one end say about the other. Pods outside the namespace have none of ours. */
function lets(direction: 'ingress' | 'egress', own: Place, other: Place, port: number): boolean {
  if (own.namespace !== 'vetka') return true;
  return policies
    .filter(({ podSelector }) => selects(podSelector?.matchLabels, own.labels))
    .flatMap((policy) =>
      direction === 'ingress'
        ? (policy.ingress ?? []).map(({ from, ports }) => ({ peers: from, ports }))
        : (policy.egress ?? []).map(({ to, ports }) => ({ peers: to, ports })),
    )
    .some(
      ({ peers = [], ports = [] }) =>
        ports.some((each) => each.port === port) && peers.some((peer) => isPeer(peer, other)),
    );
}

test('each speaks to those it needs, and to nobody else', () => {
  const pairs = Object.entries(places).flatMap(([from, source]) =>
    Object.entries(places).flatMap(([to, target]) =>
      (source.namespace === 'vetka' || target.namespace === 'vetka' ? portsTried : [])
        .filter((port) => lets('egress', source, target, port) && lets('ingress', target, source, port))
        .map((port) => `${from} → ${to}:${port}`),
    ),
  );
  expect(pairs).toEqual([
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

test('metrics are read under the names of jobs that the alerts expect', () => {
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
