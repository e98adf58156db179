import { Job } from 'kubernetes-models/batch/v1/Job';
import { migrationEnvironment } from './environment.ts';
import { labelsOf, names } from './names.ts';
import { podOf, resourcesOf } from './pods.ts';
import type { Values } from './values.ts';

/** A job cannot be changed, so each version has its own. */
const migrationName = (tag: string): string =>
  `${names.migration}-${tag.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')}`.slice(0, 63).replace(/-+$/, '');

/** Migrates the database before the programs of a version start. The migration of a slow index may take an hour. */
export const migration = ({ image, tag, worker }: Values): Job =>
  new Job({
    metadata: { name: migrationName(tag), labels: labelsOf(names.migration) },
    spec: {
      backoffLimit: 3,
      activeDeadlineSeconds: 3600,
      ttlSecondsAfterFinished: 7 * 24 * 3600,
      template: {
        metadata: { labels: labelsOf(names.migration) },
        spec: podOf({
          name: names.migration,
          folders: { temporary: '/tmp' },
          container: {
            image: `${image}-api:${tag}`,
            command: ['node', 'apps/api/dist/migrate.js'],
            env: migrationEnvironment,
            resources: resourcesOf(worker.size),
          },
          rest: { restartPolicy: 'Never' },
        }),
      },
    },
  });
