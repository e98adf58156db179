import type { ReactNode } from 'react';
import { layout } from './ProductLayout.css.ts';

export interface ProductLayoutProps {
  gallery: ReactNode;
  buyBox: ReactNode;
}

/** The first screen of a product: pictures, and beside them everything needed to decide. */
export function ProductLayout({ gallery, buyBox }: ProductLayoutProps) {
  return (
    <div className={layout}>
      {gallery}
      {buyBox}
    </div>
  );
}
