import { scalarText } from '../scalarText.ts';
import type { CyclopsDocument } from './cyclopsBook.ts';
import { beneficiaryOf, CyclopsError, recordOf, recordsOf, required, type CyclopsMethod } from './cyclopsMethods.ts';

const fields: Readonly<Record<string, readonly string[]>> = {
  internal_passport: ['series', 'number', 'first_name', 'last_name', 'birth_date', 'issuer_code', 'issue_date'],
  inn_f: ['inn', 'birth_place'],
};

/** `I`: an entrepreneur, `F`: a self-employed person or anybody else. The name is that of the passport. */
const createPerson: CyclopsMethod = (book, params) => {
  required(params, 'legal_type', 'inn', 'beneficiary_data');
  required(recordOf(params.beneficiary_data), 'registration_address');
  const kind = params.legal_type;
  if (kind !== 'I' && kind !== 'F') throw new CyclopsError(-32602, 'legal_type: I или F');
  const inn = scalarText(params.inn);
  if (!/^\d{12}$/.test(inn)) throw new CyclopsError(-32602, 'ИНН человека – 12 цифр');
  if (book.beneficiaries().some((one) => one.inn === inn)) throw new CyclopsError(4403, 'Бенефициар уже есть');
  const { id } = book.addBeneficiary(kind, inn, params.beneficiary_data);
  return { beneficiary: { id, inn } };
};

const addDocuments: CyclopsMethod = (book, params) => {
  const found = beneficiaryOf(book, params);
  if (!found.isAdded) throw new CyclopsError(4409, 'Бенефициар ещё не добавлен в мастер-систему');
  const sent = recordsOf(params.documents);
  const types = sent.map(({ type }) => scalarText(type));
  const missing = Object.keys(fields).filter((type) => !types.includes(type));
  if (missing.length > 0) throw new CyclopsError(-32602, `Нет документов: ${missing.join(', ')}`);
  for (const document of sent) required(document, ...(fields[scalarText(document.type)] ?? []));
  const inn = sent.find(({ type }) => type === 'inn_f')?.inn;
  if (inn !== found.inn) throw new CyclopsError(-32602, 'ИНН не тот');
  found.documents = sent.map((data) => ({ type: scalarText(data.type), data, status: 'IN_PROGRESS' }));
  return { beneficiary_id: found.id };
};

const shown = ({ data, status }: CyclopsDocument): object => ({
  ...data,
  validation_process: {
    status,
    errors: status === 'ERROR' ? [{ text: 'Паспорт не найден в базе МВД' }] : [],
  },
});

/** What is being checked is checked by the next question. */
const getDocuments: CyclopsMethod = (book, params) => {
  const found = beneficiaryOf(book, params);
  const last = found.documents.map(shown);
  const valid = found.documents.filter(({ status }) => status === 'SUCCESS').map(({ data }) => data);
  for (const document of found.documents) if (document.status === 'IN_PROGRESS') document.status = book.plan.documents;
  return { beneficiary_id: found.id, last_documents: last, valid_documents: valid };
};

/** The methods of version 3: people and their documents. */
export const cyclopsPeople: Record<string, CyclopsMethod> = {
  create_beneficiary: createPerson,
  add_beneficiary_documents_data: addDocuments,
  get_beneficiary_documents_data: getDocuments,
};
