import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { productUrl } from '../../shell/chat/writing.ts';
import { ProductSearch } from '../../shell/search/ProductSearch.tsx';

interface SendProductDialogProps {
  onSend: (text: string) => void;
  onClose: () => void;
}

export default function SendProductDialog({ onSend, onClose }: SendProductDialogProps) {
  return (
    <ResponsiveDialog isOpen onClose={onClose} title="Отправить товар">
      <ProductSearch
        autoFocus
        onChoose={({ slug }) => {
          onSend(productUrl(slug));
          onClose();
        }}
      />
    </ResponsiveDialog>
  );
}
