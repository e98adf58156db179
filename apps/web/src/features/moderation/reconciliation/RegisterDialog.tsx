import { bankNames, type BankName } from '@vetka/domain/payment';
import { reconciliationLimits } from '@vetka/domain/reconciliation';
import { Button } from '@vetka/ui/Button';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { Text } from '@vetka/ui/Text';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { bankTitles } from './differenceWords.ts';
import { useUpload } from './useReconciliation.ts';

const options = bankNames.map((value) => ({ value, label: bankTitles[value] }));

/** The bank's register as a file. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const [bank, setBank] = useState<BankName>('tbank');
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { act, isPending, message, fields } = useUpload(onClose);
  const isLarge = file !== null && file.size > reconciliationLimits.register;
  const own = file === null ? 'Выберите файл' : 'Файл больше 900 КБ: загрузите по частям';
  const problem = isTried && (file === null || isLarge) ? own : fields['table'];
  const submit = () => {
    setIsTried(true);
    if (file !== null && !isLarge) act({ bank, file });
  };
  return (
    <FormDialog
      title="Загрузить реестр"
      description="CSV со столбцами TRANS_DATE, TRANSACTION_ID, PARENT_TRANSACTION_ID, TRANSACTION_TYPE, SUM и COMMISSION: его банк присылает на почту. Одну и ту же строку можно загрузить дважды, учтём её раз."
      submitLabel="Загрузить"
      loadingText="Загружаем"
      isPending={isPending}
      message={problem ?? message}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioGroup label="Банк" options={options} value={bank} onChange={setBank} />
      <div>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.txt"
          aria-label="Файл реестра"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          Выбрать файл
        </Button>
      </div>
      <Text tone="muted">{file?.name ?? 'Файл не выбран'}</Text>
    </FormDialog>
  );
}
