import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const notice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const toned = (background: string, iconColor: string) => ({
  background,
  vars: { '--notice-icon': iconColor },
});

export const tone = {
  info: componentStyle(toned(vars.color.skySoft, vars.color.sky)),
  positive: componentStyle(toned(vars.color.leafSoft, vars.color.leafInk)),
  caution: componentStyle(toned(vars.color.honeySoft, vars.color.honeyInk)),
  critical: componentStyle(toned(vars.color.dangerSoft, vars.color.danger)),
};

export const icon = componentStyle({ display: 'flex', paddingTop: 2, color: 'var(--notice-icon)' });
export const body = componentStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
