type Data = Record<string, unknown>;

const taxations = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'];

const listOf = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);
const kopecks = (value: unknown): number => Math.round(Number(value) * 100);
const sumOf = (rows: readonly Data[]): number => rows.reduce((sum, row) => sum + kopecks(row.sum), 0);

/** The error in the body of a correction (FFD 1.2), or null. */
export function correctionFault({ company, correction_info: info, items, payments, total }: Data): string | null {
  const { sno, inn, payment_address: address } = (company ?? {}) as Data;
  if (!taxations.includes(String(sno))) return 'company.sno';
  if (!/^(\d{10}|\d{12})$/.test(String(inn))) return 'company.inn';
  if (!address) return 'company.payment_address';
  const { type, base_date: date, base_number: number } = (info ?? {}) as Data;
  if (type !== 'self' && type !== 'instruction') return 'correction_info.type';
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(String(date))) return 'correction_info.base_date';
  if (type === 'instruction' && !number) return 'correction_info.base_number';
  const rows = listOf(items);
  if (rows.length === 0 || rows.length > 100) return 'items';
  if (rows.some((row) => itemFault(row))) return 'items';
  if (sumOf(rows) !== kopecks(total)) return 'total';
  return sumOf(listOf(payments)) === kopecks(total) ? null : 'payments';
}

function itemFault({ name, price, quantity, sum, vat, agent_info: agent, supplier_info: supplier }: Data): boolean {
  if (typeof name !== 'string' || name === '' || name.length > 128 || !(vat as Data | undefined)?.type) return true;
  if (Math.round(kopecks(price) * Number(quantity)) !== kopecks(sum)) return true;
  const { phones, inn } = (supplier ?? {}) as Data;
  return agent !== undefined && (!/^(\d{10}|\d{12})$/.test(String(inn)) || listOf(phones).length === 0);
}
