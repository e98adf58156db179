import { useEffect, useRef, type Ref } from 'react';
import { useMergedRef } from './useMergedRef.ts';

/** Ref of an input that the browser refuses to submit while there is a problem with its text. */
export function useRefusal(problem: string | undefined, outer?: Ref<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  return useMergedRef(input, outer);
}
