/** Our programs; the metrics of each have its name as their job (deploy/prometheus/alerts.yml). */
export const names = {
  api: 'vetka-api',
  worker: 'vetka-worker',
  site: 'vetka-site',
  migration: 'vetka-migration',
  redis: 'vetka-redis',
  database: 'vetka-database',
  backups: 'vetka-backups',
} as const;

/** Secrets created by the owner, and `database`, which CloudNativePG creates for the owner of the tables. */
export const secrets = {
  settings: 'vetka-settings',
  backups: 'vetka-backups',
  database: `${names.database}-app`,
  programs: `${names.database}-programs`,
} as const;

/** The account of the programs in the database (decision 369). */
export const programAccount = 'vetka_programs';

export const ports = { api: 3001, site: 3000, metrics: 9100, redis: 6379, database: 5432 } as const;

const nameLabel = 'app.kubernetes.io/name';

/** The labels by which a program's pods are found. They cannot be changed later. */
export const labelsOf = (name: string): Record<string, string> => ({
  [nameLabel]: name,
  'app.kubernetes.io/part-of': 'vetka',
});

/** CloudNativePG labels its pods, including those that fill a new instance. */
export const databaseLabels: Record<string, string> = { 'cnpg.io/cluster': names.database };

export const jobLabel = nameLabel;
