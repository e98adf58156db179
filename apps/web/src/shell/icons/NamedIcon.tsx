import type { Icons } from './icon.queries.ts';
import * as styles from './NamedIcon.css.ts';

/**
 * An icon named by data; icons named in code are in the UI kit. It accompanies text and is hidden from screen readers.
 * Served by the site's own server.
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
