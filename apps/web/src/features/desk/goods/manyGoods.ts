import { goodsLimits, type ChangedGoods, type ChangeManyGoods, type GoodsDifference } from '@vetka/domain/goods';
import { v4 } from 'uuid';
import { countChanged } from './changeText.ts';

type Change = ChangeManyGoods['change'];
type Part = Required<Pick<ChangeManyGoods, 'ids' | 'requestId'>>;

/** A change of many products: what is made of it, and what is left. */
export interface ManyGoods {
  change: Change;
  left: readonly Part[];
  /** What the parts that are left would change. */
  differences: readonly GoodsDifference[];
  made: {
    ids: readonly number[];
    /** Of the parts that have changed something. */
    changeIds: readonly number[];
    /** How many products have changed. */
    count: number;
  };
}

const noneMade: ManyGoods['made'] = { ids: [], changeIds: [], count: 0 };

/** As many products as one request may change. */
const partsOf = (ids: readonly number[]): Part[] =>
  Array.from({ length: Math.ceil(ids.length / goodsLimits.many) }, (_, part) => ({
    ids: ids.slice(part * goodsLimits.many, (part + 1) * goodsLimits.many),
    requestId: v4(),
  }));

const idsOf = (parts: readonly Part[]): number[] => parts.flatMap(({ ids }) => ids);

const contentOf = (ids: readonly number[], change: Change): string => JSON.stringify([ids, change]);

const withMade = (many: ManyGoods, part: Part, { changeId, differences }: ChangedGoods): ManyGoods => ({
  ...many,
  left: many.left.filter((each) => each !== part),
  differences: many.differences.filter(({ id }) => !part.ids.includes(id)),
  made: {
    ids: [...many.made.ids, ...part.ids],
    changeIds: [...many.made.changeIds, ...(changeId === null ? [] : [changeId])],
    count: many.made.count + countChanged(differences),
  },
});

/** A part that changes nothing leaves no change by which a dry run would know it. */
const withoutIdle = (many: ManyGoods): ManyGoods =>
  many.made.changeIds.length > 0 && countChanged(many.differences) === 0
    ? { ...many, left: [], made: { ...many.made, ids: [...many.made.ids, ...idsOf(many.left)] } }
    : many;

/**
 * Previews and makes changes of any number of products, in parts. Until all parts are made, the same change of the same
 * products is the same requests: the parts that have arrived before a lost answer are not made again, and a dry run
 * knows them.
 */
export function createManyGoods(send: (body: ChangeManyGoods) => Promise<ChangedGoods>) {
  let known: { content: string; parts: readonly Part[] } = { content: '', parts: [] };

  function keep(next: ManyGoods): ManyGoods {
    const many = withoutIdle(next);
    known = { content: contentOf(idsOf(many.left), many.change), parts: many.left };
    return many;
  }

  async function dryRun(many: ManyGoods): Promise<ManyGoods> {
    const { change, left } = many;
    let now: ManyGoods = { ...many, differences: [] };
    for (const part of left) {
      const answer = await send({ ...part, change, isDryRun: true });
      now =
        answer.changeId === null
          ? { ...now, differences: [...now.differences, ...answer.differences] }
          : withMade(now, part, answer);
    }
    return keep(now);
  }

  function ask(ids: readonly number[], change: Change): Promise<ManyGoods> {
    const content = contentOf(ids, change);
    if (content !== known.content) known = { content, parts: partsOf(ids) };
    return dryRun({ change, left: known.parts, differences: [], made: noneMade });
  }

  /** Makes exactly what was previewed. @returns with the error, if it broke off */
  async function run(many: ManyGoods): Promise<{ many: ManyGoods; error?: unknown }> {
    let now = many;
    try {
      for (const part of many.left) {
        now = withMade(now, part, await send({ ...part, change: many.change, isDryRun: false }));
      }
      return { many: keep(now) };
    } catch (error) {
      // The part without an answer may be made.
      return { many: await dryRun(now).catch(() => keep(now)), error };
    }
  }

  return { ask, run };
}
