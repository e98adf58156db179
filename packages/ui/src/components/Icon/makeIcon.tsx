import { classes } from '../../internal/classes.ts';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** s 16, m 20, l 24, xl 32 px. @default 'm' */
  size?: keyof typeof styles.size;
  /** Read out where the icon stands for a word. Without it the icon is hidden from screen readers. */
  label?: string;
  /** Painted inside: an active heart, a star. */
  isFilled?: boolean;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

/** Makes an icon of one path on a 24 px field, drawn with a line 1.75 px wide. */
export function makeIcon(path: string): IconComponent {
  return function Icon({ size = 'm', label, isFilled = false }: IconProps) {
    const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
    return (
      <svg
        className={classes(styles.icon, styles.size[size])}
        viewBox="0 0 24 24"
        data-filled={isFilled ? '' : undefined}
        {...naming}
      >
        <path d={path} />
      </svg>
    );
  };
}
