import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ChatMessage } from '@vetka/domain/chat';
import { Button } from '@vetka/ui/Button';
import { Text } from '@vetka/ui/Text';
import { ChatComposer } from '@vetka/ui/patterns/chat/ChatComposer';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi } from '../../shell/useContext.ts';

interface EditComposerProps {
  message: Pick<ChatMessage, 'id' | 'text'>;
  /** Its new text. */
  text: string;
  onChange: (text: string) => void;
  /** It was saved, or cancelled. */
  onEnd: () => void;
}

/** The message field while a sent message is edited. Escape cancels. The chat receives the new text over its socket. */
export function EditComposer({ message, text, onChange, onEnd }: EditComposerProps) {
  const api = useApi();
  const errors = useErrorHandler();
  const box = useFieldFocus(onEnd);
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.chat.edit({ params: { id: message.id }, body: { text: text.trim() } })),
    onSuccess: onEnd,
    onError: (error) => void errors.handle(error),
  });
  return (
    <div ref={box}>
      <ChatComposer
        value={text}
        onChange={onChange}
        onSend={() => (text.trim() === message.text ? onEnd() : mutate())}
        isDisabled={isPending}
        note={
          <>
            <Text as="span" size="small" tone="muted">
              Вы изменяете сообщение
            </Text>{' '}
            <Button size="s" variant="plain" onClick={onEnd}>
              Отмена
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Focuses the field of the box, with the caret at the end, and then the field that takes its place. */
function useFieldFocus(onEscape: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onEscape);
  useEffect(function focusField() {
    const room = box.current?.parentElement;
    const field = box.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The conversation itself may close on Escape.
      event.stopPropagation();
      leave();
    };
    field?.addEventListener('keydown', listen);
    return () => {
      field?.removeEventListener('keydown', listen);
      // What had the focus here is gone.
      if (document.activeElement === document.body) room?.querySelector('textarea')?.focus();
    };
  }, []);
  return box;
}
