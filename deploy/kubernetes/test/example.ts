import { readFileSync } from 'node:fs';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { parse } from 'yaml';
import { manifests, type Manifest } from '../src/manifests.ts';
import { readValues, type Values } from '../src/values.ts';

/** A file of the repository. */
export const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** The required values; everything else is by default. */
export const required = {
  image: 'cr.example.ru/shop/vetka',
  tag: '1.4.0',
  host: 'vetka.example',
  ...(parse(read('deploy/kubernetes/values.example.yaml')) as object),
};

export const example: Values = readValues(required);

export const objects: Manifest[] = [...manifests(example).values()].flat();

export const ofKind = (kind: string): Manifest[] => objects.filter((object) => object.kind === kind);

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: IPodSpec;
}

interface Workload {
  name: string;
  kind: string;
  replicas: number | undefined;
  selector: Record<string, string> | undefined;
  labels: Record<string, string>;
  pod: IPodSpec;
}

/** All resources that create pods. */
export const workloads: Workload[] = [...ofKind('Deployment'), ...ofKind('Job')].map(({ kind, metadata, spec }) => {
  const { template, selector, replicas } = spec as {
    template: PodTemplate;
    selector?: { matchLabels: Record<string, string> };
    replicas?: number;
  };
  return {
    name: kind === 'Job' ? 'vetka-migration' : metadata.name,
    kind,
    replicas,
    selector: selector?.matchLabels,
    labels: template.metadata.labels,
    pod: template.spec,
  };
});

export const workload = (name: string): Workload => {
  const found = workloads.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

/** Whether a pod has all these labels. */
export const selects = (selector: Record<string, string> = {}, labels: Record<string, string> = {}): boolean =>
  Object.entries(selector).every(([key, value]) => labels[key] === value);
