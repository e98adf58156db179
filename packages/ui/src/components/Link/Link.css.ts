import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const link = componentStyle({
  borderRadius: 4,
  transition: `color ${vars.duration.fast} ${vars.easing.out}`,
});

const underline = { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 } as const;

export const tone = {
  /** Standalone: «Смотреть всё». 44 px high. */
  action: componentStyle({
    ...textRule('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 44,
    color: vars.color.leaf,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.leafHover, ...underline } } } },
  }),
  /** Inside a sentence: underlined, because colour alone is not enough. */
  text: componentStyle({
    ...underline,
    color: vars.color.leaf,
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: 2 } } } },
  }),
  /** Looks like the surrounding text; for lists where everything is a link. */
  quiet: componentStyle({
    color: 'inherit',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.leaf } } } },
  }),
  muted: componentStyle({
    color: vars.color.ink2,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  }),
};
