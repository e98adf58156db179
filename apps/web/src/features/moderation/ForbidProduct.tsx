import { unwrap } from '@vetka/api-client/client';
import { Button } from '@vetka/ui/Button';
import { useRef, useState, type RefObject } from 'react';
import { useApi } from '../../shell/useContext.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useFormAct } from './useAct.ts';
import { nextCardOf } from './useQueueKeys.ts';
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
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="dangerTonal" onClick={() => setIsAsking(true)}>
        Запретить
      </Button>
      {isAsking && <ForbidDialog {...product} button={button} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface ForbidDialogProps extends ForbidProductProps {
  /** The button that has opened the dialog; it leaves the queue with its card. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

function ForbidDialog({ id, title, button, onClose }: ForbidDialogProps) {
  const api = useApi();
  const next = useRef<HTMLElement>(null);
  const { mutate: undo } = useUndoProduct();
  const { act, isPending, message } = useFormAct({
    send: (reason: string) => unwrap(api.goods.forbid({ params: { id }, body: { reason } })),
    done: () => {
      next.current = nextCardOf(button.current);
      return { text: 'Товар запрещён', actionLabel: 'Вернуть', onClick: () => undo(id) };
    },
    areas: ['goods'],
    // After the dialog, which is removed with the card and would return the focus to the button.
    onDone: () => void setTimeout(() => next.current?.focus()),
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
