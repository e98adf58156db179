import { goodsTableColumnLabels, goodsTableColumns, type GoodsTableColumn } from '@vetka/domain/goods';
import { Checkbox } from '@vetka/ui/Checkbox';
import { useState } from 'react';
import type { ViewCommands } from '../../views/useViews.ts';
import ViewDialog from '../../views/ViewDialog.tsx';
import * as styles from '../../views/views.css.ts';
import { columnsOf, type GoodsSearch } from '../goodsSearch.ts';
import { searchOfView, viewQuery } from './tableView.ts';

interface GoodsViewDialogProps {
  search: GoodsSearch;
  commands: ViewCommands;
  onGo: (search: GoodsSearch) => void;
  onClose: () => void;
}

/** The settings of the table: its columns, and the saved views. */
export default function GoodsViewDialog({ search, commands, onGo, onClose }: GoodsViewDialogProps) {
  return (
    <ViewDialog
      title="Вид таблицы"
      hint="Вид помнит вкладку, порядок, поиск и столбцы."
      placeholder="К переучёту"
      query={viewQuery(search)}
      openId={search.view}
      commands={commands}
      onOpen={(view) => onGo(searchOfView(view))}
      onClose={onClose}
    >
      <Columns search={search} onGo={onGo} />
    </ViewDialog>
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

type ColumnsProps = Pick<GoodsViewDialogProps, 'search' | 'onGo'>;

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
