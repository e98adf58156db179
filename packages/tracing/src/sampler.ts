import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';

const shareOf = (text: string | undefined): number => {
  const share = Number(text ?? 1);
  return share >= 0 && share <= 1 ? share : 1;
};

/**
 * `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`. An unknown name is the default, as the specification requires.
 */
export function samplerOf(env: Readonly<Record<string, string | undefined>>): Sampler {
  const name = env.OTEL_TRACES_SAMPLER?.toLowerCase() ?? '';
  const makers: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(shareOf(env.OTEL_TRACES_SAMPLER_ARG)),
  };
  const alone = makers[name];
  if (alone) return alone();
  const root = makers[name.replace('parentbased_', '')] ?? makers.always_on;
  return new ParentBasedSampler({ root: root?.() ?? new AlwaysOnSampler() });
}
