import type { ChartCause, ChartTransition } from '@vetka/machines/diagram';

const texts: Record<ChartCause['kind'], (name: string) => string> = {
  event: (name) => name,
  done: (name) => `${name}: ответ`,
  failed: (name) => `${name}: ошибка`,
  delay: (name) => (/^\d+$/.test(name) ? `через ${Number(name) / 1000} с` : `время: ${name}`),
  always: () => 'сразу',
  allDone: () => 'всё готово',
};

/** The cause of a transition and its guard. */
export const causeText = ({ cause, guard }: ChartTransition): string =>
  `${texts[cause.kind](cause.name)}${guard === null ? '' : ` [${guard}]`}`;
