import type { Editor } from '@tiptap/react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ResponsiveDialog } from '../../components/ResponsiveDialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useWords } from '../../internal/words/words.ts';

interface LinkDialogProps {
  editor: Editor;
  isLinkAllowed: (href: string) => boolean;
  onClose: () => void;
}

/** Asks for the address of the selected words. Without a selection the address itself is inserted. */
export function LinkDialog({ editor, isLinkAllowed, onClose }: LinkDialogProps) {
  const { link = 'Ссылка', address = 'Адрес', linkHint = 'Страница этого сайта или другой сайт' } = useWords();
  const { linkUnfit = 'Такой адрес не откроется. Пример: https://example.ru' } = useWords();
  const { done = 'Готово', removeLink = 'Убрать ссылку' } = useWords();
  const [current] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(current);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The form around the editor must not be sent: events of React leave a portal.
    event.stopPropagation();
    const href = completed(typed, isLinkAllowed);
    if (!isLinkAllowed(href)) {
      setRefused(true);
      return field.current?.focus();
    }
    onClose();
    setLink(editor, href, current !== '');
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <ResponsiveDialog isOpen onClose={onClose} title={link}>
      <form onSubmit={save} noValidate>
        <Stack gap={16}>
          <TextField
            label={address}
            type="url"
            ref={field}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setRefused(false);
            }}
            hint={linkHint}
            error={isRefused ? linkUnfit : undefined}
          />
          <Inline>
            <Button type="submit">{done}</Button>
            {current !== '' && (
              <Button variant="plain" onClick={remove}>
                {removeLink}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </ResponsiveDialog>
  );
}

/** `ya.ru` means `https://ya.ru`. */
function completed(typed: string, isLinkAllowed: (href: string) => boolean): string {
  const address = typed.trim();
  return isLinkAllowed(address) || !address.includes('.') ? address : `https://${address}`;
}

function setLink(editor: Editor, href: string, isChange: boolean): void {
  const chain = editor.chain().focus();
  const linked = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
  if (editor.state.selection.empty && !isChange) chain.insertContent(linked).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}
