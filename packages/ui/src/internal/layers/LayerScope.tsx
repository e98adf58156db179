import { createContext, use, useState, type Context, type ReactNode } from 'react';
import { useHydrated } from '../useHydrated.ts';
import * as styles from './LayerScope.css.ts';

/**
 * The end of the body is named, because Radix renders a portal without a container twice. HTML of the server that is
 * hydrated has no portals.
 */
function useContainer(nearest: Context<HTMLElement | null>): HTMLElement | null {
  const isHydrated = useHydrated();
  return use(nearest) ?? (isHydrated ? document.body : null);
}

const LayerContainer = createContext<HTMLElement | null>(null);

/**
 * Container for layers opened from here: the nearest open dialog, so that its focus trap, outside press and `inert`
 * marks treat the layer as part of it, or the end of the body (`null`) without an open dialog.
 */
export const useLayerContainer = (): HTMLElement | null => useContainer(LayerContainer);

const PageContainer = createContext<HTMLElement | null>(null);

/** Container for panels, which stack above all layers: the nearest themed part of the page, or the end of the body. */
export const usePageContainer = (): HTMLElement | null => useContainer(PageContainer);

interface LayerScopeProps {
  children: ReactNode;
  /** A part of the page instead of a layer: panels open in it too. */
  isPage?: boolean | undefined;
}

/** Wraps the content of a modal layer and makes it the container of layers opened from it. */
export function LayerScope({ children, isPage = false }: LayerScopeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const page = usePageContainer();
  return (
    <PageContainer value={isPage ? container : page}>
      <LayerContainer value={container}>
        {children}
        <div ref={setContainer} className={styles.container} />
      </LayerContainer>
    </PageContainer>
  );
}
