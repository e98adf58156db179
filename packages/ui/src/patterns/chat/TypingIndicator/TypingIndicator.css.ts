import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const think = keyframes({ '50%': { opacity: 0.4 } });

export const line = componentStyle({ minHeight: 20, paddingTop: vars.space[4] });

/** Three dots with decreasing opacity, drawn as one picture. */
export const dots = componentStyle({
  display: 'inline-block',
  width: 24,
  height: 6,
  marginInlineEnd: vars.space[8],
  verticalAlign: 'middle',
  background: [
    'radial-gradient(circle at 3px, currentColor 3px, transparent 3.5px)',
    'radial-gradient(circle at 12px, color-mix(in srgb, currentColor 65%, transparent) 3px, transparent 3.5px)',
    'radial-gradient(circle at 21px, color-mix(in srgb, currentColor 35%, transparent) 3px, transparent 3.5px)',
  ].join(','),
  '@media': { [media.motion]: { animation: `${think} 1.2s infinite` } },
});
