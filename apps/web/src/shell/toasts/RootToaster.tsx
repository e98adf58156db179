import { Toaster } from '@vetka/ui/Toaster';

/** The site's toasts: 3.5 s, top right under the header on desktop, top centre on a phone, five at most. */
export default function RootToaster() {
  return <Toaster position="top-right" phoneEdge="top" offset={104} durationMs={3500} visibleLimit={5} />;
}
