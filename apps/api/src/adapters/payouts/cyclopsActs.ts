import { recordOf, textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import { cyclopsCodes, type CyclopsCall, type CyclopsUpload } from './cyclopsCalls.ts';
import type { PayoutAct } from './gateway.ts';

const kind = 'service_agreement';
const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => textOf(recordOf(one).document_id) || textOf(recordOf(one).id)) : [];

/** The bank takes some seconds to look at a document. */
const checking = failure('unavailable', 'document', 'Банк ещё проверяет акт выплаты');

async function isAccepted(call: CyclopsCall, documentId: string): Promise<ProviderResult<boolean>> {
  const shown = await call('get_document', { document_id: documentId });
  return shown.ok ? success(recordOf(shown.value.document).success_added === true) : shown;
}

/**
 * Uploads the act of a deal, without which the bank pays nothing, and waits until the bank has accepted it. A document
 * whose upload was not answered is found again by its deal.
 */
export async function showAct(
  call: CyclopsCall,
  upload: CyclopsUpload,
  dealId: string,
  { number, day, recipientId, pdf }: PayoutAct,
): Promise<ProviderResult<true>> {
  const listed = await call('list_documents', { filters: { deal_id: dealId } });
  if (!listed.ok) return listed;
  const [known] = idsOf(listed.value.documents);
  if (known !== undefined) {
    const accepted = await isAccepted(call, known);
    if (!accepted.ok) return accepted;
    return accepted.value ? success(true) : checking;
  }
  const query = {
    beneficiary_id: recipientId,
    deal_id: dealId,
    document_type: kind,
    document_date: day,
    document_number: number,
  };
  const sent = await upload({ of: 'deal', query, pdf: await pdf() });
  return sent.ok ? showUploaded(call, textOf(sent.value.document_id)) : sent;
}

async function showUploaded(call: CyclopsCall, documentId: string): Promise<ProviderResult<true>> {
  const accepted = await isAccepted(call, documentId);
  if (!accepted.ok) return accepted.code === cyclopsCodes.documentNotFound ? checking : accepted;
  return accepted.value ? success(true) : checking;
}
