import type { ReactNode } from 'react';
import { layout } from './ProductLayout.css.ts';

export interface ProductLayoutProps {
  gallery: ReactNode;
  buyBox: ReactNode;
}

/** The main block of a product page: pictures with all purchase information beside them. */
export function ProductLayout({ gallery, buyBox }: ProductLayoutProps) {
  return (
    <div className={layout}>
      {gallery}
      {buyBox}
    </div>
  );
}
