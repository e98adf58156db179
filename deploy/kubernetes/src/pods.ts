import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { labelsOf } from './names.ts';
import type { Size } from './values.ts';

/** The account `node` of the image, by number: Kubernetes cannot see that a name is not root's. */
const account = 1000;

/** No CPU limit: a process that is throttled in the middle of a page delays every visitor. */
export const resourcesOf = ({ cpu, memory, memoryLimit }: Size): NonNullable<IContainer['resources']> => ({
  requests: { cpu, memory },
  limits: { memory: memoryLimit },
});

interface PodOptions {
  name: string;
  container: Omit<IContainer, 'name' | 'securityContext' | 'volumeMounts'>;
  /** Folders for temporary files of the program. */
  folders: Record<string, string>;
  user?: number;
  rest?: Partial<IPodSpec>;
}

/**
 * A pod that satisfies the standard «restricted»: no root, no capabilities, no token, and no writable paths except its
 * folders.
 */
export function podOf({ name, container, folders, user = account, rest = {} }: PodOptions): IPodSpec {
  const volumes = Object.entries(folders);
  return {
    serviceAccountName: name,
    automountServiceAccountToken: false,
    // Otherwise a service named `vetka-redis` would add its own variables.
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containers: [
      {
        name,
        ...container,
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        volumeMounts: volumes.map(([volume, mountPath]) => ({ name: volume, mountPath })),
      },
    ],
    volumes: volumes.map(([volume]) => ({ name: volume, emptyDir: {} })),
    ...rest,
  };
}

/** Spreads the replicas over different machines and zones, if there are any. */
export const spreadOf = (name: string): NonNullable<IPodSpec['topologySpreadConstraints']> =>
  ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: labelsOf(name) },
  }));
