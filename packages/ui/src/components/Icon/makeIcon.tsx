import { classes } from '../../internal/classes.ts';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** s 16, m 20, l 24, xl 32 px. @default 'm' */
  size?: keyof typeof styles.size | undefined;
  /** Accessible name, for an icon that replaces text. Without it the icon is hidden from screen readers. */
  label?: string | undefined;
  /** Filled shape: an active heart, a star. */
  isFilled?: boolean | undefined;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

/** Creates an icon from one path on a 24 px grid, drawn with a 1.75 px stroke. */
export function makeIcon(path: string): IconComponent {
  return function Icon({ size = 'm', label, isFilled }: IconProps) {
    const isNamed = label !== undefined;
    return (
      <svg
        className={classes(styles.icon, styles.size[size])}
        viewBox="0 0 24 24"
        data-filled={isFilled ? '' : undefined}
        role={isNamed ? 'img' : undefined}
        aria-label={label}
        aria-hidden={isNamed ? undefined : true}
      >
        <path d={path} />
      </svg>
    );
  };
}
