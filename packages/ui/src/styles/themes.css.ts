import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { makeMeasures, makeScheme } from './theme.ts';
import { layout, radius, type ThemeName } from './tokens.ts';
import { vars } from './vars.css.ts';

const tokens = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@layer': { [layers.tokens]: rule } });

function schemeVars(name: ThemeName) {
  const scheme = makeScheme(name);
  return {
    ...assignVars(vars.color, scheme.color),
    ...assignVars(vars.shadow, scheme.shadow),
    ...assignVars(vars.filter, scheme.filter),
  };
}

function measureVars() {
  const { space, radius: radii, control, duration, easing, font } = makeMeasures();
  return {
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radii),
    ...assignVars(vars.control, control),
    ...assignVars(vars.duration, duration),
    ...assignVars(vars.easing, easing),
    ...assignVars(vars.font, font),
  };
}

function layoutVars(width: 'phone' | 'tablet' | 'desktop') {
  return assignVars(vars.layout, {
    gutter: `${layout.gutter[width]}px`,
    gap: `${layout.gap[width]}px`,
    pictureRadius: `${width === 'phone' ? radius.s : radius.l}px`,
  });
}

globalStyle(
  ':root',
  tokens({
    colorScheme: 'light',
    vars: { ...measureVars(), ...layoutVars('phone') },
    '@media': { [media.md]: { vars: layoutVars('tablet') }, [media.xl]: { vars: layoutVars('desktop') } },
  }),
);

// The light theme also has a name, for a light area on a dark page.
globalStyle(':root, [data-theme="light"]', tokens({ colorScheme: 'light', vars: schemeVars('light') }));
globalStyle('[data-theme="dark"]', tokens({ colorScheme: 'dark', vars: schemeVars('dark') }));
globalStyle('[data-theme="contrast"]', tokens({ colorScheme: 'light', vars: schemeVars('contrast') }));
globalStyle(
  ':root:not([data-theme])',
  tokens({
    '@media': {
      [media.dark]: { colorScheme: 'dark', vars: schemeVars('dark') },
      // Dark mode with increased contrast keeps the dark theme.
      [media.moreContrast]: { vars: schemeVars('contrast') },
    },
  }),
);
