import { recordOf, textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { CyclopsAnswer, CyclopsCall } from './cyclopsCalls.ts';
import type { PayoutRecipient } from './gateway.ts';

const companyInnLength = 10;
const entrepreneurNumberLength = 15;
const prefix = /^(?:ИП|Индивидуальный предприниматель)\s+/i;

/** The bank's data of a new seller. Undefined for people without a registration: the bank asks for their passport. */
function creationOf({
  inn,
  kpp,
  ogrn,
  holder,
}: PayoutRecipient): { method: string; params: CyclopsAnswer } | undefined {
  if (inn.length === companyInnLength)
    return { method: 'create_beneficiary_ul', params: { inn, beneficiary_data: { name: holder, kpp, ogrn } } };
  if (ogrn.length !== entrepreneurNumberLength && !prefix.test(holder)) return undefined;
  const [lastName = '', firstName = '', middleName = ''] = holder.replace(prefix, '').split(/\s+/);
  const names = { first_name: firstName, last_name: lastName, ...(middleName && { middle_name: middleName }) };
  return { method: 'create_beneficiary_ip', params: { inn, beneficiary_data: names } };
}

/**
 * Makes a seller a beneficiary, and waits until the bank has checked it. A seller with two shops is one beneficiary.
 * @returns the id of the beneficiary
 */
export async function registerBeneficiary(
  call: CyclopsCall,
  recipient: PayoutRecipient,
): Promise<ProviderResult<string>> {
  const known = await call('list_beneficiary', { filters: { inn: recipient.inn } });
  if (!known.ok) return known;
  const [found] = Array.isArray(known.value.beneficiaries) ? known.value.beneficiaries.map(recordOf) : [];
  const made = found ? success(textOf(found.id)) : await create(call, recipient);
  if (!made.ok) return made;
  const shown = await call('get_beneficiary', { beneficiary_id: made.value });
  if (!shown.ok) return shown;
  const { is_added_to_ms: isChecked, is_active: isActive } = recordOf(shown.value.beneficiary);
  if (isActive === false) return failure('rejected', '4410', 'Банк отключил этого продавца');
  return isChecked === true ? made : failure('unavailable', 'checking', 'Банк ещё проверяет продавца');
}

async function create(call: CyclopsCall, recipient: PayoutRecipient): Promise<ProviderResult<string>> {
  const creation = creationOf(recipient);
  if (!creation) return failure('invalid', 'passport', 'Точка платит самозанятым только с паспортными данными');
  const made = await call(creation.method, creation.params);
  if (!made.ok) return made;
  const id = textOf(recordOf(made.value.beneficiary).id);
  return id ? success(id) : failure('unavailable', 'no-beneficiary', 'Банк не прислал номер продавца');
}
