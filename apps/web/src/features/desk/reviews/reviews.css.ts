import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';
import { roomColumn } from '../../../shell/layout/roomColumn.ts';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';

/** On wide screens the rating stands beside the list, on others above it. */
export const page = style({
  ...roomColumn,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: ownScroll,
    [roomy]: { gridTemplateColumns: 'minmax(0, 720px) 280px', alignItems: 'start' },
  },
});
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [roomy]: { gridColumn: '1 / -1' } },
});
export const count = style({ marginLeft: 6, fontVariantNumeric: 'tabular-nums' });
export const summary = style({
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [roomy]: { gridColumn: 2, gridRow: 2 } },
});
export const list = style({ minWidth: 0, '@media': { [roomy]: { gridColumn: 1, gridRow: 2 } } });
export const waiting = style({ display: 'grid', gap: vars.space[12] });
