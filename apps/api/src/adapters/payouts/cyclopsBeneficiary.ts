import { recordOf, textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { CyclopsAnswer, CyclopsCall } from './cyclopsCalls.ts';
import { confirmPassport, missing } from './cyclopsPassport.ts';
import { isCompany, type PayoutRecipient } from './gateway.ts';

const entrepreneurNumberLength = 15;
const prefix = /^(?:ИП|Индивидуальный предприниматель)\s+/i;

const isEntrepreneur = ({ ogrn, holder }: PayoutRecipient): boolean =>
  ogrn.length === entrepreneurNumberLength || prefix.test(holder);

/** Companies by version 2; people by version 3, which asks for nothing but the address: the rest is in the passport. */
function createCompany(call: CyclopsCall, { inn, kpp, ogrn, holder }: PayoutRecipient) {
  return call('create_beneficiary_ul', { inn, beneficiary_data: { name: holder, kpp, ogrn } });
}

/** `I`: an entrepreneur. `F`: anybody else, also who is self-employed. */
function createPerson(call: CyclopsCall, recipient: PayoutRecipient): Promise<ProviderResult<CyclopsAnswer>> {
  const {
    inn,
    identity: { passport },
  } = recipient;
  if (!passport) return Promise.resolve(missing);
  const beneficiary_data = { registration_address: passport.address, tax_resident: true };
  const legal_type = isEntrepreneur(recipient) ? 'I' : 'F';
  return call('create_beneficiary', { legal_type, inn, beneficiary_data }, 'v3');
}

async function create(call: CyclopsCall, recipient: PayoutRecipient): Promise<ProviderResult<string>> {
  const made = await (isCompany(recipient) ? createCompany : createPerson)(call, recipient);
  if (!made.ok) return made;
  const id = textOf(recordOf(made.value.beneficiary).id);
  return id ? success(id) : failure('unavailable', 'no-beneficiary', 'Банк не прислал номер продавца');
}

/**
 * Makes a seller a beneficiary, and waits until the bank has checked it and, of a person, the passport. A seller with two
 * shops is one beneficiary.
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
  if (isChecked !== true) return failure('unavailable', 'checking', 'Банк ещё проверяет продавца');
  if (isCompany(recipient)) return made;
  const confirmed = await confirmPassport(call, made.value, recipient);
  return confirmed.ok ? made : confirmed;
}
