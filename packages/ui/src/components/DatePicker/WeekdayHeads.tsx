import { weekdays } from './calendarWords.ts';
import * as styles from './DatePicker.css.ts';

/** The columns of a month. */
export function WeekdayHeads() {
  return (
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={long} scope="col" abbr={long} className={styles.weekday}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}
