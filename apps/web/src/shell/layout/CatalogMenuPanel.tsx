import type { Category } from '@vetka/domain/catalog';
import { CatalogMenu } from '@vetka/ui/patterns/page/CatalogMenu';
import { useEffect } from 'react';

interface CatalogMenuPanelProps {
  categories: readonly Category[];
  onClose: () => void;
}

/** The category tree under the header. Escape closes it. */
export default function CatalogMenuPanel({ categories, onClose }: CatalogMenuPanelProps) {
  useEffect(
    function closeOnEscape() {
      const close = (event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
      };
      document.addEventListener('keydown', close);
      return () => document.removeEventListener('keydown', close);
    },
    [onClose],
  );
  return <CatalogMenu categories={categories} onNavigate={onClose} />;
}
