import { decisionUndoHours, type AuditEntry } from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { RedoIcon } from '@vetka/ui/Icon';
import { useUndoProduct, useUndoShop } from './useUndoModeration.ts';

const undoMs = decisionUndoHours * 60 * 60_000;
const undoable = ['goods.moderate', 'opening.moderate'];

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < undoMs;

/** «Отменить решение» for a decision about a product or a shop that is not older than a day. */
export function UndoEntry({ entry: { call, objectId, createdAt } }: { entry: AuditEntry }) {
  return objectId !== null && isRecent(createdAt) && undoable.includes(call) ? (
    <UndoButton call={call} id={objectId} />
  ) : null;
}

function UndoButton({ call, id }: { call: string; id: number }) {
  const product = useUndoProduct();
  const shop = useUndoShop();
  const { mutate, isPending } = call === 'goods.moderate' ? product : shop;
  return (
    <div>
      <Button size="s" variant="plain" icon={<RedoIcon />} isLoading={isPending} onClick={() => mutate(id)}>
        Отменить решение
      </Button>
    </div>
  );
}
