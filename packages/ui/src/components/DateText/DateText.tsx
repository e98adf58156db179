import { formatDate } from '@vetka/domain/date';

export interface DateTextProps {
  /** ISO 8601 moment, or a calendar day `YYYY-MM-DD`. */
  value: string;
  /** Tokens: `d MM MMM MMMM yyyy EEE H HH mm`. @default 'd MMMM yyyy' */
  pattern?: string | undefined;
  /** IANA name. Moscow by default, regardless of the time zone of the server or the reader. */
  timeZone?: string | undefined;
}

/** A date in Russian, in a machine-readable `<time>`. */
export function DateText({ value, pattern = 'd MMMM yyyy', timeZone }: DateTextProps) {
  return <time dateTime={value}>{formatDate(value, pattern, timeZone === undefined ? {} : { timeZone })}</time>;
}
