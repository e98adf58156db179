import { useCallback, type Ref, type RefCallback } from 'react';

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (ref) ref.current = element;
  return () => void assign(ref, null);
}

/** One ref that sets two. */
export function useMergedRef<Element>(own: Ref<Element>, outer: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const cleanups = [assign(own, element), assign(outer, element)];
      return () => cleanups.forEach((clean) => clean?.());
    },
    [own, outer],
  );
}
