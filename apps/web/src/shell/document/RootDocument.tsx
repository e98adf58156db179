import '@vetka/ui/styles';
import { HeadContent, Scripts, useRouter, useRouteContext } from '@tanstack/react-router';
import { LinkProvider } from '@vetka/ui/Link';
import { useMemo, type ReactNode } from 'react';
import { SiteAnchor } from '../links/SiteAnchor.tsx';
import { createOverlayHost, type OverlayRegistry } from '../overlays/OverlayHost.tsx';
import { OverlayRegistryProvider } from '../overlays/overlayRegistry.tsx';
import { ToasterHost } from '../toasts/ToasterHost.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { PageLoading } from './PageLoading.tsx';
import { useShellEffects } from './useShellEffects.ts';

/** The order of the cascade, said before any stylesheet: files that come in parts could turn it over. */
const layerOrder = '@layer reset, tokens, components, utilities;';

interface RootDocumentProps {
  overlays: OverlayRegistry;
  children: ReactNode;
}

/** The whole document around the page. */
export function RootDocument({ overlays, children }: RootDocumentProps) {
  const nonce = useRouter().options.ssr?.nonce;
  const theme = useRouteContext({ strict: false, select: (context) => context.visitor?.theme });
  return (
    <html lang="ru" {...(theme && { 'data-theme': theme })} suppressHydrationWarning>
      <head>
        {/* Named and with a precedence of its own, React puts it before every stylesheet. */}
        <style href="layer-order" precedence="layers" nonce={nonce}>
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
  const OverlayHost = useMemo(() => createOverlayHost(overlays), [overlays]);
  useShellEffects();
  return (
    <LinkProvider component={SiteAnchor}>
      <OverlayRegistryProvider value={overlays}>
        <PageLoading />
        {children}
        <OverlayHost />
        <ToasterHost />
        <ConsentBanner />
      </OverlayRegistryProvider>
    </LinkProvider>
  );
}
