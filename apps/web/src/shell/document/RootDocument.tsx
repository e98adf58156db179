import '@vetka/ui/styles';
import { HeadContent, ScriptOnce, Scripts, useRouteContext } from '@tanstack/react-router';
import { LinkProvider } from '@vetka/ui/Link';
import type { ThemeName } from '@vetka/ui/tokens';
import type { ReactNode } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { SiteAnchor } from '../links/SiteAnchor.tsx';
import type { OverlayRegistry } from '../overlays/overlayProps.ts';
import { OverlayRegistryProvider } from '../overlays/overlayRegistry.tsx';
import './earlyPresses.css.ts';
import './fonts/siteFonts.css.ts';
import { earlyChangesScript } from './earlyChanges.ts';
import { earlyPressesScript } from './earlyPresses.ts';
import { layerOrder } from './layerOrder.ts';
import { PageLoading } from './PageLoading.tsx';

const ShellLayers = lazyComponent(() => import('./ShellLayers.tsx'));

// Constants, so that React skips them when the router renders the document again in each step of a navigation. They
// follow the router by themselves.
const head = <HeadContent />;
const scripts = <Scripts />;
const progress = <PageLoading />;

interface RootDocumentProps {
  overlays: OverlayRegistry;
  children: ReactNode;
}

/** The HTML document around the page. */
export function RootDocument({ overlays, children }: RootDocumentProps) {
  const theme = useRouteContext({ strict: false, select: (context) => context.visitor?.theme });
  return (
    <html lang="ru" {...(theme && { 'data-theme': theme })} suppressHydrationWarning>
      <head>
        {/* `href` and `precedence` make React place it before every stylesheet. */}
        <style href="layer-order" precedence="layers">
          {layerOrder}
        </style>
        <ScriptOnce>{`${earlyChangesScript};${earlyPressesScript}`}</ScriptOnce>
        <BarColors theme={theme} />
        {head}
      </head>
      <body>
        <Shell overlays={overlays}>{children}</Shell>
        {scripts}
      </body>
    </html>
  );
}

/** The page background of each theme, for the browser's toolbars. */
const grounds: Record<ThemeName, string> = { light: '#FAF6EE', dark: '#121813', contrast: '#F2F2F2' };

function BarColors({ theme }: { theme: ThemeName | undefined }) {
  if (theme) return <meta name="theme-color" content={grounds[theme]} />;
  return (
    <>
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

function Shell({ overlays, children }: RootDocumentProps) {
  return (
    <LinkProvider component={SiteAnchor}>
      <OverlayRegistryProvider value={overlays}>
        {progress}
        {children}
        <ShellLayers overlays={overlays} />
      </OverlayRegistryProvider>
    </LinkProvider>
  );
}
