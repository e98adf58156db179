import { goodsLimits, type ChangedGoods, type ChangeManyGoods, type GoodsDifference } from '@vetka/domain/goods';
import { v4 } from 'uuid';

export interface ChangedMany {
  /** Of the parts that are made and have changed something. */
  changeIds: number[];
  differences: GoodsDifference[];
  /** All parts are made, also if this was a dry run. */
  isDone: boolean;
}

type Part = Required<Pick<ChangeManyGoods, 'ids' | 'requestId'>>;

/** As many products as one request may change. */
const partsOf = (ids: readonly number[]): Part[] =>
  Array.from({ length: Math.ceil(ids.length / goodsLimits.many) }, (_, part) => ({
    ids: ids.slice(part * goodsLimits.many, (part + 1) * goodsLimits.many),
    requestId: v4(),
  }));

/**
 * Sends a change of any number of products, in parts. Until all parts are made, the same change of the same products is
 * the same requests: the parts that have arrived before a lost answer are not made again, and a dry run knows them.
 */
export function createManyGoods(send: (body: ChangeManyGoods) => Promise<ChangedGoods>) {
  let known = { content: '', parts: partsOf([]) };
  return async function changeMany(
    ids: readonly number[],
    change: ChangeManyGoods['change'],
    isDryRun: boolean,
  ): Promise<ChangedMany> {
    const content = JSON.stringify([ids, change]);
    if (content !== known.content) known = { content, parts: partsOf(ids) };
    const { parts } = known;
    const answers: ChangedGoods[] = [];
    for (const part of parts) answers.push(await send({ ...part, change, isDryRun }));
    const changeIds = answers.flatMap(({ changeId }) => changeId ?? []);
    const isDone = !isDryRun || changeIds.length === parts.length;
    if (isDone) known = { content: '', parts: [] };
    return { changeIds, differences: answers.flatMap(({ differences }) => differences), isDone };
  };
}
