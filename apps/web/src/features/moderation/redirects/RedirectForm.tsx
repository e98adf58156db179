import { isMovablePath, isSitePath, type Redirect, type WriteRedirect } from '@vetka/domain/page';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { useSaveRedirect } from './useRedirects.ts';

interface RedirectFormProps {
  /** null: a new one. */
  row: Redirect | null;
  onClose: () => void;
}

const kinds: readonly { value: `${Redirect['statusCode']}`; label: string }[] = [
  { value: '301', label: 'Навсегда (301)' },
  { value: '308', label: 'Навсегда, с тем же методом (308)' },
  { value: '302', label: 'На время (302)' },
];

const errorsOf = ({ from, to }: WriteRedirect) => ({
  from: isMovablePath(from.trim()) ? undefined : 'Путь вида /old-name, без звёздочек, не из личных разделов',
  to: isSitePath(to.trim()) ? undefined : 'Путь на сайте, начинается с косой черты',
});

/** Adds or changes a redirect. */
export function RedirectForm({ row, onClose }: RedirectFormProps) {
  const [typed, setTyped] = useState<WriteRedirect>({
    from: row?.from ?? '',
    to: row?.to ?? '',
    statusCode: row?.statusCode ?? 301,
  });
  const [isTried, setIsTried] = useState(false);
  const { act, isPending, message, fields } = useSaveRedirect(row?.id ?? null, onClose);
  const errors = errorsOf(typed);
  const submit = () => {
    setIsTried(true);
    if (!errors.from && !errors.to && !isPending) act(typed);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={row ? 'Изменить переадресацию' : 'Новая переадресация'}
      submitLabel="Сохранить"
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      <TextField
        label="Старый адрес"
        hint="Например, /rozy"
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
        error={(isTried ? errors.from : undefined) ?? fields['from']}
      />
      <TextField
        label="Новый адрес"
        hint="Например, /catalog/rozy"
        value={typed.to}
        onChange={(to) => setTyped({ ...typed, to })}
        error={(isTried ? errors.to : undefined) ?? fields['to']}
      />
      <RadioGroup
        label="Как надолго"
        options={kinds}
        value={`${typed.statusCode}`}
        onChange={(value) => setTyped({ ...typed, statusCode: Number(value) as Redirect['statusCode'] })}
      />
    </FormDialog>
  );
}
