import { expect, test } from 'vitest';
import { parseAllDocuments, type Document } from 'yaml';
import { optionalSecrets, requiredSecrets, tracingSecrets } from '../src/environment.ts';
import { files, manifests } from '../src/manifests.ts';
import { explainedValues, readValues } from '../src/values.ts';
import { example, objects, ofKind, read, required, selects, workload, workloads } from './example.ts';

test('the manifests match the snapshots', async () => {
  for (const [name, text] of files(example)) await expect(text).toMatchFileSnapshot(`../snapshots/${name}`);
});

test('the manifests mean the same when read as YAML 1.1, as Kubernetes does', () => {
  for (const [part, expected] of manifests(example)) {
    const text = files(example).get(`${part}.yaml`) ?? '';
    const documents = parseAllDocuments(text, { version: '1.1' });
    expect(documents.map((document) => (document as Document).toJS() as unknown)).toEqual(expected);
  }
  expect(files(example).get('2-data.yaml')).toContain('hot_standby_feedback: "on"');
});

test('each object is in the namespace, once', () => {
  const keys = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(keys).size).toBe(keys.length);
  const elsewhere = objects.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'vetka');
  expect(elsewhere).toEqual([]);
});

test('no container is root, writes to its image, or has a token or a capability', () => {
  expect(workloads).toHaveLength(5);
  for (const { name, pod } of workloads) {
    expect(pod.securityContext, `of ${name}`).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.securityContext?.runAsUser, `of ${name}`).toBeGreaterThan(0);
    expect(pod, `of ${name}`).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    for (const container of pod.containers) {
      expect(container.securityContext, `of ${name}`).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources, `of ${name}`).toMatchObject({
        requests: { cpu: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  }
  const accounts = ofKind('ServiceAccount').map(({ metadata }) => metadata.name);
  expect(workloads.map(({ pod }) => pod.serviceAccountName ?? '').toSorted()).toEqual(accounts.toSorted());
});

test('each deployment is found by its selector, is probed, and has a policy', () => {
  for (const { name, kind, labels, selector, pod } of workloads) {
    const policies = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === name);
    expect(policies, `of ${name}`).toHaveLength(1);
    if (kind !== 'Deployment') continue;
    expect(selects(selector, labels), `of ${name}`).toBe(true);
    for (const container of pod.containers) {
      expect(container, `of ${name}`).toMatchObject({ startupProbe: {}, livenessProbe: {}, readinessProbe: {} });
    }
  }
});

test('each program has a budget of disruptions, and more than one copy', () => {
  for (const name of ['vetka-api', 'vetka-worker', 'vetka-site']) {
    const { labels, replicas } = workload(name);
    const budgets = ofKind('PodDisruptionBudget').map(
      ({ spec }) => spec as { selector: { matchLabels: Record<string, string> } },
    );
    expect(
      budgets.filter(({ selector }) => selects(selector.matchLabels, labels)),
      `of ${name}`,
    ).toHaveLength(1);
    const scaler = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name);
    const { minReplicas } = (scaler?.spec ?? { minReplicas: replicas }) as { minReplicas: number };
    expect(minReplicas, `of ${name}`).toBeGreaterThan(1);
    // With both, each `kubectl apply` would undo the autoscaler's decision.
    expect(scaler !== undefined && replicas !== undefined, `of ${name}`).toBe(false);
  }
});

test('a stopping replica serves until the gateway has noticed, and ends before it is killed', () => {
  for (const name of ['vetka-api', 'vetka-site']) {
    const { containers, terminationGracePeriodSeconds = 30 } = workload(name).pod;
    const [container] = containers;
    const delay = Number(container?.env?.find((variable) => variable.name === 'SHUTDOWN_DELAY')?.value);
    const { periodSeconds = 10, failureThreshold = 3, timeoutSeconds = 1 } = container?.readinessProbe ?? {};
    expect(delay, `of ${name}`).toBeGreaterThan((periodSeconds + timeoutSeconds) * failureThreshold);
    expect(terminationGracePeriodSeconds, `of ${name}`).toBeGreaterThanOrEqual(delay + 15);
  }
});

test('invalid values are reported together', () => {
  expect(() => readValues({ ...required, tag: 'latest', host: 'no dots', copies: 3 })).toThrow(
    /\/tag[^]*\/host|\/host[^]*\/tag/,
  );
  expect(() => readValues({ ...required, tag: 'latest', copies: 3 })).toThrow(/copies|additional/);
  expect(() => readValues({ ...required, api: { minimum: 4, maximum: 3 } })).toThrow(
    'minimum 4 is more than maximum 3',
  );
  expect(() => readValues({ ...required, backups: { bucket: 'vetka-files', endpoint: 'https://s' } })).toThrow(
    'a bucket of their own',
  );
});

test('further settings reach the API and the workers, and override none that follows from other values', () => {
  const of = (settings: object) => manifests(readValues({ ...required, api: { settings } })).get('4-programs') ?? [];
  const programs = of({ RECEIPT_VAT: 'vat20' }).filter((object) => JSON.stringify(object).includes('"RECEIPT_VAT"'));
  expect(programs.map(({ metadata }) => metadata.name)).toEqual(['vetka-api', 'vetka-worker']);
  expect(() => of({ WORKERS: 'here' })).toThrow('WORKERS follows from other values');
  expect(() => of({ SECRET: 'in a file' })).toThrow('SECRET follows from other values or a secret');
});

test('the database has a connection for each that the programs may open', () => {
  const of = (values: object) => {
    const all = [...manifests(readValues({ ...required, ...values })).values()].flat();
    const { spec } = all.find(({ kind }) => kind === 'Cluster') ?? {};
    return Number(
      (spec as { postgresql: { parameters: Record<string, string> } }).postgresql.parameters.max_connections,
    );
  };
  // Seven APIs during a rollout with 20 and 3 connections, three workers with 20 and 14, and 25 to spare.
  expect(of({})).toBe(7 * 23 + 3 * 34 + 25);
  expect(of({ api: { maximum: 10, poolSize: 10 } })).toBe(11 * 13 + 3 * 24 + 25);
});

test('docs/operations.md applies each file in its order, and names each secret', () => {
  const [, chapter = ''] = read('docs/operations.md').split('\n## Kubernetes\n');
  const [text = ''] = chapter.split('\n## ');
  const [, installation = '', upgrade = ''] = text.split(/\n### (?:A first installation|An upgrade)\n/);
  const applied = (section: string) => [...section.matchAll(/kubernetes\/([\w-]+\.yaml)/g)].map(([, name]) => name);
  expect(applied(installation)).toEqual([...files(example).keys()]);
  expect(new Set(applied(upgrade))).toEqual(new Set(files(example).keys()));
  expect(
    [...requiredSecrets, ...optionalSecrets, ...tracingSecrets].filter((name) => !text.includes(`\`${name}\``)),
  ).toEqual([]);
});

test('each value is explained in the table of docs/operations.md', () => {
  const rows = read('docs/operations.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name = '']) => /^`\w+(\.\w+)*`$/.test(name));
  const documented = new Set(rows.map(([, ...cells]) => cells.slice(0, 3).join(' | ')));
  const missing = explainedValues()
    .map(([name, byDefault, meaning]) => `\`${name}\` | ${byDefault} | ${meaning}`)
    .filter((row) => !documented.has(row));
  expect(missing).toEqual([]);
});
