import { componentStyle, type LayeredRule } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

interface Box {
  height: number;
  top: number;
}

const box = (phone: Box, desktop: Box, rest: LayeredRule = {}) =>
  componentStyle({
    display: 'block',
    borderRadius: vars.radius.nested,
    background: vars.color.skeleton,
    height: phone.height,
    marginTop: phone.top,
    ...rest,
    '@media': { [media.md]: { height: desktop.height, marginTop: desktop.top } },
  });

export const price = box({ height: 22, top: 10 }, { height: 24, top: 14 }, { width: '45%' });
export const title = box({ height: 38, top: 4 }, { height: 42, top: 6 }, { width: '88%' });
export const meta = box({ height: 34, top: 6 }, { height: 44, top: 8 }, { width: '64%' });
export const button = box({ height: 44, top: 10 }, { height: 44, top: 14 }, { borderRadius: vars.radius.s });
