import type { ReactNode } from 'react';
import { LayerScope } from '../../internal/layers/LayerScope.tsx';
import type { ElementAttributes } from '../../internal/tags.ts';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import type { ThemeName } from '../../styles/tokens.ts';

export interface ThemeScopeProps extends ElementAttributes {
  /** @default that of the page */
  theme?: ThemeName | undefined;
  children: ReactNode;
}

/**
 * A part of the page with a theme of its own. Dialogs, panels and lists that are opened from it wear it too, because
 * they open inside. For a brand of one's own give it an attribute and use it as the `scope` of `createTheme`.
 */
export function ThemeScope({ theme, children, ...attributes }: ThemeScopeProps) {
  return (
    <div {...attributes} className={sprinkles({ background: 'ground', color: 'ink' })} data-theme={theme}>
      <LayerScope isPage>{children}</LayerScope>
    </div>
  );
}
