import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IContainer } from 'kubernetes-models/v1/Container';
import { Service } from 'kubernetes-models/v1/Service';
import { apiEnvironment, siteEnvironment } from './environment.ts';
import { labelsOf, names, ports } from './names.ts';
import { podOf, resourcesOf, spreadOf } from './pods.ts';
import type { Size, Values } from './values.ts';

/** The image's command with another program. */
const workerCommand = [
  'node',
  '--max-semi-space-size=4',
  '--initial-old-space-size=48',
  '--heap-growing-percent=20',
  '--memory-saver-mode',
  '--optimize-for-size',
  '--max-lazy',
  'apps/api/dist/worker.js',
];

/** Seconds that a program needs to end once it is out of rotation: responses in progress have ten. */
const endingSeconds = 15;

const get = (port: string, path: string) => ({ httpGet: { port, path } });

/** Each probe of a worker counts the jobs in the database, which takes at most two seconds while it is down. */
const workerProbe = { ...get('metrics', '/metrics'), timeoutSeconds: 5, periodSeconds: 30 };

/** A new program may wait for another one's migration. */
const startup = (probe: object) => ({ ...probe, periodSeconds: 2, failureThreshold: 150 });

type Probes = Required<Pick<IContainer, 'startupProbe' | 'livenessProbe' | 'readinessProbe'>>;

/**
 * Unready after at most two seconds, so that `SHUTDOWN_DELAY` is enough; killed only after a minute without an answer.
 */
const probesOf = (live: string, ready: string): Probes => ({
  startupProbe: startup(get('http', live)),
  livenessProbe: { ...get('http', live), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 },
  readinessProbe: { ...get('http', ready), periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 2 },
});

interface Program {
  name: string;
  image: string;
  command?: string[];
  environment: NonNullable<IContainer['env']>;
  probes: Probes;
  port?: number;
  folders: Record<string, string>;
  size: Size;
  copies?: number;
  shutdownDelay: number;
}

/** Without a number of replicas, which the autoscaler sets. */
function deploymentOf(program: Program): Deployment {
  const { name, image, command, environment, probes, port, folders, size, copies, shutdownDelay } = program;
  const spec = podOf({
    name,
    folders,
    container: {
      image,
      ...(command && { command }),
      env: environment,
      ports: [
        ...(port === undefined ? [] : [{ name: 'http', containerPort: port }]),
        { name: 'metrics', containerPort: ports.metrics },
      ],
      ...probes,
      resources: resourcesOf(size),
    },
    rest: {
      terminationGracePeriodSeconds: shutdownDelay + endingSeconds,
      topologySpreadConstraints: spreadOf(name),
    },
  });
  return new Deployment({
    metadata: { name, labels: labelsOf(name) },
    spec: {
      ...(copies !== undefined && { replicas: copies }),
      selector: { matchLabels: labelsOf(name) },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: { metadata: { labels: labelsOf(name) }, spec },
    },
  });
}

const serviceOf = (name: string, port: number): Service =>
  new Service({
    metadata: { name, labels: labelsOf(name) },
    spec: { selector: labelsOf(name), ports: [{ name: 'http', port, targetPort: 'http' }] },
  });

/** One process uses about one CPU: 70 % of the request leaves room until the next replica is ready. */
const scalerOf = (name: string, { minimum, maximum }: { minimum: number; maximum: number }): HorizontalPodAutoscaler =>
  new HorizontalPodAutoscaler({
    metadata: { name, labels: labelsOf(name) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: minimum,
      maxReplicas: maximum,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } },
      ],
      behavior: {
        scaleDown: { stabilizationWindowSeconds: 600, policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }] },
      },
    },
  });

const budgetOf = (name: string): PodDisruptionBudget =>
  new PodDisruptionBudget({
    metadata: { name, labels: labelsOf(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
  });

/** The API, the workers and the site, with their disruption budgets and autoscalers. */
export function programs(values: Values) {
  const { image, tag, shutdownDelay, api, worker, site } = values;
  const server = { image: `${image}-api:${tag}`, environment: apiEnvironment(values), shutdownDelay };
  // Files are in the bucket; only the compiled code of Node is kept on the disk.
  const temporary = { temporary: '/tmp' };
  return [
    deploymentOf({
      ...server,
      name: names.api,
      port: ports.api,
      probes: probesOf('/health/live', '/health/ready'),
      folders: temporary,
      size: api.size,
    }),
    serviceOf(names.api, ports.api),
    scalerOf(names.api, api),
    budgetOf(names.api),
    deploymentOf({
      ...server,
      name: names.worker,
      command: workerCommand,
      probes: {
        startupProbe: { ...startup(workerProbe), timeoutSeconds: 5 },
        livenessProbe: { ...workerProbe, failureThreshold: 4 },
        readinessProbe: workerProbe,
      },
      folders: temporary,
      size: worker.size,
      copies: worker.copies,
    }),
    budgetOf(names.worker),
    deploymentOf({
      name: names.site,
      image: `${image}-web:${tag}`,
      environment: siteEnvironment(values),
      shutdownDelay,
      port: ports.site,
      probes: probesOf('/_health/ready', '/_health/ready'),
      // Resized pictures are generated again when a replica starts.
      folders: { ...temporary, pictures: '/var/lib/vetka' },
      size: site.size,
    }),
    serviceOf(names.site, ports.site),
    scalerOf(names.site, site),
    budgetOf(names.site),
  ];
}
