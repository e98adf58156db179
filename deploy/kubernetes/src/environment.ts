import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import { names, ports, programAccount, secrets } from './names.ts';
import type { Values } from './values.ts';

/** Keys that the Secret `vetka-settings` must have. */
export const requiredSecrets = [
  'SECRET',
  'REDIS_PASSWORD',
  'SMS_RU_API_ID',
  'DADATA_TOKEN',
  'SMTP_URL',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Optional keys. One bank is required: the API reports it when it starts without. */
export const optionalSecrets = [
  'SECRET_PREVIOUS',
  'TBANK_TERMINAL_KEY',
  'TBANK_PASSWORD',
  'TBANK_PAYOUT_TERMINAL_KEY',
  'TBANK_PAYOUT_PASSWORD',
  'TBANK_REGISTER_LOGIN',
  'TBANK_REGISTER_PASSWORD',
  'TOCHKA_TOKEN',
  'TOCHKA_CUSTOMER_CODE',
  'TOCHKA_CLIENT_ID',
  'CYCLOPS_SYSTEM',
  'CYCLOPS_PRIVATE_KEY',
  'CYCLOPS_THUMBPRINT',
  'CYCLOPS_VIRTUAL_ACCOUNT',
  'ATOL_LOGIN',
  'ATOL_PASSWORD',
  'ATOL_GROUP',
  'ATOL_INN',
  'MY_TAX_TOKEN',
] as const;

/** Optional keys for the site, too, if it sends traces. */
export const tracingSecrets = ['OTEL_EXPORTER_OTLP_HEADERS'] as const;

const fromSecret = (name: string, secret: string, key: string, optional?: true): IEnvVar => ({
  name,
  valueFrom: { secretKeyRef: { name: secret, key, ...(optional && { optional }) } },
});
const plain = (variables: Record<string, string>): IEnvVar[] =>
  Object.entries(variables).map(([name, value]) => ({ name, value }));

const databasePassword = fromSecret('DATABASE_PASSWORD', secrets.programs, 'password');

/** The address of the database for the programs: `rw` is the primary, `ro` a replica. Live events need the primary. */
const databaseUrl = (service: 'rw' | 'ro'): string =>
  `postgresql://${programAccount}:$(DATABASE_PASSWORD)@${names.database}-${service}:${ports.database}/vetka`;

/** The migration needs the owner of the tables, the account that it gives rights to, and nothing else. */
export const migrationEnvironment: IEnvVar[] = [
  fromSecret('DATABASE_URL', secrets.database, 'uri'),
  databasePassword,
  ...plain({ DATABASE_PROGRAM_URL: databaseUrl('rw') }),
];

export const redisPassword = fromSecret('REDIS_PASSWORD', secrets.settings, 'REDIS_PASSWORD');

/** Where the site, the API and the workers send their traces; none without a collector. */
const tracingEnvironment = ({ tracing: { endpoint, share } }: Values): IEnvVar[] =>
  endpoint === undefined
    ? []
    : [
        ...plain({
          OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
          // The site decides for its request, and the API and the workers follow.
          OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
          OTEL_TRACES_SAMPLER_ARG: String(share),
        }),
        ...tracingSecrets.map((name) => fromSecret(name, secrets.settings, name, true)),
      ];

/** Variables of the API and the worker. A variable may use earlier ones as `$(NAME)`. */
const ownApiEnvironment = ({ host, shutdownDelay, mailFrom, files, api }: Values): IEnvVar[] => [
  ...requiredSecrets.map((name) => fromSecret(name, secrets.settings, name)),
  ...optionalSecrets.map((name) => fromSecret(name, secrets.settings, name, true)),
  databasePassword,
  ...plain({
    DATABASE_URL: databaseUrl('rw'),
    DATABASE_REPLICA_URL: databaseUrl('ro'),
    MIGRATIONS: 'separate',
    REDIS_URL: `redis://:$(REDIS_PASSWORD)@${names.redis}:${ports.redis}`,
    DATABASE_POOL_SIZE: String(api.poolSize),
    PUBLIC_URL: `https://${host}`,
    // The site, whose pods have private addresses.
    TRUSTED_PROXIES: 'uniquelocal',
    WORKERS: 'separate',
    METRICS_PORT: String(ports.metrics),
    SHUTDOWN_DELAY: String(shutdownDelay),
    MAIL_FROM: mailFrom,
    S3_BUCKET: files.bucket,
    S3_ENDPOINT: files.endpoint,
    S3_REGION: files.region,
  }),
];

/** @throws Error when a further setting is one that the manifests set */
export function apiEnvironment(values: Values): IEnvVar[] {
  const { settings } = values.api;
  const own = [...ownApiEnvironment(values), ...tracingEnvironment(values)];
  const repeated = own.find(({ name }) => name in settings);
  if (repeated) throw new Error(`api.settings: ${repeated.name} follows from other values or a secret`);
  return [...own, ...plain(settings)];
}

const ownSiteEnvironment = ({ host, shutdownDelay, trustedProxies }: Values): IEnvVar[] =>
  plain({
    API_URL: `http://${names.api}:${ports.api}`,
    PUBLIC_URL: `https://${host}`,
    TRUSTED_PROXIES: String(trustedProxies),
    METRICS_PORT: String(ports.metrics),
    SHUTDOWN_DELAY: String(shutdownDelay),
  });

export const siteEnvironment = (values: Values): IEnvVar[] => [
  ...ownSiteEnvironment(values),
  ...tracingEnvironment(values),
];
