import { componentStyle } from '../../styles/componentStyle.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const field = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  border: 0,
  minWidth: 0,
});

export const label = componentStyle({ fontSize: 14, display: 'block' }, text.label);
export const required = componentStyle({ color: vars.color.danger });

export const notes = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const hint = componentStyle({ fontSize: 13, color: vars.color.ink2 }, text.small);

export const counter = componentStyle(
  { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', marginLeft: 'auto' },
  hint,
);

export const error = componentStyle(
  {
    fontSize: 13,
    color: vars.color.danger,
    display: 'flex',
    gap: 6,
    alignItems: 'flex-start',
  },
  text.small,
);

/** Aligns the 16 px icon with the middle of the first 20 px line. */
export const errorIcon = componentStyle({ display: 'flex', paddingTop: 2 });
