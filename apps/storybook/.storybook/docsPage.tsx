import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Loaded when a page is opened: story tests open none, and shall not wait for them.
const load = () => import('../docs/page/index.ts');
let pages: Awaited<ReturnType<typeof load>> | undefined;

const LazyContainer = lazy(async () => {
  pages = await load();
  return { default: pages.Container };
});

/** Around every page of the documentation. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

/** The page beside the stories of a component; it stands in a container, so it is loaded by then. */
export const DocsPage = () => pages && <pages.ComponentPage />;
