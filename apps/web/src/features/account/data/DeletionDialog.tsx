import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { AuthUser } from '@vetka/domain/account';
import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { formatPhone } from '@vetka/domain/phone';
import { Button } from '@vetka/ui/Button';
import { CodeField } from '@vetka/ui/CodeField';
import { Notice } from '@vetka/ui/Notice';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useRef, useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { limitNoticeOf } from '../../../shell/forms/limitNotice.ts';
import { serverErrorsOf } from '../../../shell/forms/serverErrors.ts';
import type { SentCode } from '../../../shell/forms/useSentCode.ts';
import { clearKept } from '../../../shell/session/clearKept.ts';
import { useShell } from '../../../shell/useContext.ts';

interface DeletionDialogProps {
  user: AuthUser;
  sending: SentCode;
  onClose: () => void;
}

/** Confirms the deletion by a code sent to the person's phone. */
export function DeletionDialog({ user, sending, onClose }: DeletionDialogProps) {
  const remove = useDelete();
  const { count, hasCode, isPending } = sending;
  const notice = limitNoticeOf(remove.error) ?? sending.notice;
  const send = () => {
    // Only the latest answer counts.
    remove.reset();
    sending.send();
  };
  // A new document: no data of the account stays in memory.
  const leave = () => location.assign('/');
  if (remove.data) return <Deleted until={remove.data.restorableUntil} onClose={leave} />;
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title="Удалить аккаунт?"
      description={`Чтобы убедиться, что это вы, пришлём код на ${formatPhone(user.phone)}.`}
    >
      <Stack gap={16}>
        {hasCode && (
          <CodeEntry
            key={count}
            isBusy={remove.isPending}
            error={errorOfCode(remove.error)}
            onCode={(code) => remove.mutate(code)}
          />
        )}
        {notice && (
          <Notice tone="critical" isAnnounced>
            {notice}
          </Notice>
        )}
        <div>
          <Button
            variant={hasCode ? 'plain' : 'dangerSolid'}
            onClick={send}
            isLoading={isPending}
            loadingText="Отправляем"
          >
            {hasCode ? 'Отправить код ещё раз' : 'Получить код'}
          </Button>
        </div>
      </Stack>
    </ResponsiveDialog>
  );
}

const errorOfCode = (error: unknown): string | undefined => {
  const found = new Map<string, unknown>(Object.entries(serverErrorsOf(error) ?? {})).get('code');
  const [first]: unknown[] = Array.isArray(found) ? found : [found];
  return typeof first === 'string' ? first : undefined;
};

interface CodeEntryProps {
  isBusy: boolean;
  error: string | undefined;
  onCode: (code: string) => void;
}

function CodeEntry({ isBusy, error, onCode }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const focusOnce = useRef(false);
  const focus = (input: HTMLInputElement | null) => {
    if (input === null || focusOnce.current) return;
    focusOnce.current = true;
    input.focus();
  };
  return (
    <CodeField
      ref={focus}
      label="Код из СМС"
      hint="Когда введёте последнюю цифру, аккаунт будет удалён"
      value={code}
      onChange={setCode}
      onComplete={onCode}
      // Not disabled: the focus stays for another try.
      isReadOnly={isBusy}
      error={error}
    />
  );
}

function Deleted({ until, onClose }: { until: string; onClose: () => void }) {
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title="Аккаунт удалён"
      foot={<Button onClick={onClose}>На главную</Button>}
    >
      <Text>Если передумаете, войдите до {formatDate(until, deliveryDatePattern)}: всё вернётся на свои места.</Text>
    </ResponsiveDialog>
  );
}

function useDelete() {
  const { api, chat } = useShell();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: (code: string) => unwrap(api.account.deleteAccount({ body: { code } })),
    onSuccess: () => {
      chat.stop();
      clearKept();
    },
    onError: (error) => {
      if (!serverErrorsOf(error) && !limitNoticeOf(error)) errors.handle(error);
    },
  });
}
