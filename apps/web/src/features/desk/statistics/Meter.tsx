import * as styles from './charts.css.ts';

/** A thin line as long as a share of the largest value. The value itself is in the text beside it. */
export function Meter({ share }: { /** From 0 to 1. */ share: number }) {
  return (
    <svg className={styles.meter} width="100%" height="6" aria-hidden="true">
      <rect width="100%" height="6" rx="3" data-ground="" />
      <rect width={`${Math.max(share > 0 ? 1.5 : 0, share * 100)}%`} height="6" rx="3" />
    </svg>
  );
}
