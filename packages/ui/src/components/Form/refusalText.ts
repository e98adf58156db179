import { formMessages } from '@vetka/domain/form';
import type { Words } from '../../internal/words/words.ts';

/** The words for what the browser refuses. */
export type RefusalWords = Pick<
  Words,
  'fieldRequired' | 'fieldUnfit' | 'emailUnfit' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig'
>;

/** An element of a form that the browser validates. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const smallText = (least: string) => `Не меньше ${least}`;
const bigText = (most: string) => `Не больше ${most}`;

/** Why the browser refuses a control, in words for people; a message of `setCustomValidity` as it is. */
export function refusalText(control: FormControl, words: RefusalWords): string {
  const { fieldRequired = formMessages.required } = words;
  const { validity, validationMessage } = control;
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return fieldRequired;
  return limitText(control, words) ?? unfitText(control, words);
}

function unfitText({ type, title, validity }: FormControl, words: RefusalWords): string {
  const { fieldUnfit = 'Проверьте, правильно ли заполнено' } = words;
  const { emailUnfit = 'Напишите почту целиком: anna@example.ru' } = words;
  if (title !== '') return title;
  return type === 'email' && validity.typeMismatch ? emailUnfit : fieldUnfit;
}

function limitText(control: FormControl, words: RefusalWords): string | undefined {
  const { tooShort = formMessages.min, tooLong = formMessages.max, tooSmall = smallText, tooBig = bigText } = words;
  // Only inputs and text areas have the limits that are broken.
  const { validity, minLength, maxLength, min, max } = control as HTMLInputElement;
  if (validity.tooShort) return tooShort(minLength);
  if (validity.tooLong) return tooLong(maxLength);
  if (validity.rangeUnderflow) return tooSmall(min);
  return validity.rangeOverflow ? tooBig(max) : undefined;
}
