import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const enabled = '&:not(:disabled):not([aria-disabled="true"])';

export const button = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  transition: `background ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    [`${enabled}:active`]: { transform: 'scale(0.94)' },
    '&:disabled, &[aria-disabled="true"]': { color: vars.color.ink2, cursor: 'not-allowed' },
  },
});

const hover = (background: string) => ({
  '@media': { [media.hover]: { selectors: { [`${enabled}:hover`]: { background } } } },
});

export const variant = {
  plain: componentStyle(hover(vars.color.leafSoft)),
  soft: componentStyle({
    background: vars.color.leafSoft,
    color: vars.color.leafInk,
    ...hover(vars.color.leafSoftHover),
  }),
  /** Over a picture. */
  veil: componentStyle({ background: vars.color.veil, backdropFilter: 'blur(8px)', ...hover(vars.color.surface) }),
  /** For the primary action: sending a message. */
  solid: componentStyle({
    background: vars.color.leaf,
    color: vars.color.onLeaf,
    selectors: { '&:disabled': { background: vars.color.sunken } },
    ...hover(vars.color.leafHover),
  }),
  peony: componentStyle({ background: vars.color.peonySoft, color: vars.color.peony }),
};

/** Active: a favourite heart. */
export const active = componentStyle({ color: vars.color.peony });

export const square = componentStyle({ borderRadius: vars.radius.s });

export const size = {
  // A small button keeps a 44 px press area.
  s: componentStyle({
    width: 32,
    height: 32,
    selectors: { '&::after': { content: '""', position: 'absolute', inset: -6 } },
  }),
  m: componentStyle({ width: vars.control.s, height: vars.control.s }),
  l: componentStyle({ width: vars.control.l, height: vars.control.l }),
};

export const count = componentStyle({ position: 'absolute', top: 2, left: 'calc(50% + 4px)', display: 'flex' });
