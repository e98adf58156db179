import { useSyncExternalStore } from 'react';
import { media } from '../../styles/media.ts';

function watch(onChange: () => void): () => void {
  const phone = window.matchMedia(media.phone);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** Months that fit: one on a phone, two elsewhere. */
export const useMonthCount = (): number =>
  useSyncExternalStore(
    watch,
    () => (window.matchMedia(media.phone).matches ? 1 : 2),
    () => 2,
  );
