import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const avatar = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  fontFamily: vars.font.family,
  fontWeight: 560,
  lineHeight: 1,
  letterSpacing: 'normal',
});

const round = (side: number, fontSize: number) => componentStyle({ width: side, height: side, fontSize });

export const size = { s: round(28, 12), m: round(44, 16), l: round(72, 26), xl: round(120, 42) };

export const picture = componentStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.filter.picture,
});
