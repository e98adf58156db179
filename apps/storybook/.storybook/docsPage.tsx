import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Lazy: story tests open no documentation pages and must not wait for this code.
const load = () => import('../docs/page/index.ts');
let pages: Awaited<ReturnType<typeof load>> | undefined;

const LazyContainer = lazy(async () => {
  pages = await load();
  return { default: pages.Container };
});

/** Wraps every documentation page. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

/** The documentation page of a component. Rendered inside the container, so its code is already loaded. */
export const DocsPage = () => pages && <pages.ComponentPage />;
