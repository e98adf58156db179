import { createContext } from 'react';

/** What the `Form` around says against its fields, by the id of the control or of the group. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});
