import { unwrap } from '@vetka/api-client/client';
import type { ChangeManyGoods, GoodsDifference } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi } from '../../../shell/useContext.ts';
import { countChanged, goodsForms } from './changeText.ts';
import { createManyGoods, type ChangedMany } from './manyGoods.ts';
import type { GoodsChanges } from './useGoods.ts';

interface ChangeManyOptions {
  service: string;
  ids: readonly number[];
  changes: GoodsChanges;
  onClose: () => void;
}

/** Previews a change of many products, and makes it. */
export function useChangeMany({ service, ids, changes, onClose }: ChangeManyOptions) {
  const api = useApi();
  const errors = useErrorHandler();
  const [changeMany] = useState(() =>
    createManyGoods((body) => unwrap(api.goods.changeMany({ params: { service }, body }))),
  );
  const [change, setChange] = useState<ChangeManyGoods['change']>();
  const [tried, setTried] = useState<readonly GoodsDifference[]>();
  const [isPending, setIsPending] = useState(false);

  function close(): void {
    setChange(undefined);
    setTried(undefined);
  }

  function settle({ changeIds, differences, isDone }: ChangedMany): void {
    if (!isDone) return setTried(differences);
    changes.offerUndo(`Изменили ${plural(countChanged(differences), goodsForms)}`, changeIds);
    changes.refresh();
    onClose();
  }

  const dryRun = async (next: ChangeManyGoods['change']) => settle(await changeMany(ids, next, true));

  async function ask(next: ChangeManyGoods['change']): Promise<void> {
    close();
    setChange(next);
    await dryRun(next).catch(errors.handle);
  }

  async function run(): Promise<void> {
    if (!change) return;
    setIsPending(true);
    try {
      settle(await changeMany(ids, change, false));
    } catch (error) {
      errors.handle(error);
      changes.refresh();
      // It may be made, and its answer lost. Otherwise the preview shows what is left.
      await dryRun(change).catch(() => {});
    } finally {
      setIsPending(false);
    }
  }
  return { tried: change && tried, isPending, ask, run, close };
}
