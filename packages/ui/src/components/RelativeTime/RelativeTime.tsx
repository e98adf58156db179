import { formatDate, relativeTime } from '@vetka/domain/date';
import { useEffect, useState } from 'react';

export interface RelativeTimeProps {
  /** ISO 8601 moment. */
  value: string;
  /** The moment to count from. @default the current time, updated every minute */
  now?: string | number | undefined;
}

const minute = 60_000;

/** The current time, updated every minute while the page is visible. */
function usePresent(isStopped: boolean): number {
  const [present, setPresent] = useState(Date.now);
  useEffect(
    function renewEveryMinute() {
      if (isStopped) return;
      const timer = setInterval(() => setPresent(Date.now()), minute);
      return () => clearInterval(timer);
    },
    [isStopped],
  );
  return present;
}

/** «5 минут назад», with the exact time in the tooltip. */
export function RelativeTime({ value, now }: RelativeTimeProps) {
  const present = usePresent(now !== undefined);
  return (
    // The server rendered it slightly earlier than the browser.
    <time dateTime={value} title={formatDate(value, 'd MMMM yyyy, H:mm')} suppressHydrationWarning>
      {relativeTime(value, now ?? present)}
    </time>
  );
}
