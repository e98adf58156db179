import type { AuditEntry } from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { RedoIcon } from '@vetka/ui/Icon';
import { useUndoProduct, useUndoShop } from './useUndoModeration.ts';

/** «Отменить решение» for the last decision about a product or a shop that is not older than a day. */
export function UndoEntry({ entry: { call, objectId, canBeUndone } }: { entry: AuditEntry }) {
  return objectId !== null && canBeUndone ? <UndoButton call={call} id={objectId} /> : null;
}

function UndoButton({ call, id }: { call: string; id: number }) {
  const product = useUndoProduct();
  const shop = useUndoShop();
  const { mutate, isPending } = call.startsWith('goods.') ? product : shop;
  return (
    <div>
      <Button size="s" variant="plain" icon={<RedoIcon />} isLoading={isPending} onClick={() => mutate(id)}>
        Отменить решение
      </Button>
    </div>
  );
}
