import { exactRoubles } from '@vetka/domain/ledger';
import { receiptKindLabels, type CashReceipt, type CorrectionDocument } from '@vetka/domain/receipt';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { Link } from '@vetka/ui/Link';
import { useState } from 'react';
import * as styles from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { correctionState, correctionText, documentText, receiptBadge, vatText } from './receiptWords.ts';

/** A receipt: its subject, the cash register's report, its lines and its corrections. */
export function ReceiptCard({ receipt }: { receipt: CashReceipt }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { id, kind, orderId, amount, printedAmount, lines, error, corrections, mistakes, createdAt } = receipt;
  const title = `${receiptKindLabels[kind]}${orderId === null ? '' : `, заказ №\u00A0${orderId}`}`;
  const badge = receiptBadge(receipt);
  return (
    <li className={styles.dispute}>
      <article aria-label={title} className={styles.words}>
        <div className={styles.titleRow}>
          <h2 className={styles.title}>{title}</h2>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </div>
        <b>
          {exactRoubles(amount)}
          {printedAmount !== null && printedAmount !== amount && `, а пробит на ${exactRoubles(printedAmount)}`}
        </b>
        {lines.map(({ name, quantity, amount: sum, vat, supplier }, index) => (
          <span key={`${index} ${name}`} className={styles.note}>
            <span className={styles.entryTitle}>
              {name}, {quantity}&nbsp;шт., {exactRoubles(sum)}, {vatText(vat)}
              {supplier !== null && `. Продавец: ${supplier}`}
            </span>
          </span>
        ))}
        {error && <span className={styles.entryTitle}>«{error}»</span>}
        <Printed document={receipt} />
        <span className={styles.note}>
          {kind === 'INCOME' ? 'Оплатили' : 'Вернули'} <DateText value={createdAt} pattern="d MMMM yyyy, H:mm" />
        </span>
      </article>
      {corrections.map((document) => (
        <Correction key={document.id} document={document} />
      ))}
      {mistakes.length > 0 && (
        <div className={styles.buttons}>
          <Button size="s" variant="tonal" aria-label={`Исправить: ${title}`} onClick={() => setIsCorrecting(true)}>
            Исправить
          </Button>
        </div>
      )}
      {corrections.length > 0 && <ObjectHistory kind="RECEIPT" id={id} />}
      {isCorrecting && <CorrectDialog receipt={receipt} onClose={() => setIsCorrecting(false)} />}
    </li>
  );
}

function Correction({ document }: { document: CorrectionDocument }) {
  const { tone, text } = correctionState(document);
  return (
    <div className={styles.words}>
      <div className={styles.titleRow}>
        <span className={styles.entryTitle}>{correctionText(document)}</span>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <b>{exactRoubles(document.amount)}</b>
      {document.error && <span className={styles.entryTitle}>«{document.error}»</span>}
      <Printed document={document} />
    </div>
  );
}

/** Where and when a document was printed; empty until then. */
function Printed({ document }: { document: CashReceipt | CorrectionDocument }) {
  const { printedAt, url } = document;
  if (printedAt === null) return null;
  const text = documentText(document);
  return (
    <span className={styles.note}>
      {url === null ? text : <Link href={url}>{text}</Link>}, <DateText value={printedAt} pattern="d MMMM yyyy, H:mm" />
    </span>
  );
}
