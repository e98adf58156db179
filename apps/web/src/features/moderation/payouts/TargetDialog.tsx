import { exactRoubles } from '@vetka/domain/ledger';
import type { TransferTarget } from '@vetka/domain/payout';
import { CopyButton } from '@vetka/ui/desk/CopyButton';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import * as styles from '../moderation.css.ts';

interface TargetDialogProps {
  name: string;
  amount: number;
  target: TransferTarget;
  onClose: () => void;
}

/** What a transfer in the bank's cabinet needs, each to be copied. */
export function TargetDialog({ name, amount, target, onClose }: TargetDialogProps) {
  const { account, bik, bankName, holder, inn } = target;
  const lines = [
    { label: 'Получатель', text: holder },
    { label: 'ИНН', text: inn },
    { label: 'Счёт', text: account },
    { label: 'БИК', text: bik },
  ];
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title="Реквизиты для перевода"
      description={`«${name}», ${exactRoubles(amount)}, ${bankName}`}
    >
      <dl className={styles.list}>
        {lines.map(({ label, text }) => (
          <div key={label} className={styles.titleRow}>
            <div>
              <dt className={styles.note}>{label}</dt>
              <dd className={styles.entryTitle}>{text}</dd>
            </div>
            <CopyButton text={text} label={`Скопировать: ${label}`} isLabelHidden />
          </div>
        ))}
      </dl>
    </ResponsiveDialog>
  );
}
