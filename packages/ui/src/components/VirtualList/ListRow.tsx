import { createContext, use, type CSSProperties, type ReactNode, type Ref } from 'react';

/** How many rows the whole list has. */
export const RowCount = createContext(0);

interface PartProps {
  children: ReactNode;
  /** Where the virtualizer puts it. */
  style?: CSSProperties;
  ref?: Ref<never>;
}

export const ListColumn = ({ children, ...place }: PartProps) => <ul {...place}>{children}</ul>;

/** A row that knows its place among all, also among those that are not in the page. */
export function ListRow({ index, children, ...place }: PartProps & { index: number }) {
  return (
    <li aria-setsize={use(RowCount)} aria-posinset={index + 1} {...place}>
      {children}
    </li>
  );
}
