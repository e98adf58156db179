import type { Editor } from '@tiptap/react';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { TextField } from '@vetka/ui/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { isLinkable } from './documentOf.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** `ya.ru` means `https://ya.ru`. */
const completed = (typed: string): string => {
  const address = typed.trim();
  return isLinkable(address) || !address.includes('.') ? address : `https://${address}`;
};

/** Asks for the link of the selected words. Without a selection the address itself is inserted. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [isRefused, setRefused] = useState(false);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const href = completed(typed);
    if (!isLinkable(href)) return setRefused(true);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !current) chain.insertContent(linked(href)).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const reveal = useRevealInvalid(false);
  return (
    <ResponsiveDialog isOpen onClose={onClose} title="Ссылка">
      <form {...reveal} onSubmit={save} noValidate>
        <Stack gap={16}>
          <TextField
            label="Адрес"
            type="url"
            value={typed}
            onChange={setTyped}
            hint="Страница «Ветки» или другой сайт"
            error={isRefused ? 'Такой адрес не откроется. Пример: https://example.ru' : undefined}
          />
          <Inline>
            <Button type="submit">Готово</Button>
            {current && (
              <Button variant="plain" onClick={remove}>
                Убрать ссылку
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </ResponsiveDialog>
  );
}

const linked = (href: string) => ({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
