import type { ReactNode } from 'react';

export interface ComboboxItem {
  id: string | number;
  /** The text that is searched and shown. */
  label: string;
  /** A secondary line. */
  detail?: string | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}
