import { readFileSync } from 'node:fs';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import type { IPrometheusRuleSpec } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRuleSpec';
import { parse } from 'yaml';
import { databaseLabels, jobLabel, labelsOf, names } from './names.ts';
import type { Values } from './values.ts';

const alerts = new URL('../../prometheus/alerts.yml', import.meta.url);

/**
 * The scrape targets of Prometheus, under the names that the dashboard and the alerts expect, and the alerts
 * themselves.
 */
export function monitoring({ monitoring: { labels } }: Values) {
  const ours = [names.api, names.worker, names.site].map(
    (name) =>
      new PodMonitor({
        metadata: { name, labels: { ...labelsOf(name), ...labels } },
        spec: {
          jobLabel,
          selector: { matchLabels: labelsOf(name) },
          podMetricsEndpoints: [{ port: 'metrics', interval: '15s' }],
        },
      }),
  );
  return [
    ...ours,
    new PodMonitor({
      metadata: { name: names.database, labels: { ...labelsOf(names.database), ...labels } },
      spec: { selector: { matchLabels: databaseLabels }, podMetricsEndpoints: [{ port: 'metrics', interval: '30s' }] },
    }),
    new PrometheusRule({
      metadata: { name: 'vetka', labels: { 'app.kubernetes.io/part-of': 'vetka', ...labels } },
      spec: parse(readFileSync(alerts, 'utf8')) as IPrometheusRuleSpec,
    }),
  ];
}
