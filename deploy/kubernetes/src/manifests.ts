import type { Model } from '@kubernetes-models/base';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { stringify } from 'yaml';
import { database } from './database.ts';
import { gateway } from './gateway.ts';
import { migration } from './migration.ts';
import { monitoring } from './monitoring.ts';
import { labelsOf, names } from './names.ts';
import { network } from './network.ts';
import { programs } from './programs.ts';
import { redis } from './redis.ts';
import type { Values } from './values.ts';

/** An object of Kubernetes as it is sent. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec?: unknown;
}

const accounts = [names.api, names.worker, names.site, names.migration, names.redis].map(
  (name) => new ServiceAccount({ metadata: { name, labels: labelsOf(name) }, automountServiceAccountToken: false }),
);

/** Pods that ask for more than the standard «restricted» allows are refused. */
const namespaceOf = ({ namespace }: Values): Namespace =>
  new Namespace({
    metadata: {
      name: namespace,
      labels: Object.fromEntries(
        ['enforce', 'warn', 'audit'].map((mode) => [`pod-security.kubernetes.io/${mode}`, 'restricted']),
      ),
    },
  });

/** The files are applied in the order of their names; each waits for the previous one. */
const parts: Record<string, (values: Values) => readonly Model<unknown>[]> = {
  '1-namespace': (values) => [namespaceOf(values), ...accounts, ...network(values)],
  '2-data': (values) => [...database(values), ...redis(values)],
  '3-migration': (values) => [migration(values)],
  '4-programs': (values) => [...programs(values), ...gateway(values)],
  '5-monitoring': monitoring,
};

/** @throws Error when an object does not fit the schema of its kind */
function manifestOf(model: Model<unknown>, namespace: string): Manifest {
  model.validate();
  const manifest = JSON.parse(JSON.stringify(model)) as Manifest;
  if (manifest.kind !== 'Namespace') manifest.metadata = { ...manifest.metadata, namespace };
  return manifest;
}

export const manifests = (values: Values): Map<string, Manifest[]> =>
  new Map(
    Object.entries(parts).map(([part, make]) => [
      part,
      make(values).map((model) => manifestOf(model, values.namespace)),
    ]),
  );

/** Kubernetes reads YAML 1.1, where a plain `on` or `no` is a boolean. */
const style = { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The text of each file by its name. */
export const files = (values: Values): Map<string, string> =>
  new Map(
    [...manifests(values)].map(([part, objects]) => [
      `${part}.yaml`,
      objects.map((object) => stringify(object, style)).join('---\n'),
    ]),
  );
