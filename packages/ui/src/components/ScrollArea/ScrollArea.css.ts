import { scroller } from '../../internal/scroller/scroller.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const area = componentStyle(
  {
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-more-before]': { boxShadow: `inset 0 1px ${vars.color.line}` },
      '&[data-more-after]': { boxShadow: `inset 0 -1px ${vars.color.line}` },
      '&[data-more-before][data-more-after]': {
        boxShadow: `inset 0 1px ${vars.color.line}, inset 0 -1px ${vars.color.line}`,
      },
    },
  },
  scroller,
);
