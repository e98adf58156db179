import type { Icons } from './icon.queries.ts';
import * as styles from './NamedIcon.css.ts';

/**
 * An icon that data names; those that the site's own code names are in the kit. It stands beside words and is not read
 * out. Its drawing is our own server's.
 */
export function NamedIcon({ name, icons }: { name: string; icons: Icons }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: icons[name]?.body ?? '' }}
    />
  );
}
