import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const skeleton = componentStyle({
  display: 'block',
  maxWidth: '100%',
  background: `linear-gradient(100deg, ${vars.color.skeleton} 40%, ${vars.color.line} 50%, ${vars.color.skeleton} 60%) 50% 0 / 200% 100%`,
  '@media': {
    [media.motion]: { animation: `${sweep} 1.6s linear infinite` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

const line = (height: number) => componentStyle({ height, borderRadius: vars.radius.nested });

export const shape = {
  micro: line(12),
  small: line(16),
  text: line(18),
  title: line(26),
  button: componentStyle({ height: vars.control.m, borderRadius: vars.radius.s }),
  field: componentStyle({ height: vars.control.field, borderRadius: vars.radius.s }),
  chip: componentStyle({ height: vars.control.s, width: 112, borderRadius: vars.radius.full }),
  avatar: componentStyle({ height: 44, width: 44, flex: 'none', borderRadius: vars.radius.full }),
  picture: componentStyle({ aspectRatio: '4 / 5', borderRadius: vars.layout.pictureRadius }),
  square: componentStyle({ aspectRatio: '1 / 1', borderRadius: vars.layout.pictureRadius }),
  cover: componentStyle({ aspectRatio: '16 / 10', borderRadius: vars.layout.pictureRadius }),
  /** Fills its parent. */
  fill: componentStyle({ width: '100%', height: '100%', borderRadius: 'inherit' }),
};

const wide = (part: string) => componentStyle({ width: part });

export const width = {
  25: wide('25%'),
  33: wide('33%'),
  50: wide('50%'),
  66: wide('66%'),
  80: wide('80%'),
  100: wide('100%'),
};
