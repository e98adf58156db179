import { useMutation } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import type { PersonalData } from '@vetka/domain/account';
import { Button } from '@vetka/ui/Button';
import { DownloadIcon } from '@vetka/ui/Icon';
import { Notice } from '@vetka/ui/Notice';
import { SettingsSection } from '@vetka/ui/patterns/account/SettingsForm';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { saveFile } from '../../../shell/files/saveFile.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';

const fileOf = (data: PersonalData) => ({
  name: `vetka-${data.madeAt.slice(0, 10)}.json`,
  type: 'application/json',
  text: JSON.stringify(data, null, 2),
});

const isTooSoon = (error: unknown): boolean => error instanceof ApiError && error.failure.kind === 'rate_limit';

/** The copy of everything stored about the person. */
export function DataCopy() {
  const api = useApi();
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const copy = useMutation({
    mutationFn: () => unwrap(api.account.copyData()),
    onSuccess: (data) => {
      saveFile(fileOf(data));
      toasts.show({ kind: 'success', text: 'Файл с данными готов' });
    },
    onError: (error) => {
      if (!isTooSoon(error)) errors.handle(error);
    },
  });
  return (
    <SettingsSection
      id="copy"
      title="Копия данных"
      text="Всё, что мы храним о вас: профиль, адреса, заказы, отзывы, комментарии, ваши сообщения, статьи, фото ссылками, избранное, согласия и устройства. Файл JSON откроется в любом редакторе текста."
    >
      {isTooSoon(copy.error) && (
        <Notice tone="caution" isAnnounced>
          Копию можно получать раз в час. Прошлая ещё свежая.
        </Notice>
      )}
      <div>
        <Button
          variant="tonal"
          icon={<DownloadIcon />}
          onClick={() => copy.mutate()}
          isLoading={copy.isPending}
          loadingText="Собираем"
        >
          Скачать мои данные
        </Button>
      </div>
    </SettingsSection>
  );
}
