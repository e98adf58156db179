import { deskLimits, type ProposeSubstitution } from '@vetka/domain/desk';
import { firstMessage, max, required } from '@vetka/domain/form';
import { kopecksOf } from '../roubles.ts';

/** An option as it is typed. */
export interface TypedOption {
  title: string;
  note: string;
  /** Roubles; empty is zero. */
  refund: string;
  /** The uploaded photo; `pending` while it uploads, `failed` if it could not. */
  photo: OptionPhoto;
}

export type OptionPhoto = number | null | 'pending' | 'failed';

export interface TypedProposal {
  orderProductId: number | undefined;
  words: string;
  options: readonly TypedOption[];
  refundWithout: string;
}

export const emptyOption: TypedOption = { title: '', note: '', refund: '', photo: null };

export interface OptionErrors {
  title?: string | undefined;
  refund?: string | undefined;
  photo?: string | undefined;
}

export interface ProposalErrors {
  orderProductId?: string | undefined;
  words?: string | undefined;
  options: readonly OptionErrors[];
  refundWithout?: string | undefined;
}

const amount = (typed: string) => (typed.trim() === '' ? 0 : kopecksOf(typed));
const amountError = (typed: string) => (amount(typed) === undefined ? 'Напишите сумму в рублях' : undefined);

/** What is missing, or `undefined` for a valid proposal. */
export function proposalErrors({
  orderProductId,
  words,
  options,
  refundWithout,
}: TypedProposal): ProposalErrors | undefined {
  const errors: ProposalErrors = {
    orderProductId: orderProductId === undefined ? 'Выберите товар' : undefined,
    words: firstMessage(words.trim(), [required, max(deskLimits.proposal)]),
    options: options.map(({ title, refund, photo }) => ({
      title: required(title),
      refund: amountError(refund),
      photo: photoError(photo),
    })),
    refundWithout: amountError(refundWithout),
  };
  const isWrong =
    [errors.orderProductId, errors.words, errors.refundWithout].some(Boolean) ||
    errors.options.some((option) => Object.values(option).some(Boolean));
  return isWrong ? errors : undefined;
}

const photoErrors = {
  pending: 'Фото ещё загружается. Подождите немного и попробуйте снова',
  failed: 'Фото не загрузилось. Повторите загрузку или уберите его',
};
const photoError = (photo: OptionPhoto) => (typeof photo === 'string' ? photoErrors[photo] : undefined);

/** The proposal as the call takes it; call it for a valid one. */
export const proposalOf = ({ orderProductId, words, options, refundWithout }: TypedProposal): ProposeSubstitution => ({
  orderProductId: orderProductId ?? 0,
  words: words.trim(),
  options: options.map(({ title, note, refund, photo }) => ({
    title: title.trim(),
    note: note.trim(),
    mediaFileId: typeof photo === 'number' ? photo : null,
    refund: amount(refund) ?? 0,
  })),
  refundWithout: amount(refundWithout) ?? 0,
});
