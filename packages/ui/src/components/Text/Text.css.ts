import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

const toneOf = (color: string) => componentStyle({ color });

export const tone = {
  inherit: toneOf('inherit'),
  ink: toneOf(vars.color.ink),
  muted: toneOf(vars.color.ink2),
  leaf: toneOf(vars.color.leaf),
  lilac: toneOf(vars.color.lilac),
  peony: toneOf(vars.color.peony),
  clay: toneOf(vars.color.clay),
  danger: toneOf(vars.color.danger),
};

export const weight = {
  regular: componentStyle({ fontWeight: 380 }),
  medium: componentStyle({ fontWeight: 500 }),
  strong: componentStyle({ fontWeight: 560 }),
};

export const align = {
  start: componentStyle({ textAlign: 'start' }),
  center: componentStyle({ textAlign: 'center' }),
  end: componentStyle({ textAlign: 'end' }),
};

export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const preLine = componentStyle({ whiteSpace: 'pre-line' });

const clampTo = (lines: number) =>
  componentStyle({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    minWidth: 0,
  });

export const clamp = {
  1: componentStyle({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  }),
  2: clampTo(2),
  3: clampTo(3),
  4: clampTo(4),
};
