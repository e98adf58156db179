import { unwrap } from '@vetka/api-client/client';
import type { PersonCard, PersonState } from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useFormAct } from '../useAct.ts';

const words = {
  ACTIVE: {
    button: 'Заблокировать',
    title: 'Заблокировать человека?',
    description: 'Он сразу выйдет на всех устройствах и не сможет войти. Заказы, магазин и публикации останутся.',
    loadingText: 'Блокируем',
    submitVariant: 'dangerSolid',
    done: 'Человек заблокирован',
    reasons: [
      { label: 'Мошенничество', words: 'Обманывает людей: ' },
      { label: 'Взломан', words: 'Аккаунтом пользуется не хозяин. Обращение от ' },
      { label: 'Рассылки', words: 'Рассылает рекламу: ' },
    ],
  },
  BLOCKED: {
    button: 'Разблокировать',
    title: 'Разблокировать человека?',
    description: 'Он снова сможет войти.',
    loadingText: 'Снимаем блокировку',
    submitVariant: 'solid',
    done: 'Человек разблокирован',
    reasons: [
      { label: 'Ошибка', words: 'Заблокирован по ошибке.' },
      { label: 'Хозяин вернул аккаунт', words: 'Хозяин подтвердил, что аккаунт его. Обращение от ' },
    ],
  },
} as const;

interface PersonDoorProps {
  person: PersonCard;
  onChange: (state: PersonState) => void;
}

/** Lets a person not sign in, or sign in again. */
export function PersonDoor({ person: { id, state }, onChange }: PersonDoorProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (state === 'DELETED') return null;
  const { button } = words[state];
  return (
    <div>
      <Button variant={state === 'ACTIVE' ? 'dangerTonal' : 'outline'} size="s" onClick={() => setIsAsking(true)}>
        {button}
      </Button>
      {isAsking && <DoorDialog id={id} state={state} onClose={() => setIsAsking(false)} onChange={onChange} />}
    </div>
  );
}

interface DoorDialogProps {
  id: number;
  state: keyof typeof words;
  onClose: () => void;
  onChange: (state: PersonState) => void;
}

function DoorDialog({ id, state, onClose, onChange }: DoorDialogProps) {
  const { moderation } = useApi();
  const { button, done, ...dialog } = words[state];
  const { act, isPending, message } = useFormAct({
    send: (reason: string) => {
      const call = { params: { id }, body: { reason } };
      return unwrap(state === 'ACTIVE' ? moderation.blockPerson(call) : moderation.unblockPerson(call));
    },
    done: () => done,
    areas: ['account'],
    onDone: (standing) => {
      onClose();
      onChange(standing.state);
    },
  });
  return (
    <ReasonDialog
      {...dialog}
      submitLabel={button}
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={act}
    />
  );
}
