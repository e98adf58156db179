import { FlowerIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { useState } from 'react';
import { SendProductDialog } from './lazyDialogs.ts';

interface SendProductProps {
  /** Sends a message. */
  onSend: (text: string) => void;
}

/** «Отправить товар»: found by its name and sent as a link, which both sides see as a card. */
export function SendProduct({ onSend }: SendProductProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Отправить товар"
        icon={<FlowerIcon />}
        onPointerEnter={() => void SendProductDialog.preload()}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SendProductDialog onSend={onSend} onClose={() => setOpen(false)} />}
    </>
  );
}
