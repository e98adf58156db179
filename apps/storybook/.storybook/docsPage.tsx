import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Loaded when a page is opened: story tests open none, and shall not wait for them.
const LazyContainer = lazy(async () => ({ default: (await import('../docs/page/Container.tsx')).Container }));
const LazyPage = lazy(async () => ({ default: (await import('../docs/page/ComponentPage.tsx')).ComponentPage }));

/** Around every page of the documentation. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

/** The page that stands beside the stories of a component. */
export const DocsPage = () => <LazyPage />;
