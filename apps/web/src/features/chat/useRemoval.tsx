import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import type { ThreadMessage } from '@vetka/ui/patterns/chat/ChatThread';
import { useState, type ReactNode } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi } from '../../shell/useContext.ts';

interface Removal {
  onRemove: (message: ThreadMessage) => void;
  /** The question before it is deleted. */
  removal: ReactNode;
}

/** Deletes a message for both sides. The chat receives the change over its socket. */
export function useRemoval(): Removal {
  const api = useApi();
  const errors = useErrorHandler();
  const [asked, setAsked] = useState<ThreadMessage | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => unwrap(api.chat.remove({ params: { id } })),
    onError: (error) => void errors.handle(error),
    onSettled: () => setAsked(null),
  });
  return {
    onRemove: setAsked,
    removal: (
      <ConfirmDialog
        isOpen={asked !== null}
        title="Удалить сообщение?"
        text="Оно исчезнет и у собеседника."
        confirmLabel="Удалить"
        cancelLabel="Отмена"
        tone="danger"
        isLoading={isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && mutate(asked.id)}
      />
    ),
  };
}
