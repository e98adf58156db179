import { personNameOf, type SellerPassport } from '@vetka/domain/payout';
import { recordOf, textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { CyclopsAnswer, CyclopsCall } from './cyclopsCalls.ts';
import type { PayoutRecipient } from './gateway.ts';

/** What the bank wants of a person: a passport, and the number of the taxpayer. */
const kinds = ['internal_passport', 'inn_f'] as const;

function documentsOf({ holder, inn }: PayoutRecipient, passport: SellerPassport): CyclopsAnswer[] {
  const { firstName, lastName, middleName } = personNameOf(holder);
  const { series, number, birthDate, issuerCode, issuedOn, birthPlace } = passport;
  return [
    {
      type: 'internal_passport',
      series,
      number,
      first_name: firstName,
      last_name: lastName,
      ...(middleName && { middle_name: middleName }),
      birth_date: birthDate,
      issuer_code: issuerCode,
      issue_date: issuedOn,
    },
    { type: 'inn_f', inn, birth_place: birthPlace },
  ];
}

const listOf = (value: unknown): CyclopsAnswer[] => (Array.isArray(value) ? value.map(recordOf) : []);
const statusOf = (document: CyclopsAnswer): string => textOf(recordOf(document.validation_process).status);

/** Whether the bank has been sent exactly this. It may show more than it was sent. */
const isSame = (sent: CyclopsAnswer, shown: readonly CyclopsAnswer[]): boolean =>
  shown.some((one) => Object.entries(sent).every(([name, value]) => one[name] === value));

function refusalOf(documents: readonly CyclopsAnswer[]): string {
  const words = documents.flatMap(({ validation_process: process }) => listOf(recordOf(process).errors));
  return words.map(({ text }) => textOf(text)).join('. ') || 'Банк не подтвердил паспорт';
}

/**
 * Shows the bank the documents of a person, and waits until it has checked them. What was refused is sent again only
 * when it has changed.
 */
export async function confirmPassport(
  call: CyclopsCall,
  beneficiaryId: string,
  recipient: PayoutRecipient,
): Promise<ProviderResult<true>> {
  const shown = await call('get_beneficiary_documents_data', { beneficiary_id: beneficiaryId }, 'v3');
  if (!shown.ok) return shown;
  const valid = listOf(shown.value.valid_documents);
  const last = listOf(shown.value.last_documents);
  const { passport } = recipient.identity;
  if (!passport) return kinds.every((kind) => valid.some(({ type }) => type === kind)) ? success(true) : missing;
  const sent = documentsOf(recipient, passport);
  if (sent.every((document) => isSame(document, valid))) return success(true);
  if (!sent.every((document) => isSame(document, last))) {
    const added = await call(
      'add_beneficiary_documents_data',
      { beneficiary_id: beneficiaryId, documents: sent },
      'v3',
    );
    return added.ok ? checking : added;
  }
  return last.some((document) => statusOf(document) === 'ERROR')
    ? failure('rejected', 'passport', refusalOf(last))
    : checking;
}

const checking = failure('unavailable', 'checking', 'Банк ещё проверяет паспорт');
export const missing = failure('invalid', 'passport', 'Банк платит людям только с паспортом. Укажите счёт и паспорт');
