import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

/** The two answers of a form, equally wide where they fit. */
export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], width: '100%' });
componentGlobalStyle(`${buttons} > *`, { flex: '1 1 150px' });

/** A phone's drawer has «Отмена» for this. */
export const keep = componentStyle({ display: 'grid', '@media': { [media.phone]: { display: 'none' } } });
