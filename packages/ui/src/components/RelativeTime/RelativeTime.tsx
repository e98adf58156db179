import { formatDate, relativeTime } from '@vetka/domain/date';
import { LiveTime } from '../../internal/LiveTime.tsx';
import { useNow } from '../../internal/useNow.ts';

export interface RelativeTimeProps {
  /** ISO 8601 moment. */
  value: string;
  /** The moment to count from. @default the current time, renewed as it passes */
  now?: string | number | undefined;
}

/** «5 минут назад», with the exact time in the tooltip. */
export function RelativeTime({ value, now }: RelativeTimeProps) {
  return (
    <LiveTime dateTime={value} title={formatDate(value, 'd MMMM yyyy, H:mm')}>
      {relativeTime(value, useNow(now))}
    </LiveTime>
  );
}
