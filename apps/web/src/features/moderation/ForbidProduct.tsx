import { unwrap } from '@vetka/api-client/client';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import { useApi } from '../../shell/useContext.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useFormAct } from './useAct.ts';
import { focusNextCard } from './useQueueKeys.ts';
import { useUndoProduct } from './useUndoModeration.ts';

interface ForbidProductProps {
  id: number;
  title: string;
}

const reasons = [
  { label: 'Нельзя продавать', words: 'Такой товар нельзя продавать на площадке: это запрещают правила или закон.' },
  { label: 'Подделка', words: 'Похоже на подделку: под чужим знаком продают только с согласия его владельца.' },
  { label: 'Обман', words: 'Описание вводит покупателя в заблуждение, и правки это не меняют.' },
];

/** «Запретить»: asks first, because the shop cannot submit the product again. It has no letter. */
export function ForbidProduct(product: ForbidProductProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="dangerTonal" onClick={() => setIsAsking(true)}>
        Запретить
      </Button>
      {isAsking && <ForbidDialog {...product} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function ForbidDialog({ id, title, onClose }: ForbidProductProps & { onClose: () => void }) {
  const api = useApi();
  const { mutate: undo } = useUndoProduct();
  const { act, isPending, message } = useFormAct({
    send: (reason: string) => unwrap(api.goods.forbid({ params: { id }, body: { reason } })),
    done: () => ({ text: 'Товар запрещён', actionLabel: 'Вернуть', onClick: () => undo(id) }),
    areas: ['goods'],
    onDone: focusNextCard,
  });
  return (
    <ReasonDialog
      title={`Запретить «${title}»?`}
      description="Магазин прочтёт причину и больше не сможет отправить этот товар на проверку. Отменить решение можно в течение суток."
      submitLabel="Запретить"
      submitVariant="dangerSolid"
      loadingText="Запрещаем"
      reasons={reasons}
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={act}
    />
  );
}
