import type { ReactNode } from 'react';

/** A section of the desk. */
export interface DeskSection {
  id: string;
  label: string;
  href: string;
  /** 20 px. */
  icon: ReactNode;
  /** What waits there. */
  count?: number | undefined;
  /** A line under the label on the page «Ещё». */
  note?: string | undefined;
  /** Among the tabs of a phone, at most four; the rest is on the page «Ещё». */
  isTab?: boolean | undefined;
}

export interface Accepting {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** What the phone's tabs show. */
export interface DeskTabsProps {
  sections: readonly DeskSection[];
  /** The open section, or `more`. */
  current?: string | undefined;
  /** The phone's page «Ещё». Without it there is no such tab. */
  moreHref?: string | undefined;
}
