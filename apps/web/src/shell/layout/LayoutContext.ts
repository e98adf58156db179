import { createContext } from 'react';

/** Whether a layout is already rendered: an error page renders its own only when the failure removed it. */
export const LayoutContext = createContext(false);

/** Whether the layout has the page's h1, so that an error inside it has a smaller heading. */
export const TitledContext = createContext(false);
