import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = componentStyle({
  display: 'grid',
  gap: '28px 12px',
  ...columnsOf(2),
  transition: `opacity ${vars.duration.mid} ${vars.easing.out}`,
  '@media': { [media.md]: { gap: `${vars.space[40]} ${vars.layout.gap}` } },
});

export const columns = {
  page: componentStyle({ '@media': { [media.md]: columnsOf(3), [media.xl]: columnsOf(4) } }),
  beside: componentStyle({ '@media': { [media.lg]: columnsOf(2), [media.xl]: columnsOf(3) } }),
};

/** The old cards while new filters load. */
export const pending = componentStyle({ opacity: 0.5 });

/**
 * With `display: none` the browser would discard the layout of all these cards at once, which takes as long as removing
 * them. A rule costs less than inline styles: elements with the same rules share their computed style.
 */
componentGlobalStyle(`${grid} > [data-leaving]`, { position: 'absolute', contentVisibility: 'hidden' });
