import { stemTitle, type Stem } from '@vetka/domain/stem';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { DataTable, type DataColumn } from '@vetka/ui/desk/DataTable';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { useState } from 'react';
import { useDesk } from '../DeskContext.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { StemDialog } from './StemDialog.tsx';
import { CostCell, FreeCell, ShelfCell } from './StemFigures.tsx';
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

/** The stems of a shop: a grid on wide screens, a card per stem on a phone. */
export function StemRows({ stems, ...rest }: StemRowsProps) {
  return (
    <DataTable
      caption="Стебли и материалы"
      isGrid
      isHeadSticky
      columns={columnsOf(rest)}
      rows={stems}
      keyOf={({ id }) => id}
    />
  );
}

type RowProps = Omit<StemRowsProps, 'stems'> & { stem: Stem };
type Question = 'receive' | 'writeOff' | 'edit' | 'history' | 'remove';

const columnsOf = (props: Omit<RowProps, 'stem'>): DataColumn<Stem>[] => [
  {
    id: 'stem',
    title: 'Стебель',
    cell: (stem) => (
      <>
        <span className={styles.name}>{stemTitle(stem)}</span>
        <Freshness stem={stem} />
      </>
    ),
  },
  {
    id: 'cost',
    title: 'Себестоимость',
    align: 'end',
    inCard: 'figure',
    cardSpan: 5,
    cell: (stem) => <CostCell stem={stem} changes={props.changes} mayManage={props.mayManage} />,
  },
  {
    id: 'shelf',
    title: 'На полке',
    align: 'end',
    inCard: 'figure',
    cell: (stem) => <ShelfCell stem={stem} changes={props.changes} />,
  },
  {
    id: 'free',
    title: 'Свободно',
    align: 'end',
    inCard: 'figure',
    cardSpan: 3,
    cell: (stem) => <FreeCell stem={stem} />,
  },
  {
    id: 'actions',
    title: 'Действия',
    isTitleHidden: true,
    align: 'end',
    cell: (stem) => <StemActions stem={stem} {...props} />,
  },
];

function StemActions({ stem, ...props }: RowProps) {
  const [question, setQuestion] = useState<Question>();
  return (
    <div className={styles.menu}>
      <Button size="s" variant="tonal" onClick={() => setQuestion('receive')}>
        Приход
      </Button>
      <RowMenu stem={stem} mayManage={props.mayManage} onAsk={setQuestion} />
      <Dialogs stem={stem} question={question} onClose={() => setQuestion(undefined)} {...props} />
    </div>
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
