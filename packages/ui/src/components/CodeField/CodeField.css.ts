import { componentStyle } from '../../styles/componentStyle.ts';
import { fieldFrame } from '../../styles/fieldFrame.ts';
import { forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const code = componentStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[8],
  '@media': { [media.md]: { gridAutoColumns: 64, justifyContent: 'start' } },
});

export const cell = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    height: 64,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
    fontVariantNumeric: 'tabular-nums',
    ...forcedOutline(),
    selectors: {
      'input[aria-invalid="true"] ~ &': fieldFrame.invalid,
      'input:disabled ~ &': { background: vars.color.sunken, boxShadow: 'none', color: vars.color.ink2 },
      'input:focus ~ &[data-current]': fieldFrame.focused,
    },
  },
  text.h2,
);

/** Covers the boxes invisibly: one real input keeps autofill, paste and screen readers working. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  border: 0,
  padding: 0,
  opacity: 0,
  // Below 16 px iOS zooms the page on focus.
  fontSize: 16,
  cursor: 'text',
});
