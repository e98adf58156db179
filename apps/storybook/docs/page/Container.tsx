import { DocsContainer, Unstyled, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ImageProvider } from '@vetka/ui/Image';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { applyTheme, isDark, useTheme } from './theme.ts';
import { storybookThemes } from './storybookThemes.ts';

const asItIs = (src: string) => src;

/** Wraps every page: applies the toolbar's theme to the page and to Storybook's blocks inside it. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme();
  useLayoutEffect(
    function wearTheme() {
      document.documentElement.lang = 'ru';
      applyTheme(theme);
    },
    [theme],
  );
  const ownTheme = storybookThemes[theme === 'contrast' ? 'contrast' : isDark(theme) ? 'dark' : 'light'];
  return (
    <DocsContainer context={context} theme={ownTheme}>
      <Unstyled>
        <ImageProvider loader={asItIs}>{children}</ImageProvider>
      </Unstyled>
    </DocsContainer>
  );
}
