import { stemTitle, type Stem } from '@vetka/domain/stem';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useState } from 'react';
import { useDesk } from '../DeskContext.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { StemDialog } from './StemDialog.tsx';
import { StemFigures } from './StemFigures.tsx';
import * as styles from './stems.css.ts';
import { isExpiringSoon, piecesText, untilText } from './stemWords.ts';
import type { StemChanges } from './useStemChanges.ts';
import { WriteOffDialog } from './WriteOffDialog.tsx';

interface StemRowsProps {
  service: string;
  stems: readonly Stem[];
  changes: StemChanges;
  /** Names, prices and recipes may be changed; otherwise only the stock. */
  mayManage: boolean;
}

/** The stems of a shop: a table on wide screens, a card per stem on a phone. */
export function StemRows({ stems, ...rest }: StemRowsProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.th}>
            Стебель
          </th>
          <th scope="col" className={styles.th} data-end="">
            Себестоимость
          </th>
          <th scope="col" className={styles.th} data-end="">
            На полке
          </th>
          <th scope="col" className={styles.th} data-end="">
            Свободно
          </th>
          <th scope="col" className={styles.th}>
            <VisuallyHidden>Действия</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {stems.map((stem) => (
          <OneRow key={stem.id} stem={stem} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<StemRowsProps, 'stems'> & { stem: Stem };
type Question = 'receive' | 'writeOff' | 'edit' | 'history' | 'remove';

function OneRow({ stem, ...props }: RowProps) {
  const [question, setQuestion] = useState<Question>();
  return (
    <tr className={styles.row}>
      <td className={styles.title}>
        <span className={styles.name}>{stemTitle(stem)}</span>
        <Freshness stem={stem} />
      </td>
      <StemFigures stem={stem} changes={props.changes} mayManage={props.mayManage} />
      <td className={styles.menu}>
        <Button size="s" variant="tonal" onClick={() => setQuestion('receive')}>
          Приход
        </Button>
        <RowMenu stem={stem} mayManage={props.mayManage} onAsk={setQuestion} />
        <Dialogs stem={stem} question={question} onClose={() => setQuestion(undefined)} {...props} />
      </td>
    </tr>
  );
}

/** The batch that expires first. */
function Freshness({ stem: { batches, unit } }: { stem: Stem }) {
  const { timeZone } = useDesk().place;
  const [now] = useState(() => Date.now());
  const first = batches.find(({ expiresAt }) => expiresAt !== null);
  if (!first) return null;
  const text = `${piecesText(first.remaining, unit)} ${untilText(first, timeZone)}`;
  return isExpiringSoon(first, now) ? <Badge tone="clay">{text}</Badge> : <span className={styles.note}>{text}</span>;
}

interface RowMenuProps {
  stem: Stem;
  mayManage: boolean;
  onAsk: (question: Question) => void;
}

function RowMenu({ stem, mayManage, onAsk }: RowMenuProps) {
  const label = `Действия: ${stemTitle(stem)}`;
  const item = (id: Question, text: string): DropdownMenuItem => ({ id, label: text, onSelect: () => onAsk(id) });
  return (
    <DropdownMenu
      label={label}
      trigger={<IconButton label={label} icon={<MoreIcon />} />}
      items={[
        ...(stem.stock > 0 ? [item('writeOff', 'Списать')] : []),
        item('history', 'История'),
        ...(mayManage ? [item('edit', 'Изменить'), item('remove', 'Убрать из списка')] : []),
      ]}
    />
  );
}

type DialogsProps = RowProps & { question: Question | undefined; onClose: () => void };

function Dialogs({ service, stem, changes, question, onClose }: DialogsProps) {
  if (question === 'receive') return <BatchDialog stem={stem} changes={changes} onClose={onClose} />;
  if (question === 'writeOff') return <WriteOffDialog stem={stem} changes={changes} onClose={onClose} />;
  if (question === 'edit') return <StemDialog stem={stem} changes={changes} onClose={onClose} />;
  if (question === 'history') return <HistoryDialog service={service} stem={stem} onClose={onClose} />;
  if (question === 'remove') return <RemoveQuestion stem={stem} changes={changes} onClose={onClose} />;
  return null;
}

function RemoveQuestion({ stem, changes, onClose }: Pick<DialogsProps, 'stem' | 'changes' | 'onClose'>) {
  const [refusal, setRefusal] = useState<string>();
  async function remove(): Promise<void> {
    const refused = await changes.remove(stem.id);
    if (refused) setRefusal(refused.message);
    else onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Убрать «${stemTitle(stem)}»?`}
      text={refusal ?? 'История останется. Стебель из рецептов, со склада или из заказов убрать нельзя.'}
      confirmLabel="Убрать"
      cancelLabel="Оставить"
      isLoading={changes.isPending}
      onConfirm={() => void remove()}
    />
  );
}
