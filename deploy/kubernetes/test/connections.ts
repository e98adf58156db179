import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import type { INetworkPolicySpec } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicySpec';
import type { Manifest } from '../src/manifests.ts';
import { selects, workload } from './example.ts';

interface Place {
  labels?: Record<string, string>;
  namespace?: string;
  /** Outside the cluster. */
  address?: string;
}

const program = (name: string): Place => ({ labels: workload(name).labels, namespace: 'vetka' });
/** The allowed connections. */
const places: Record<string, Place> = {
  api: program('vetka-api'),
  worker: program('vetka-worker'),
  site: program('vetka-site'),
  migration: program('vetka-migration'),
  redis: program('vetka-redis'),
  database: { labels: { 'cnpg.io/cluster': 'vetka-database' }, namespace: 'vetka' },
  stranger: { labels: { app: 'stranger' }, namespace: 'vetka' },
  gateway: { labels: {}, namespace: 'envoy-gateway-system' },
  collector: { labels: {}, namespace: 'tracing' },
  prometheus: { labels: {}, namespace: 'monitoring' },
  operator: { labels: {}, namespace: 'cnpg-system' },
  neighbour: { labels: workload('vetka-site').labels, namespace: 'another' },
  bank: { address: '203.0.113.7' },
  cloudMetadata: { address: '169.254.169.254' },
};
const startsLike = (address: string, cidr: string): boolean => {
  const [network = '', bits = '0'] = cidr.split('/');
  const numberOf = (text: string) => text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  if (network.includes(':')) return false;
  const size = 2 ** (32 - Number(bits));
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(network) / size);
};

/** As Kubernetes compares: a selector of pods alone means those in the namespace of the policy. */
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

type Direction = 'ingress' | 'egress';

/** The rules of one end's policies about the other. Pods outside the namespace have none of ours. */
function lets(policies: INetworkPolicySpec[], direction: Direction, own: Place, other: Place, port: number): boolean {
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

/** The reachable pods by port: `site → api:3001`. */
export function connections(objects: readonly Manifest[], portsTried: readonly number[]): string[] {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as INetworkPolicySpec);
  return Object.entries(places).flatMap(([from, source]) =>
    Object.entries(places).flatMap(([to, target]) =>
      (source.namespace === 'vetka' || target.namespace === 'vetka' ? portsTried : [])
        .filter((port) => lets(policies, 'egress', source, target, port))
        .filter((port) => lets(policies, 'ingress', target, source, port))
        .map((port) => `${from} → ${to}:${port}`),
    ),
  );
}
