import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { exactRoubles, monthText, type MoneyMonth, type MoneyRegisterQuery } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { Chip } from '@vetka/ui/Chip';
import { DownloadIcon } from '@vetka/ui/Icon';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { saveBlob } from '../../../shell/files/saveFile.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './money.css.ts';
import { orderForms } from './moneyText.ts';

const shownAtOnce = 6;

/** Acts and registers by month, to download. */
export function Registers({ service, months }: { service: string; months: readonly MoneyMonth[] }) {
  const api = useApi();
  const errors = useErrorHandler();
  const [isWhole, setIsWhole] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (query: MoneyRegisterQuery) => unwrap(api.money.register({ params: { service }, query })),
    onSuccess: (file, { month, format }) => saveBlob(file, `vetka-${service}-${month}.${format}`),
    onError: (error) => void errors.handle(error),
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>Акты и реестры</h2>
      <ul className={styles.months}>
        {months.slice(0, isWhole ? months.length : shownAtOnce).map(({ month, orders, closing }) => (
          <li key={month} className={styles.month}>
            <span className={styles.name}>
              <b className={styles.capital}>{monthText(month)}</b>
              <span className={styles.note}>
                {orders === 0 ? 'без заказов' : plural(orders, orderForms)}, остаток {exactRoubles(closing)}
              </span>
            </span>
            {(['pdf', 'csv'] as const).map((format) => (
              <Chip
                key={format}
                icon={<DownloadIcon />}
                aria-label={`${monthText(month)}, скачать ${format.toUpperCase()}`}
                aria-busy={isPending && variables.month === month && variables.format === format}
                onClick={() => mutate({ month, format })}
              >
                {format.toUpperCase()}
              </Chip>
            ))}
          </li>
        ))}
      </ul>
      {months.length > shownAtOnce && !isWhole && <Chip onClick={() => setIsWhole(true)}>Показать все месяцы</Chip>}
    </section>
  );
}
