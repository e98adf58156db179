import { componentStyle } from '../../../styles/componentStyle.ts';
import { vars } from '../../../styles/vars.css.ts';
import { bottomBar } from '../../bottomBar.css.ts';

export const bar = componentStyle(
  { alignItems: 'stretch', gap: 0, padding: '6px 4px calc(14px + env(safe-area-inset-bottom))' },
  bottomBar,
);

export const item = componentStyle({
  flex: '1 1 0',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minHeight: 50,
  minWidth: 0,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.family,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 480,
  color: vars.color.ink2,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.leaf },
    // Equal shares of six or more are too narrow for «Сообщения».
    '&:nth-last-child(n + 6), &:nth-last-child(n + 6) ~ &': { flexBasis: 'auto' },
  },
  // On the narrowest phones even equal shares of five are.
  '@media': { '(max-width: 359.98px)': { flexBasis: 'auto' } },
});

export const label = componentStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = componentStyle({ position: 'absolute', top: 0, left: 'calc(50% + 5px)', display: 'flex' });
