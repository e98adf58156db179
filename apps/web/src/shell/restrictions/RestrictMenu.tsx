import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { BanIcon, EyeIcon, EyeOffIcon, MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { useState } from 'react';
import { useUser } from '../session/useSession.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useRestricting } from './useRestricting.ts';
import type { RestrictionTarget } from './restrictions.queries.ts';

interface RestrictMenuProps extends RestrictionTarget {
  /** Of the person or the shop. */
  name: string;
  /** @default 'm' */
  size?: 's' | 'm';
}

const questions = {
  USER: {
    title: 'Заблокировать этого человека?',
    text: 'Он не сможет писать вам, подписываться на вас и отвечать на ваши публикации, а вы не будете видеть его в ленте. Подписки друг на друга закончатся.',
  },
  SERVICE: {
    title: 'Заблокировать этот магазин?',
    text: 'Он не сможет писать вам, кроме как о заказе в работе, и пропадёт из ленты. Подписка на его новости закончится. Покупать у него можно и дальше.',
  },
};

/** «Ещё»: hides a person or a shop from the feeds of the user, or blocks them. A guest signs in first. */
export default function RestrictMenu({ kind, id, name, size = 'm' }: RestrictMenuProps) {
  const user = useUser();
  const signIn = useSignIn();
  const [isAsked, setAsked] = useState(false);
  const { level, restrict, isPending } = useRestricting({ kind, id });
  if (kind === 'USER' && user?.id === id) return null;
  const signedIn = (act: () => void) => () => (user === null ? signIn() : act());
  const items: readonly DropdownMenuItem[] =
    level === 'BLOCKED'
      ? [{ id: 'unblock', label: 'Разблокировать', icon: <BanIcon />, onSelect: () => restrict('NONE') }]
      : [
          level === 'MUTED'
            ? { id: 'show', label: 'Снова показывать в ленте', icon: <EyeIcon />, onSelect: () => restrict('NONE') }
            : {
                id: 'mute',
                label: 'Не показывать в ленте',
                icon: <EyeOffIcon />,
                onSelect: signedIn(() => restrict('MUTED')),
              },
          {
            id: 'block',
            label: 'Заблокировать',
            icon: <BanIcon />,
            tone: 'danger',
            onSelect: signedIn(() => setAsked(true)),
          },
        ];
  return (
    <>
      <DropdownMenu
        label={`Действия: ${name}`}
        trigger={<IconButton label={`Ещё: ${name}`} icon={<MoreIcon />} size={size} isDisabled={isPending} />}
        items={items}
      />
      <ConfirmDialog
        isOpen={isAsked}
        {...questions[kind]}
        confirmLabel="Заблокировать"
        cancelLabel="Не надо"
        tone="danger"
        onConfirm={() => {
          setAsked(false);
          restrict('BLOCKED');
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
