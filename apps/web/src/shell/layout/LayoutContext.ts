import { createContext } from 'react';

/** Whether a layout is already around: the page of a failure brings one only where the failure took the layout away. */
export const LayoutContext = createContext(false);
