import { createContext } from 'react';

/** Whether a layout is already rendered: an error page renders its own only when the failure removed it. */
export const LayoutContext = createContext(false);
