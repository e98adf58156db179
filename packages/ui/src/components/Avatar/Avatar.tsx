import type { ReactNode } from 'react';
import { monogram } from '@vetka/domain/text';
import { classes } from '../../internal/classes.ts';
import { pairClass } from '../../internal/pairs.ts';
import { useImageFailure } from '../Image/useImageFailure.ts';
import { usePictureSources } from '../Image/index.ts';
import * as styles from './Avatar.css.ts';

type AvatarSize = keyof typeof styles.size;

const pixels: Record<AvatarSize, number> = { s: 28, m: 44, l: 72, xl: 120 };

export interface AvatarProps {
  /** Name of the person or the shop; its initials are the monogram. */
  name: string;
  /** Portrait or logo. */
  src?: string | null | undefined;
  /** s 28, m 44, l 72, xl 120 px. @default 'm' */
  size?: AvatarSize | undefined;
  /** Index of a colour pair, for instance the id of the shop: it must be the same on every page. @default 0 */
  colorIndex?: number | undefined;
  /** An icon in place of the initials. */
  icon?: ReactNode;
  /** Accessible name; needed where the name is not written next to the avatar. */
  label?: string | undefined;
}

function Portrait({ src, size, onError }: { src: string; size: AvatarSize; onError: () => void }) {
  const { srcSet, src: first } = usePictureSources({ src, width: pixels[size] });
  return (
    <img
      className={styles.picture}
      src={first}
      {...(srcSet && { srcSet })}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}

/** A round portrait, or a monogram in the owner's colour pair. */
export function Avatar({ name, src, size = 'm', colorIndex = 0, icon, label }: AvatarProps) {
  const { hasFailed, fail } = useImageFailure(src ?? '');
  const letters = monogram(name, size === 's' ? 1 : 2);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={classes(styles.avatar, styles.size[size], pairClass(colorIndex))} {...naming}>
      {src && !hasFailed ? <Portrait src={src} size={size} onError={fail} /> : (icon ?? letters)}
    </span>
  );
}
