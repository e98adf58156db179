import { componentStyle } from '../../styles/componentStyle.ts';
import { layout } from '../../styles/tokens.ts';
import { vars } from '../../styles/vars.css.ts';

export const container = componentStyle({ marginInline: 'auto', width: '100%', paddingInline: vars.layout.gutter });

export const width = {
  page: componentStyle({ maxWidth: layout.maxWidth }),
  reading: componentStyle({ maxWidth: `calc(680px + 2 * ${vars.layout.gutter})` }),
  form: componentStyle({ maxWidth: `calc(448px + 2 * ${vars.layout.gutter})` }),
};
