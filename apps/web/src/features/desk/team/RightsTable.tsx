import { employeeRoles } from '@vetka/domain/actor';
import { hasRight, roleLabels, type DeskRight } from '@vetka/domain/desk';
import { CheckIcon } from '@vetka/ui/Icon';
import * as styles from './team.css.ts';

const rows: readonly { label: string; right: DeskRight }[] = [
  { label: 'Принять, собрать, фото', right: 'MAKE_ORDERS' },
  { label: 'Отметить доставку', right: 'DELIVER_ORDERS' },
  { label: 'Отказ и возврат денег', right: 'REFUND_ORDERS' },
  { label: 'Остатки', right: 'CHANGE_STOCK' },
  { label: 'Товары, цены и скидки', right: 'MANAGE_GOODS' },
  { label: 'Ответы на отзывы', right: 'ANSWER_REVIEWS' },
  { label: 'Статьи и фото', right: 'PUBLISH' },
  { label: 'Настройки', right: 'CHANGE_SETTINGS' },
  { label: 'Команда', right: 'MANAGE_TEAM' },
  { label: 'Деньги', right: 'SEE_MONEY' },
  { label: 'Статистика', right: 'SEE_STATISTICS' },
];

/** The rights of each role, from the table that the API checks. */
export function RightsTable() {
  return (
    <table className={styles.rights}>
      <thead>
        <tr>
          <th className={styles.cell} scope="col">
            Право
          </th>
          {employeeRoles.map((role) => (
            <th key={role} className={styles.cell} scope="col">
              {roleLabels[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, right }) => (
          <tr key={right}>
            <th className={styles.cell} scope="row">
              {label}
            </th>
            {employeeRoles.map((role) => (
              <td key={role} className={styles.cell}>
                {hasRight(role, right) ? <CheckIcon size="s" label="Может" /> : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
