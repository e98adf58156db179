import { unwrap } from '@vetka/api-client/client';
import type { ChangeManyGoods } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { useRef, useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi } from '../../../shell/useContext.ts';
import { goodsForms } from './changeText.ts';
import { createManyGoods, type ManyGoods } from './manyGoods.ts';
import type { GoodsChanges } from './useGoods.ts';

interface ChangeManyOptions {
  service: string;
  ids: readonly number[];
  changes: GoodsChanges;
  /** Some or all products are changed. */
  onMade: (ids: readonly number[]) => void;
}

/** Previews a change of many products, and makes it. */
export function useChangeMany({ service, ids, changes, onMade }: ChangeManyOptions) {
  const api = useApi();
  const errors = useErrorHandler();
  const [manyGoods] = useState(() =>
    createManyGoods((body) => unwrap(api.goods.changeMany({ params: { service }, body }))),
  );
  const [tried, setTried] = useState<ManyGoods>();
  const [isPending, setIsPending] = useState(false);
  /** An answer about an earlier change opens no preview. */
  const turn = useRef(0);

  function close(): number {
    setTried(undefined);
    turn.current += 1;
    return turn.current;
  }

  function settle(many: ManyGoods, itsTurn: number): void {
    const { left, made } = many;
    if (turn.current === itsTurn) setTried(left.length > 0 ? many : undefined);
    if (made.ids.length === 0) return;
    changes.offerUndo(`Изменили ${plural(made.count, goodsForms)}`, made.changeIds);
    changes.refresh();
    onMade(made.ids);
  }

  async function ask(change: ChangeManyGoods['change']): Promise<void> {
    const itsTurn = close();
    try {
      settle(await manyGoods.ask(ids, change), itsTurn);
    } catch (error) {
      errors.handle(error);
    }
  }

  async function run(): Promise<void> {
    if (!tried) return;
    const itsTurn = turn.current;
    setIsPending(true);
    const { many, error } = await manyGoods.run(tried);
    setIsPending(false);
    if (error !== undefined) {
      errors.handle(error);
      changes.refresh();
    }
    settle(many, itsTurn);
  }
  return { tried: tried?.differences, isPending, ask, run, close };
}
