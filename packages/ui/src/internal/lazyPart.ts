import { createElement, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

interface LazyPart<Props> {
  /** `fallback` is shown until the code has loaded. */
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** For the element that opens the part: it loads the code before the press. */
  preload: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Like `lazy`, for a part of a component that only browsers render. It waits in a state of its own instead of suspending:
 * React keeps the fallback of a suspended component for at least 300 ms, even when the code arrives sooner. When its code
 * cannot be loaded, `instead` is shown and the error is reported. A thrown error would take away the page around the
 * component, with everything typed there. There is no second try, because browsers remember a failed import until the
 * page is reloaded.
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
