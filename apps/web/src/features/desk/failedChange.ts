import type { ErrorHandler } from '../../shell/errors/errorHandler.ts';
import { isRefusal, refusalOf, type FormRefusal } from '../../shell/forms/refusalOf.ts';

/** A change that was not made. */
export interface FailedChange extends FormRefusal {
  /** A toast has reported it, because it is no refusal of this change. */
  isReported: boolean;
  /** For a form without fields. */
  reason: string;
}

const notSaved = 'Не сохранилось. Проверьте связь и попробуйте ещё раз';

/** Every failure of a change has a reason, so that its form stays open. */
export function failedChange(error: unknown, errors: Pick<ErrorHandler, 'handle'>): FailedChange {
  if (!isRefusal(error)) {
    errors.handle(error);
    return { fields: {}, message: notSaved, reason: notSaved, isReported: true };
  }
  const { fields, message } = refusalOf(error);
  return { fields, message, reason: Object.values(fields)[0] ?? message ?? notSaved, isReported: false };
}
