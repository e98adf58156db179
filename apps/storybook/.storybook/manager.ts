import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookThemes } from '../docs/page/storybookThemes.ts';
import { storyTitle } from '../docs/page/storyTitle.ts';
import { withoutAliases } from '../docs/search/aliases.ts';

const system = matchMedia('(prefers-color-scheme: dark)');

function themeFor(choice: unknown) {
  if (choice === 'contrast') return storybookThemes.contrast;
  const isDark = choice === 'dark' || (choice === 'system' && system.matches);
  return isDark ? storybookThemes.dark : storybookThemes.light;
}

/** Components are indexed with their aliases; a dash in the name of a story is its own. */
function labelOf({ type, name }: { type: string; name: string }): string {
  if (type === 'component') return withoutAliases(name);
  return type === 'docs' && name === 'Docs' ? 'Описание' : storyTitle(name);
}

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: { collapsedRoots: [], renderLabel: labelOf },
});

// The sidebar and the toolbar use the same theme as the stories.
addons.register('vetka/theme', (api) => {
  let choice: unknown = 'light';
  const wear = () => api.setOptions({ theme: themeFor(choice) });
  const follow = ({ globals }: { globals: { theme?: unknown } }) => {
    choice = globals.theme;
    wear();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  system.addEventListener('change', wear);
});
