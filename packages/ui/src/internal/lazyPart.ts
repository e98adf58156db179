import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Like `lazy`, for a part of a component. When its code cannot be loaded, `instead` is shown and the error is reported. A
 * thrown error would take away the page around the component, with everything typed there. There is no second try,
 * because browsers remember a failed import until the page is reloaded.
 * @param instead nothing by default, for a part that opens on a press
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      reportError(error);
      return { default: instead };
    }),
  );
