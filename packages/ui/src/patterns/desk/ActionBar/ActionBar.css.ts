import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';
import { zIndex } from '../../../styles/zIndex.ts';

const height = 'calc(92px + env(safe-area-inset-bottom))';

/** Keeps the end of a phone's page clear of the bar. */
export const room = componentStyle({ height, '@media': { [media.md]: { display: 'none' } } });

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  background: vars.color.surface,
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: zIndex.bar,
      padding: '12px 16px calc(24px + env(safe-area-inset-bottom))',
      boxShadow: `0 -1px ${vars.color.line}, 0 -8px 24px rgb(58 44 20 / 0.06)`,
    },
    [media.md]: { padding: '14px 24px 16px', boxShadow: `0 -1px ${vars.color.line}` },
  },
});

// The next action takes the free width; a phone's buttons are as high as a thumb.
componentGlobalStyle(`${bar} > :first-child`, { flex: 1, minWidth: 0 });
componentGlobalStyle(`${bar} > *`, { '@media': { [media.phone]: { minHeight: 56, minWidth: 56 } } });
