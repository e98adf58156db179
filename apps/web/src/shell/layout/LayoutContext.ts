import { createContext } from 'react';

/**
 * The level of the main heading inside the layout that is already rendered: 2 where the layout has the page's h1. 0
 * without one, e.g. when a failure removed it: an error page then renders its own.
 */
export const LayoutContext = createContext<0 | 1 | 2>(0);
