import { componentStyle } from '../../../styles/componentStyle.ts';
import { focusRingRule } from '../../../styles/focusRing.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const zone = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: 96,
  padding: '16px 20px',
  borderRadius: 16,
  border: `1.5px dashed ${vars.color.leaf}`,
  background: vars.color.surface,
  color: vars.color.leafInk,
  selectors: { '&[data-over]': { background: vars.color.leafSoftHover, borderStyle: 'solid' } },
});
export const disc = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  background: vars.color.leafSoft,
});
export const words = componentStyle({ flex: '1 1 180px', minWidth: 0, ...textRule('small') });
export const lead = componentStyle({ ...textRule('label'), display: 'block', fontSize: 16, lineHeight: '22px' });
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.phone]: { width: '100%' } },
});

/** The file input covers its button, which stays a plain label for the eye. */
export const pick = componentStyle({
  position: 'relative',
  display: 'flex',
  borderRadius: vars.radius.s,
  selectors: { '&:focus-within': focusRingRule },
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
export const face = componentStyle({
  ...textRule('label'),
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: 56,
  padding: '0 20px',
  borderRadius: vars.radius.s,
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  selectors: { '&[data-quiet]': { background: vars.color.leafSoft, color: vars.color.leafInk } },
  '@media': { [media.md]: { minHeight: 48 }, [media.forcedColors]: { border: '1px solid ButtonText' } },
});
export const phoneOnly = componentStyle({ '@media': { [media.md]: { display: 'none' } } });

export const wideOnly = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const preview = componentStyle({ position: 'relative', maxWidth: 360 });
export const retake = componentStyle({ position: 'absolute', right: 12, bottom: 12 });
export const mark = componentStyle({ position: 'absolute', left: 12, top: 12, display: 'flex' });
export const error = componentStyle({ ...textRule('small'), color: vars.color.danger });
export const hint = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

export const reply = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: 14 });
export const shot = componentStyle({ flex: 'none', width: 148 });
export const replyWords = componentStyle({
  flex: '1 1 160px',
  minWidth: 0,
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});
export const said = componentStyle(textRule('body'));
