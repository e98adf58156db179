import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { AuthUser } from '@vetka/domain/account';
import { formMessages } from '@vetka/domain/form';
import { formatPhone } from '@vetka/domain/phone';
import type { ConfirmPerson } from '@vetka/domain/session';
import { Button } from '@vetka/ui/Button';
import { CodeField } from '@vetka/ui/CodeField';
import { Notice } from '@vetka/ui/Notice';
import { PasswordField } from '@vetka/ui/PasswordField';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useErrorHandler } from '../../errors/useErrors.ts';
import { limitNoticeOf } from '../../forms/limitNotice.ts';
import { serverErrorsOf } from '../../forms/serverErrors.ts';
import { useRevealInvalid } from '../../forms/useRevealInvalid.ts';
import type { SentCode } from '../../forms/useSentCode.ts';
import { useApi } from '../../useContext.ts';

interface ConfirmationDialogProps {
  user: AuthUser;
  sending: SentCode;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Proves who is there by the password or by a code sent to the person's phone. */
export function ConfirmationDialog({ user, sending, onClose, onConfirmed }: ConfirmationDialogProps) {
  const [isByCode, setByCode] = useState(!user.hasPassword || sending.count > 0);
  const confirm = useConfirm(onConfirmed);
  const phone = formatPhone(user.phone);
  const byCode = sending.hasCode ? 'Введите код из СМС.' : `Пришлём код на ${phone}.`;
  // Only the latest answer counts.
  const send = () => {
    confirm.reset();
    sending.send();
  };
  const changeWay = () => {
    setByCode(!isByCode);
    confirm.reset();
    if (isByCode) sending.forgetNotice();
    else if (!sending.hasCode) sending.send();
  };
  const codeWay = sending.hasCode ? 'Ввести код из СМС' : 'Получить код в СМС';
  const notice = limitNoticeOf(confirm.error) ?? sending.notice;
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title="Подтвердите, что это вы"
      description={`Вы вошли давно, а это изменение важное. ${isByCode ? byCode : 'Введите пароль.'}`}
    >
      <Stack gap={16}>
        {isByCode ? (
          <ByCode phone={phone} sending={sending} onSend={send} confirm={confirm} />
        ) : (
          <ByPassword confirm={confirm} />
        )}
        {notice && (
          <Notice tone="critical" isAnnounced>
            {notice}
          </Notice>
        )}
        {user.hasPassword && (
          <Button variant={isByCode ? 'plain' : 'outline'} onClick={changeWay}>
            {isByCode ? 'Ввести пароль' : codeWay}
          </Button>
        )}
      </Stack>
    </ResponsiveDialog>
  );
}

type Confirm = ReturnType<typeof useConfirm>;

const errorOf = (error: unknown, field: string): string | undefined => {
  const found = new Map<string, unknown>(Object.entries(serverErrorsOf(error) ?? {})).get(field);
  const [first]: unknown[] = Array.isArray(found) ? found : [found];
  return typeof first === 'string' ? first : undefined;
};

/** Focuses the field when it appears. */
function useFocusOnce() {
  const isDone = useRef(false);
  return (input: HTMLInputElement | null) => {
    if (input === null || isDone.current) return;
    isDone.current = true;
    input.focus();
  };
}

function ByPassword({ confirm }: { confirm: Confirm }) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const focus = useFocusOnce();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '') confirm.mutate({ password });
  };
  const reveal = useRevealInvalid(confirm.isPending);
  return (
    <form {...reveal} onSubmit={submit} noValidate>
      <Stack gap={16}>
        <PasswordField
          ref={focus}
          label="Пароль"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isEmpty ? formMessages.required : errorOf(confirm.error, 'password')}
        />
        <Button type="submit" isLoading={confirm.isPending} loadingText="Проверяем">
          Подтвердить
        </Button>
      </Stack>
    </form>
  );
}

interface ByCodeProps {
  phone: string;
  sending: SentCode;
  onSend: () => void;
  confirm: Confirm;
}

function ByCode({ phone, sending: { count, hasCode, isPending }, onSend, confirm }: ByCodeProps) {
  if (hasCode) {
    const hint = count > 0 ? `Отправили на ${phone}` : undefined;
    return <CodeEntry key={count} hint={hint} isSending={isPending} onSend={onSend} confirm={confirm} />;
  }
  return (
    <Button onClick={onSend} isLoading={isPending} loadingText="Отправляем">
      Получить код
    </Button>
  );
}

interface CodeEntryProps extends Pick<ByCodeProps, 'onSend' | 'confirm'> {
  hint: string | undefined;
  isSending: boolean;
}

function CodeEntry({ hint, isSending, onSend, confirm }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const focus = useFocusOnce();
  return (
    <>
      <CodeField
        ref={focus}
        label="Код из СМС"
        hint={hint}
        value={code}
        onChange={setCode}
        onComplete={(typed) => confirm.mutate({ code: typed })}
        // Not disabled: the focus stays for another try.
        isReadOnly={confirm.isPending}
        error={errorOf(confirm.error, 'code')}
      />
      <Button variant="outline" onClick={onSend} isLoading={isSending} loadingText="Отправляем">
        Отправить код ещё раз
      </Button>
    </>
  );
}

function useConfirm(onConfirmed: () => void) {
  const api = useApi();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: (body: ConfirmPerson) => unwrap(api.session.confirm({ body })),
    onSuccess: onConfirmed,
    onError: (error) => {
      if (!serverErrorsOf(error) && !limitNoticeOf(error)) errors.handle(error);
    },
  });
}
