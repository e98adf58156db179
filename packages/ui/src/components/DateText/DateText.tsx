import { formatDate } from '@vetka/domain/date';

export interface DateTextProps {
  /** ISO 8601 moment, or a calendar day `YYYY-MM-DD`. */
  value: string;
  /** Of `d MM MMM MMMM yyyy EEE H HH mm`. @default 'd MMMM yyyy' */
  pattern?: string;
  /** IANA name. Moscow unless said, whatever the clock of the server or the reader. */
  timeZone?: string;
}

/** A date in Russian, readable by machines too. */
export function DateText({ value, pattern = 'd MMMM yyyy', timeZone }: DateTextProps) {
  return <time dateTime={value}>{formatDate(value, pattern, timeZone === undefined ? {} : { timeZone })}</time>;
}
