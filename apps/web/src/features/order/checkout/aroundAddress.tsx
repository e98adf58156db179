import type { ComponentProps, ReactNode } from 'react';
import { AskRecipient } from './AskRecipient.tsx';

/** The fields of the address with the choice to ask the recipient for it. */
export const aroundAddress = (part: Omit<ComponentProps<typeof AskRecipient>, 'children'>) => (fields: ReactNode) => (
  <AskRecipient {...part}>{fields}</AskRecipient>
);
