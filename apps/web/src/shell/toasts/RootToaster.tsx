import { Toaster } from '@vetka/ui/Toaster';

/** The site's toasts: 3.5 s, top right on desktop, top centre on a phone, under the head of a page, five at most. */
export default function RootToaster() {
  return (
    <Toaster position="top-right" phoneEdge="top" offset={104} phoneOffset={68} durationMs={3500} visibleLimit={5} />
  );
}
