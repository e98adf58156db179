import { textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { ReceiptNotification } from './gateway.ts';
import { parseJson } from './tbankJson.ts';
import { isSignedByTbank } from './tbankToken.ts';

/** The notification of a fiscal receipt (status `RECEIPT`); null for a notification of a payment. */
export function readReceiptNotification(
  { terminalKey, password }: { terminalKey: string; password: string },
  rawBody: string,
): ProviderResult<ReceiptNotification> | null {
  const body = parseJson(rawBody);
  if (body.Status !== 'RECEIPT') return null;
  if (body.TerminalKey !== terminalKey || !isSignedByTbank(body, password)) {
    return failure('untrusted', 'token', 'Уведомление не подписано банком');
  }
  const amount = Number(body.Amount);
  const documentNumber = textOf(body.FiscalDocumentNumber);
  const printedAt = new Date(textOf(body.ReceiptDatetime));
  const isPrinted = textOf(body.ErrorCode ?? '0') === '0' && documentNumber !== '';
  return success({
    externalId: textOf(body.PaymentId),
    kind: body.Type === 'IncomeReturn' ? 'RETURN' : 'INCOME',
    amount,
    result: isPrinted
      ? {
          document: {
            driveNumber: textOf(body.FnNumber),
            documentNumber,
            sign: textOf(body.FiscalDocumentAttribute),
            url: textOf(body.Url) || null,
            amount,
            printedAt: Number.isNaN(printedAt.getTime()) ? new Date() : printedAt,
          },
        }
      : { error: textOf(body.ErrorMessage) || `Ошибка кассы ${textOf(body.ErrorCode)}` },
  });
}
