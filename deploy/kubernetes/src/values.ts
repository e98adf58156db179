import { Type, type Static, type TObject } from 'typebox';
import { Check, Default, Errors } from 'typebox/value';

/** A quantity of Kubernetes, such as `500m` or `20Gi`. */
const quantity = (description: string, byDefault: string) =>
  Type.String({ pattern: '^\\d+(\\.\\d+)?(m|[KMGT]i?)?$', default: byDefault, description });
const count = (description: string, byDefault: number, minimum = 1) =>
  Type.Integer({ minimum, maximum: 1000, default: byDefault, description });
const text = (description: string, byDefault?: string) =>
  Type.String({ minLength: 1, ...(byDefault !== undefined && { default: byDefault }), description });
const name = (description: string, byDefault: string) =>
  Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$', default: byDefault, description });
const address = (description: string) =>
  Type.String({ pattern: '^https?://[a-z0-9.-]+(:\\d{1,5})?(/[\\w./-]*)?$', description });
/** An optional object with defaults. */
const group = <T extends Parameters<typeof Type.Object>[0]>(properties: T) =>
  Type.Object(properties, { additionalProperties: false, default: {} });

const size = (cpu: string, memory: string, limit: string) =>
  group({
    cpu: quantity('requested CPU of a replica; it may use more', cpu),
    memory: quantity('requested memory of a replica', memory),
    memoryLimit: quantity('memory limit of a replica', limit),
  });

/** The input of the manifests. Each description is a row of docs/operations.md. */
export const Values = Type.Object(
  {
    image: Type.String({
      pattern: '^[a-z0-9.:-]+(/[a-z0-9._-]+)+$',
      description: 'name of the images without `-api` and `-web`, such as `cr.example.ru/shop/vetka`',
    }),
    tag: Type.String({
      pattern: '^(?!latest$)\\w[\\w.-]{0,127}$',
      description: 'tag of both images; not `latest`, which would not be pulled again',
    }),
    host: Type.String({
      pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
      description: 'name of the site; `PUBLIC_URL` is `https://` and this name',
    }),
    namespace: name('namespace of everything', 'vetka'),
    mailFrom: text('`MAIL_FROM`'),
    mailPort: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 65_535, description: 'port of `SMTP_URL`; without it 465 and 587 are open' }),
    ),
    shutdownDelay: Type.Integer({
      minimum: 1,
      maximum: 600,
      default: 10,
      description: '`SHUTDOWN_DELAY`: seconds that a stopping replica keeps serving until the gateway has removed it',
    }),
    trustedProxies: count('`TRUSTED_PROXIES` of the site: the gateway, and each HTTP load balancer in front of it', 1),
    files: Type.Object(
      {
        bucket: text('`S3_BUCKET`'),
        endpoint: address('`S3_ENDPOINT`'),
        region: text('`S3_REGION`', 'us-east-1'),
      },
      { additionalProperties: false },
    ),
    gateway: group({
      className: name('class of the gateway, which its controller defines', 'envoy'),
      namespace: name('where the pods of the gateway run; only they reach the site', 'envoy-gateway-system'),
      certificate: name('secret with the certificate (`tls.crt`, `tls.key`)', 'vetka-tls'),
    }),
    api: group({
      minimum: count('minimum replicas of the API', 2, 2),
      maximum: count('maximum replicas of the API', 6, 2),
      poolSize: count('`DATABASE_POOL_SIZE`; `max_connections` is computed from it and the replicas', 20),
      size: size('500m', '256Mi', '768Mi'),
      settings: Type.Record(Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' }), Type.String(), {
        default: {},
        description: 'further non-secret variables of API and workers, such as `RECEIPT_VAT`',
      }),
    }),
    worker: group({
      copies: count('replicas of the worker', 2),
      size: size('250m', '256Mi', '768Mi'),
    }),
    site: group({
      minimum: count('minimum replicas of the site', 2, 2),
      maximum: count('maximum replicas of the site', 10, 2),
      size: size('500m', '256Mi', '512Mi'),
    }),
    database: group({
      image: text('image of PostgreSQL for CloudNativePG', 'ghcr.io/cloudnative-pg/postgresql:18-minimal-trixie'),
      instances: count('a primary and its replicas; commits wait for one replica', 3, 2),
      storage: quantity('volume of each instance for data', '20Gi'),
      log: quantity('volume of each instance for the write-ahead log', '10Gi'),
      size: size('1', '2Gi', '2Gi'),
      sharedBuffers: Type.String({
        pattern: '^\\d+(MB|GB)$',
        default: '512MB',
        description: '`shared_buffers`: a quarter of the memory',
      }),
      operator: name('namespace of the operator CloudNativePG', 'cnpg-system'),
    }),
    backups: Type.Object(
      {
        bucket: text('bucket of base backups and write-ahead log; not that of the files'),
        endpoint: address('its server'),
        keep: Type.String({ pattern: '^[1-9]\\d*[dwm]$', default: '30d', description: 'how long backups are kept' }),
      },
      { additionalProperties: false },
    ),
    redis: group({
      image: text('image of Redis', 'redis:8'),
      size: size('100m', '64Mi', '256Mi'),
    }),
    monitoring: group({
      namespace: name('namespace of Prometheus; only it reaches the metrics', 'monitoring'),
      labels: Type.Record(Type.String(), Type.String(), {
        default: {},
        description: 'labels by which Prometheus chooses monitors and rules, such as `release: prometheus`',
      }),
    }),
    tracing: group({
      endpoint: Type.Optional(
        address('`OTEL_EXPORTER_OTLP_ENDPOINT` of site, API and workers; without it there are no traces'),
      ),
      namespace: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$',
          description: 'namespace of the collector, whose pods listen on the port of `endpoint`; none if it is outside',
        }),
      ),
      share: Type.Number({
        minimum: 0,
        maximum: 1,
        default: 1,
        description: '`OTEL_TRACES_SAMPLER_ARG`: the share of traces to keep, such as `0.1`',
      }),
    }),
    privateNetworks: Type.Array(Type.String({ pattern: '^[0-9a-f.:]+/\\d+$' }), {
      default: [],
      description: 'private networks that the programs may also reach, such as that of the bucket',
    }),
  },
  { additionalProperties: false },
);
export type Values = Static<typeof Values>;
export type Size = Values['api']['size'];

/** @throws Error that lists all errors */
export function readValues(given: object): Values {
  const values = Default(Values, structuredClone(given));
  if (Check(Values, values)) return checkedTogether(values);
  const problems = Errors(Values, values).map(({ instancePath, message }) => `${instancePath || '/'}: ${message}`);
  throw new Error(`The values do not fit:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

function checkedTogether(values: Values): Values {
  for (const program of ['api', 'site'] as const) {
    const { minimum, maximum } = values[program];
    if (minimum > maximum) throw new Error(`${program}: minimum ${minimum} is more than maximum ${maximum}`);
  }
  if (values.files.bucket === values.backups.bucket) throw new Error('The backups need a bucket of their own');
  return values;
}

interface Explained {
  description?: string;
  default?: unknown;
  properties?: Record<string, Explained>;
}

/** Each value with its default and its meaning, as the rows of the table in docs/operations.md. */
export function explainedValues(
  schema: TObject = Values,
  prefix = '',
): [name: string, byDefault: string, meaning: string][] {
  const entries = Object.entries(schema.properties as Record<string, Explained>);
  return entries.flatMap(([key, value]) =>
    value.properties
      ? explainedValues(value as TObject, `${prefix}${key}.`)
      : [[`${prefix}${key}`, shownDefault(value.default, schema.required.includes(key)), value.description ?? '']],
  );
}

const shownDefault = (value: unknown, isRequired: boolean): string =>
  value === undefined && isRequired
    ? 'required'
    : value === undefined || typeof value === 'object'
      ? 'none'
      : `\`${JSON.stringify(value).replaceAll('"', '')}\``;
