import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import { databaseLabels, labelsOf, names, ports } from './names.ts';
import type { Values } from './values.ts';

interface Rule {
  peers: INetworkPolicyPeer[];
  ports: number[];
}

const ours = (...programs: string[]): INetworkPolicyPeer[] =>
  programs.map((name) => ({ podSelector: { matchLabels: labelsOf(name) } }));
const databasePods: INetworkPolicyPeer[] = [{ podSelector: { matchLabels: databaseLabels } }];
const everythingIn = (namespace: string): INetworkPolicyPeer[] => [
  { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } } },
];

/** The internet without private networks, which a program tricked into fetching an address must not reach. */
const internet: INetworkPolicyPeer[] = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['::1/128', 'fc00::/7', 'fe80::/10'] } },
];

/** All addresses except the machine's metadata service, which hands out its credentials. */
const anywhere: INetworkPolicyPeer[] = [
  { ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] } },
  { ipBlock: { cidr: '::/0', except: ['fe80::/10'] } },
];

/** The port of CloudNativePG's manager in each instance, and that of its metrics. */
const managerPort = 8000;
const databaseMetricsPort = 9187;

const tcp = (numbers: number[]) => numbers.map((port) => ({ protocol: 'TCP' as const, port }));

function policy(name: string, pods: Record<string, string>, incoming: Rule[], outgoing: Rule[]): NetworkPolicy {
  return new NetworkPolicy({
    metadata: { name, labels: { 'app.kubernetes.io/part-of': 'vetka' } },
    spec: {
      podSelector: { matchLabels: pods },
      policyTypes: ['Ingress', 'Egress'],
      ...(incoming.length > 0 && {
        ingress: incoming.map(({ peers, ports: numbers }) => ({ from: peers, ports: tcp(numbers) })),
      }),
      ...(outgoing.length > 0 && {
        egress: outgoing.map(({ peers, ports: numbers }) => ({ to: peers, ports: tcp(numbers) })),
      }),
    },
  });
}

/** Where NodeLocal DNSCache listens on each machine that has it. */
const nodeLocalDns = '169.254.20.10/32';

/** All traffic is denied except DNS. */
const silence = new NetworkPolicy({
  metadata: { name: 'vetka-default', labels: { 'app.kubernetes.io/part-of': 'vetka' } },
  spec: {
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
    egress: [
      {
        to: [...everythingIn('kube-system'), { ipBlock: { cidr: nodeLocalDns } }],
        ports: [
          { protocol: 'UDP', port: 53 },
          { protocol: 'TCP', port: 53 },
        ],
      },
    ],
  },
});

const schemePorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

function portOf(endpoint: string): number {
  const { protocol, port } = new URL(endpoint);
  return Number(port) || (schemePorts[protocol] ?? 443);
}

/** The ports, each once. */
const each = (...numbers: number[]): number[] => [...new Set(numbers)];

/** The route to the trace collector, for the programs that send traces. */
function toCollector({ endpoint, namespace }: Values['tracing'], outside: INetworkPolicyPeer[]): Rule[] {
  if (endpoint === undefined) return [];
  const peers = namespace === undefined ? outside : everythingIn(namespace);
  return [{ peers, ports: [portOf(endpoint)] }];
}

/** The allowed connections. */
export function network(values: Values): NetworkPolicy[] {
  const { gateway, monitoring, database, tracing, privateNetworks, files, backups, mailPort } = values;
  const allowed = privateNetworks.map((cidr): INetworkPolicyPeer => ({ ipBlock: { cidr } }));
  const scraped: Rule = { peers: everythingIn(monitoring.namespace), ports: [ports.metrics] };
  const toDatabase: Rule = { peers: databasePods, ports: [ports.database] };
  const toRedis: Rule = { peers: ours(names.redis), ports: [ports.redis] };
  const world = [...internet, ...allowed];
  // Banks, cash register, SMS, addresses, push and the bucket; mail; «Мой налог».
  const outside: Rule = {
    peers: world,
    ports: each(443, mailPort ?? 465, mailPort ?? 587, 8090, portOf(files.endpoint)),
  };
  const traces = toCollector(tracing, world);
  const insideCluster: Rule = { peers: databasePods, ports: [ports.database, managerPort] };
  return [
    silence,
    policy(
      names.site,
      labelsOf(names.site),
      [{ peers: everythingIn(gateway.namespace), ports: [ports.site] }, scraped],
      [{ peers: ours(names.api), ports: [ports.api] }, ...traces],
    ),
    policy(
      names.api,
      labelsOf(names.api),
      [{ peers: ours(names.site), ports: [ports.api] }, scraped],
      [toDatabase, toRedis, outside, ...traces],
    ),
    policy(names.worker, labelsOf(names.worker), [scraped], [toDatabase, toRedis, outside, ...traces]),
    policy(names.migration, labelsOf(names.migration), [], [toDatabase]),
    policy(names.redis, labelsOf(names.redis), [{ peers: ours(names.api, names.worker), ports: [ports.redis] }], []),
    policy(
      names.database,
      databaseLabels,
      [
        { peers: ours(names.api, names.worker, names.migration), ports: [ports.database] },
        insideCluster,
        { peers: everythingIn(database.operator), ports: [ports.database, managerPort] },
        { peers: everythingIn(monitoring.namespace), ports: [databaseMetricsPort] },
      ],
      // The bucket, and the API server of Kubernetes, whose address is unknown here.
      [insideCluster, { peers: anywhere, ports: each(443, 6443, portOf(backups.endpoint)) }],
    ),
  ];
}
