import { createContext, use, useState, type ReactNode } from 'react';
import * as styles from './LayerScope.css.ts';

const LayerContainer = createContext<HTMLElement | null>(null);

/**
 * Where a layer opened from here is mounted: inside the nearest open dialog, so that its focus trap, outside press
 * and `inert` marks count the layer as its own, or at the end of the body (`null`) when no dialog is open.
 */
export function useLayerContainer(): HTMLElement | null {
  return use(LayerContainer);
}

/** Wraps the content of a modal layer and makes it the home of the layers opened from it. */
export function LayerScope({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <LayerContainer value={container}>
      {children}
      <div ref={setContainer} className={styles.container} />
    </LayerContainer>
  );
}
