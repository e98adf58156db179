import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * As `lazy`, for a part that a press opens. If its code cannot be loaded, the part stays empty and the error is reported:
 * thrown, it would replace the page around the component, and what was typed there. Trying again is of no use, because
 * browsers remember a failed import until the page is reloaded.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      reportError(error);
      return { default: () => null };
    }),
  );
