import { addDays } from '@vetka/domain/date';
import {
  daysInPeriod,
  statisticsLimits,
  statisticsSteps,
  type StatisticsPeriod,
  type StatisticsStep,
} from '@vetka/domain/statistics';

/** Days of the presets, the last one today. */
export const presets = [1, 7, 30] as const;
export type Preset = (typeof presets)[number];
const usualPreset: Preset = 30;

/** The URL of the statistics. A custom period takes precedence over a preset. */
export interface StatisticsSearch {
  days?: Preset;
  from?: string;
  to?: string;
  step?: StatisticsStep;
  compare?: 'YEAR_AGO';
}

const isDay = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^20\d\d-\d\d-\d\d$/.test(raw) && !Number.isNaN(Date.parse(raw));

function ownDays({ from, to }: Record<string, unknown>): Pick<StatisticsSearch, 'from' | 'to'> {
  if (!isDay(from) || !isDay(to)) return {};
  const days = daysInPeriod({ from, to });
  return days >= 1 && days <= statisticsLimits.days ? { from, to } : {};
}

export function parseStatisticsSearch(raw: Record<string, unknown>): StatisticsSearch {
  const days = presets.find((each) => each === Number(raw['days']));
  const step = statisticsSteps.find((each) => each === raw['step']);
  const own = ownDays(raw);
  return {
    ...own,
    ...(days && days !== usualPreset && !own.from && { days }),
    ...(step && { step }),
    ...(raw['compare'] === 'YEAR_AGO' && { compare: 'YEAR_AGO' }),
  };
}

/** Query string with its `?`; empty for the initial state. */
export function statisticsQuery(search: StatisticsSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parseStatisticsSearch({ ...search }))) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

/** Null for a custom period. */
export const presetOf = ({ days, from }: StatisticsSearch): Preset | null =>
  from === undefined ? (days ?? usualPreset) : null;

/** @param today in the zone of the shop */
export function periodOf(search: StatisticsSearch, today: string): StatisticsPeriod {
  const { from, to } = search;
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: addDays(today, 1 - (presetOf(search) ?? usualPreset)), to: today };
}

/** The maximum number of bars on a screen. */
const maxBars = 92;
const daysOfStep: Record<StatisticsStep, number> = { DAY: 1, WEEK: 7, MONTH: 30 };

/** The steps into which a period can be divided: at least two of them, and no more than fit. */
export const stepsFor = (period: StatisticsPeriod): StatisticsStep[] =>
  statisticsSteps.filter((step) => {
    const bars = daysInPeriod(period) / daysOfStep[step];
    return step === 'DAY' ? bars <= maxBars : bars > 1 && bars <= maxBars;
  });

export function stepFor(search: StatisticsSearch, period: StatisticsPeriod): StatisticsStep {
  const steps = stepsFor(period);
  return steps.find((step) => step === search.step) ?? steps[0] ?? 'DAY';
}
