/** The content to print: slips or cards of orders, or the list of a day. */
export interface PrintSearch {
  /** Comma-separated. */
  ids?: string;
  /** `YYYY-MM-DD`; today when there are no ids either. */
  day?: string;
  /** The cards of the orders instead of their slips. */
  cards?: true;
  /** Start of a slot, `HH:MM`: only its orders. */
  slot?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function parsePrintSearch(raw: Record<string, unknown>): PrintSearch {
  const ids = printIds({ ids: textOf(raw.ids) }).join(',');
  const day = textOf(raw.day);
  const slot = textOf(raw.slot);
  return {
    ...(ids && { ids }),
    ...(ids && (raw.cards === true || raw.cards === 'true') && { cards: true as const }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...(/^\d{2}:\d{2}$/.test(slot) && { slot }),
  };
}

/** Ids of the orders whose slips are printed: all of them, or the person would miss some. */
export const printIds = ({ ids = '' }: PrintSearch): number[] => [
  ...new Set(
    ids
      .split(',')
      .filter((id) => /^[1-9]\d{0,8}$/.test(id))
      .map(Number),
  ),
];
