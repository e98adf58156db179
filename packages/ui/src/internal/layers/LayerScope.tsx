import { createContext, use, useState, type ReactNode } from 'react';
import * as styles from './LayerScope.css.ts';

const LayerContainer = createContext<HTMLElement | null>(null);

/**
 * Container for layers opened from here: the nearest open dialog, so that its focus trap, outside press and `inert`
 * marks treat the layer as part of it, or the end of the body (`null`) without an open dialog.
 */
export function useLayerContainer(): HTMLElement | null {
  return use(LayerContainer);
}

/** Wraps the content of a modal layer and makes it the container of layers opened from it. */
export function LayerScope({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <LayerContainer value={container}>
      {children}
      <div ref={setContainer} className={styles.container} />
    </LayerContainer>
  );
}
