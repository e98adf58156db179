import { goodsTableColumnLabels, goodsTableColumns, type GoodsTableColumn } from '@vetka/domain/goods';
import { Checkbox } from '@vetka/ui/Checkbox';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { columnsOf, type GoodsSearch } from '../goodsSearch.ts';
import { NewView } from './NewView.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { ViewCommands } from './useViews.ts';
import * as styles from './views.css.ts';

interface ViewDialogProps {
  search: GoodsSearch;
  commands: ViewCommands;
  onGo: (search: GoodsSearch) => void;
  onClose: () => void;
}

/** What the table shows: its columns, and the views that the person keeps. */
export default function ViewDialog({ search, commands, onGo, onClose }: ViewDialogProps) {
  return (
    <ResponsiveDialog isOpen onClose={onClose} title="Вид таблицы">
      <div className={styles.dialog}>
        <Columns search={search} onGo={onGo} />
        <NewView search={search} commands={commands} onGo={onGo} />
        <SavedViews commands={commands} onGo={onGo} />
      </div>
    </ResponsiveDialog>
  );
}

/** The columns of the URL, shown as chosen before the navigation ends. */
function useColumns({ search, onGo }: ColumnsProps) {
  const inUrl = columnsOf(search);
  const [chosen, setChosen] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl.join());
  if (seen !== inUrl.join()) {
    setSeen(inUrl.join());
    setChosen(inUrl);
  }
  const set = (column: GoodsTableColumn, isOn: boolean) => {
    const columns = isOn ? [...chosen, column] : chosen.filter((each) => each !== column);
    setChosen(columns);
    onGo({ ...search, columns });
  };
  return { chosen, set };
}

type ColumnsProps = Pick<ViewDialogProps, 'search' | 'onGo'>;

function Columns(props: ColumnsProps) {
  const { chosen, set } = useColumns(props);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Столбцы</legend>
      <div className={styles.columns}>
        {goodsTableColumns.map((column) => (
          <Checkbox
            key={column}
            label={goodsTableColumnLabels[column]}
            isChecked={chosen.includes(column)}
            onChange={(isOn) => set(column, isOn)}
          />
        ))}
      </div>
    </fieldset>
  );
}
