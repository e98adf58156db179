import { formatDate, relativeTime } from '@vetka/domain/date';
import { useEffect, useState } from 'react';

export interface RelativeTimeProps {
  /** ISO 8601 moment. */
  value: string;
  /** The moment to count from; the present, kept up to date, where it is not given. */
  now?: string | number;
}

const minute = 60_000;

/** The present, renewed every minute while somebody looks. */
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

/** «5 минут назад», with the exact moment in the hint. */
export function RelativeTime({ value, now }: RelativeTimeProps) {
  const present = usePresent(now !== undefined);
  return (
    // The server rendered it some moments earlier than the browser does.
    <time dateTime={value} title={formatDate(value, 'd MMMM yyyy, H:mm')} suppressHydrationWarning>
      {relativeTime(value, now ?? present)}
    </time>
  );
}
