import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { restorableDays, type AuthUser, type DeletionTerms } from '@vetka/domain/account';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { TrashIcon } from '@vetka/ui/Icon';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { SettingsSection } from '@vetka/ui/patterns/account/SettingsForm';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useSentCode } from '../../../shell/forms/useSentCode.ts';
import { useApi } from '../../../shell/useContext.ts';
import { dataQueries } from './data.queries.ts';
import { DeletionDialog } from './DeletionDialog.tsx';

const days = plural(restorableDays, ['день', 'дня', 'дней']);

const consequencesFor = (shops: readonly string[]): readonly string[] => [
  'Сразу: вы выйдете на всех устройствах, а вашу страницу, статьи и фото никто не увидит.',
  `${days} можно передумать: просто войдите снова, и всё вернётся.`,
  'Потом удалятся имя, телефон, почта, адреса, корзина, статьи и фото. Вернуть их будет нельзя.',
  'Останутся без имени: отзывы, комментарии и сообщения у собеседников. Не хотите этого – удалите их до удаления аккаунта.',
  'Заказы и чеки без ваших контактов хранятся пять лет по закону о бухгалтерском учёте. Оплаченные подписки пропадут.',
  ...shops.map((name) => `Магазин «${name}» сразу перестанет принимать заказы, а через ${days} закроется.`),
];

/** The deletion of the account: its consequences first, and anything that prevents it. */
export function Deletion({ user }: { user: AuthUser }) {
  const api = useApi();
  const deletion = useQuery(dataQueries.deletion(api));
  const terms = deletion.data;
  const [isOpen, setOpen] = useState(false);
  const sending = useSentCode(() => unwrap(api.account.sendDeletionCode()));
  const close = () => {
    setOpen(false);
    sending.forgetNotice();
  };
  return (
    <SettingsSection id="deletion" title="Удаление аккаунта" text="Прочитайте, что произойдёт.">
      <Stack as="ul" gap={8}>
        {consequencesFor(terms?.shops ?? []).map((text) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </Stack>
      <NotLoaded query={deletion} />
      {terms && <Obstacles terms={terms} />}
      <div>
        <Button
          variant="dangerTonal"
          icon={<TrashIcon />}
          isDisabled={!terms || terms.obstacles.length > 0}
          onClick={() => setOpen(true)}
        >
          Удалить аккаунт
        </Button>
      </div>
      {isOpen && <DeletionDialog user={user} sending={sending} onClose={close} />}
    </SettingsSection>
  );
}

function Obstacles({ terms: { obstacles } }: { terms: DeletionTerms }) {
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="caution" title="Сначала завершите начатое">
      <Stack gap={16}>
        {[...new Set(obstacles.map(({ text }) => text))].map((said) => (
          <Stack key={said} gap={8}>
            <Text>{said}</Text>
            <Stack as="ul" gap={8}>
              {obstacles
                .filter(({ text }) => text === said)
                .map(({ title, path }) => (
                  <li key={title}>
                    <Link tone="text" href={path}>
                      {title}
                    </Link>
                  </li>
                ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Notice>
  );
}
