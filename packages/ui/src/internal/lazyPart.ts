import { createElement, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

interface LazyPart<Props> {
  /** `fallback` is shown until the code has loaded. */
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** For the element that opens the part: it loads the code before the press. */
  preload: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Loads the code of a part when the part is first shown or `preload`ed. Only for parts that servers do not render.
 *
 * Not `React.lazy`: its `Suspense` shows the fallback for at least 300 ms, even when the code arrives sooner. And a failed
 * import would remove the page around the part, with everything typed there; here the error is reported and `instead` is
 * shown. It is not tried again, because browsers remember a failed import until the page is reloaded.
 * @param instead nothing by default, for a part that opens on a press
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props> = () => null,
): LazyPart<Props> {
  let known: ComponentType<Props> | undefined;
  const failed = (error: unknown) => {
    reportError(error);
    return instead;
  };
  const loadPart = async () => {
    known ??= await load().then((module) => module.default, failed);
  };
  function Part({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [, show] = useReducer(() => true, known !== undefined);
    useEffect(function loadWithoutSuspending() {
      void loadPart().then(show);
    }, []);
    return known ? createElement(known, props as unknown as Props) : fallback;
  }
  const preload = () => void loadPart();
  return Object.assign(Part, { preload: { onPointerEnter: preload, onFocus: preload } });
}
