import '@vetka/ui/styles';
import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import { LinkProvider } from '@vetka/ui/Link';
import type { ReactNode } from 'react';
import { laterPart } from '../laterPart.tsx';
import { SiteAnchor } from '../links/SiteAnchor.tsx';
import type { OverlayRegistry } from '../overlays/OverlayHost.tsx';
import { OverlayRegistryProvider } from '../overlays/overlayRegistry.tsx';
import { layerOrder } from './layerOrder.ts';
import { PageLoading } from './PageLoading.tsx';

const loadLayers = () => import('./ShellLayers.tsx');
const ShellLayers = laterPart(loadLayers, import.meta.env.SSR ? await loadLayers() : undefined);

interface RootDocumentProps {
  overlays: OverlayRegistry;
  children: ReactNode;
}

/** The whole document around the page. */
export function RootDocument({ overlays, children }: RootDocumentProps) {
  const theme = useRouteContext({ strict: false, select: (context) => context.visitor?.theme });
  return (
    <html lang="ru" {...(theme && { 'data-theme': theme })} suppressHydrationWarning>
      <head>
        {/* Named and with a precedence of its own, React puts it before every stylesheet. */}
        <style href="layer-order" precedence="layers">
          {layerOrder}
        </style>
        <meta name="theme-color" content="#FAF6EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121813" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <Shell overlays={overlays}>{children}</Shell>
        <Scripts />
      </body>
    </html>
  );
}

function Shell({ overlays, children }: RootDocumentProps) {
  return (
    <LinkProvider component={SiteAnchor}>
      <OverlayRegistryProvider value={overlays}>
        <PageLoading />
        {children}
        <ShellLayers overlays={overlays} />
      </OverlayRegistryProvider>
    </LinkProvider>
  );
}
