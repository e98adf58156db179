import { pagePath } from '../../../shell/links/pagePath.ts';
import { useDesk } from '../DeskContext.ts';
import { queueQuery } from '../queueSearch.ts';

/** Addresses of the calendar's days, and of the orders behind them. @param today in the service's city */
export function useCalendarLinks(today: string) {
  const { slug: service } = useDesk().place.service;
  return {
    dayHref: (day: string) => `${pagePath('/my/shop/$service/calendar', { service })}?day=${day}`,
    /** The orders of a day: those to make, or, of a past day, the finished ones. */
    queueHref: (day: string) =>
      `${pagePath('/my/shop/$service/orders', { service })}${queueQuery({ day, ...(day < today && { filter: 'FINISHED' as const }) })}`,
    printHref: (day: string) => `${pagePath('/my/shop/$service/print', { service })}?day=${day}`,
  };
}

export type CalendarLinks = ReturnType<typeof useCalendarLinks>;
