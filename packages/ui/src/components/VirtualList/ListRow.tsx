import { createContext, use, type CSSProperties, type ReactNode, type Ref } from 'react';

/** Total number of rows. */
export const RowCount = createContext(0);

interface PartProps {
  children: ReactNode;
  /** Position set by the virtualizer. */
  style?: CSSProperties | undefined;
  ref?: Ref<never> | undefined;
}

export const ListColumn = ({ children, ...place }: PartProps) => <ul {...place}>{children}</ul>;

/** A row with its position in the whole list (`aria-posinset`), also when other rows are not rendered. */
export function ListRow({ index, children, ...place }: PartProps & { index: number }) {
  return (
    <li aria-setsize={use(RowCount)} aria-posinset={index + 1} {...place}>
      {children}
    </li>
  );
}
