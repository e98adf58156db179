import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Service } from 'kubernetes-models/v1/Service';
import { redisPassword } from './environment.ts';
import { labelsOf, names, ports } from './names.ts';
import { podOf, resourcesOf } from './pods.ts';
import type { Values } from './values.ts';

const name = names.redis;

/** A lost machine is evicted after ten seconds instead of five minutes. */
const leaveSoon = ['not-ready', 'unreachable'].map((state) => ({
  key: `node.kubernetes.io/${state}`,
  operator: 'Exists' as const,
  effect: 'NoExecute' as const,
  tolerationSeconds: 10,
}));

const ping = { exec: { command: ['sh', '-c', 'redis-cli ping | grep -q PONG'] }, timeoutSeconds: 3 };

/** One Redis without a disk: the shop works while it is down, and its data need not be kept. */
export const redis = ({ redis: { image, size } }: Values) => [
  new Deployment({
    metadata: { name, labels: labelsOf(name) },
    spec: {
      replicas: 1,
      selector: { matchLabels: labelsOf(name) },
      // Two would split the sockets between them.
      strategy: { type: 'Recreate' },
      template: {
        metadata: { labels: labelsOf(name) },
        spec: podOf({
          name,
          folders: { data: '/data' },
          // The account `redis` of the image.
          user: 999,
          container: {
            image,
            command: ['redis-server'],
            args: ['--requirepass', '$(REDIS_PASSWORD)', '--save', '', '--appendonly', 'no'],
            // redis-cli takes the password from the second variable.
            env: [redisPassword, { name: 'REDISCLI_AUTH', value: '$(REDIS_PASSWORD)' }],
            ports: [{ name: 'redis', containerPort: ports.redis }],
            startupProbe: { ...ping, periodSeconds: 1, failureThreshold: 60 },
            readinessProbe: { ...ping, periodSeconds: 5 },
            livenessProbe: { ...ping, periodSeconds: 10, failureThreshold: 6 },
            resources: resourcesOf(size),
          },
          rest: { tolerations: leaveSoon },
        }),
      },
    },
  }),
  new Service({
    metadata: { name, labels: labelsOf(name) },
    spec: { selector: labelsOf(name), ports: [{ name: 'redis', port: ports.redis, targetPort: 'redis' }] },
  }),
];
