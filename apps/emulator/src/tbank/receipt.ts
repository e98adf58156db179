/** An error in a fiscal receipt, with T-Bank's code. */
export interface ReceiptFault {
  code: '308' | '309' | '323';
  details: string;
}

interface ReceiptItem {
  Name?: unknown;
  Price?: unknown;
  Quantity?: unknown;
  Amount?: unknown;
  Tax?: unknown;
  AgentData?: { AgentSign?: unknown };
  SupplierInfo?: { Phones?: unknown; Name?: unknown; Inn?: unknown };
}

interface ReceiptBody {
  Email?: unknown;
  Phone?: unknown;
  Taxation?: unknown;
  Items?: unknown;
}

const taxations = ['osn', 'usn_income', 'usn_income_outcome', 'envd', 'esn', 'patent'];
const taxes = [
  'none',
  ...['0', '5', '7', '10', '20', '22', '105', '107', '110', '120', '122'].map((rate) => `vat${rate}`),
];
const maxItems = 100;
const maxNameLength = 128;

/**
 * Validates a receipt as the bank's cash register would (54-FZ).
 * @param amount the required total, in kopecks.
 */
export function findReceiptFault(receipt: unknown, amount: number): ReceiptFault | null {
  if (typeof receipt !== 'object' || receipt === null) return { code: '309', details: 'Передайте объект Receipt' };
  const { Email, Phone, Taxation, Items } = receipt as ReceiptBody;
  if (!isFilled(Email) && !isFilled(Phone)) return wrong('нужен Email или Phone покупателя');
  if (!taxations.includes(String(Taxation))) return wrong('неизвестная система налогообложения Taxation');
  if (!Array.isArray(Items) || Items.length === 0) return wrong('в чеке нет позиций');
  if (Items.length > maxItems) return wrong(`в чеке больше ${maxItems} позиций`);
  const items = Items as ReceiptItem[];
  for (const [index, item] of items.entries()) {
    const fault = findItemFault(item);
    if (fault !== null) return wrong(`позиция ${index + 1}: ${fault}`);
  }
  const sum = items.reduce((total, item) => total + Number(item.Amount), 0);
  return sum === amount ? null : { code: '308', details: `В чеке ${sum} коп., в платеже ${amount} коп.` };
}

function findItemFault(item: ReceiptItem): string | null {
  const { Name, Price, Quantity, Amount, Tax } = item;
  if (!isFilled(Name) || (Name as string).length > maxNameLength) return `Name — от 1 до ${maxNameLength} символов`;
  if (!isKopecks(Price) || !isKopecks(Amount)) return 'Price и Amount — целые копейки';
  if (typeof Quantity !== 'number' || !(Quantity > 0)) return 'Quantity — число больше нуля';
  if (Math.round((Price as number) * Quantity) !== Amount) return 'Price × Quantity не равно Amount';
  if (!taxes.includes(String(Tax))) return 'неизвестная ставка Tax';
  return findSupplierFault(item);
}

function findSupplierFault({ AgentData, SupplierInfo }: ReceiptItem): string | null {
  if (AgentData === undefined) return null;
  if (!isFilled(AgentData.AgentSign)) return 'в AgentData нет AgentSign';
  if (SupplierInfo === undefined) return 'для агента нужен SupplierInfo';
  const { Phones, Name, Inn } = SupplierInfo;
  if (!Array.isArray(Phones) || Phones.length === 0) return 'в SupplierInfo нет Phones';
  if (!isFilled(Name)) return 'в SupplierInfo нет Name';
  return /^(\d{10}|\d{12})$/.test(String(Inn)) ? null : 'Inn поставщика — 10 или 12 цифр';
}

function wrong(details: string): ReceiptFault {
  return { code: '323', details };
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isKopecks(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}
