import { BarmanObjectStoreConfiguration } from '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { Model } from '@kubernetes-models/base';
import { labelsOf, names, programAccount, secrets } from './names.ts';
import { resourcesOf } from './pods.ts';
import type { Values } from './values.ts';

const plugin = 'barman-cloud.cloudnative-pg.io';
const name = names.database;

/** Connections of an API replica besides its pool: LISTEN, and the look at the migrations while it starts. */
const besidesPool = 3;
/** A worker has up to eleven more connections: one for each lane of jobs, and four to take and finish them. */
const besidesPoolOfWorker = besidesPool + 11;
/** The operator, backups, replicas, and a person with psql. */
const spare = 25;

/** All replicas with full pools, also during a rollout, which adds one of each program. */
const maxConnections = ({ api, worker }: Values): number =>
  (api.maximum + 1) * (api.poolSize + besidesPool) + (worker.copies + 1) * (api.poolSize + besidesPoolOfWorker) + spare;

/** A resource of the backup plugin. No package has its schema; that of its configuration is CloudNativePG's. */
class ObjectStore extends Model<object> {
  readonly kind = 'ObjectStore';
  readonly metadata: { name: string; labels: Record<string, string> };
  readonly #configuration: BarmanObjectStoreConfiguration;
  readonly #keep: string;

  constructor({ bucket, endpoint, keep }: Values['backups']) {
    super();
    this.metadata = { name: names.backups, labels: labelsOf(names.backups) };
    this.#keep = keep;
    this.#configuration = new BarmanObjectStoreConfiguration({
      destinationPath: `s3://${bucket}/`,
      endpointURL: endpoint,
      s3Credentials: {
        accessKeyId: { name: secrets.backups, key: 'ACCESS_KEY_ID' },
        secretAccessKey: { name: secrets.backups, key: 'SECRET_ACCESS_KEY' },
      },
      wal: { compression: 'gzip' },
      data: { compression: 'gzip' },
    });
  }

  override toJSON(): unknown {
    return {
      apiVersion: 'barmancloud.cnpg.io/v1',
      kind: this.kind,
      metadata: this.metadata,
      spec: { configuration: this.#configuration.toJSON(), retentionPolicy: this.#keep },
    };
  }

  override validate(): void {
    this.#configuration.validate();
  }
}

export const database = (values: Values) => {
  const { image, instances, storage, log, size, sharedBuffers } = values.database;
  return [
    new ObjectStore(values.backups),
    new Cluster({
      metadata: { name, labels: labelsOf(name) },
      spec: {
        imageName: image,
        instances,
        bootstrap: {
          initdb: {
            database: 'vetka',
            owner: 'vetka',
            encoding: 'UTF8',
            localeProvider: 'icu',
            icuLocale: 'ru-RU',
            localeCType: 'C.UTF-8',
            localeCollate: 'C.UTF-8',
          },
        },
        managed: {
          roles: [{ name: programAccount, ensure: 'present', login: true, passwordSecret: { name: secrets.programs } }],
        },
        postgresql: {
          parameters: {
            max_connections: String(maxConnections(values)),
            shared_buffers: sharedBuffers,
            hot_standby_feedback: 'on',
          },
          // An acknowledged order must survive its primary (decision 277).
          synchronous: { method: 'any', number: 1, dataDurability: 'required' },
        },
        storage: { size: storage },
        walStorage: { size: log },
        resources: resourcesOf(size),
        affinity: { podAntiAffinityType: 'required', topologyKey: 'kubernetes.io/hostname' },
        primaryUpdateMethod: 'switchover',
        plugins: [{ name: plugin, isWALArchiver: true, parameters: { barmanObjectName: names.backups } }],
      },
    }),
    new ScheduledBackup({
      metadata: { name: names.backups, labels: labelsOf(names.backups) },
      spec: {
        // With seconds: each day at two in the morning, UTC.
        schedule: '0 0 2 * * *',
        immediate: true,
        backupOwnerReference: 'self',
        cluster: { name },
        method: 'plugin',
        pluginConfiguration: { name: plugin },
      },
    }),
  ];
};
