import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import { goodsLimits, type GoodsImport, type GoodsImportState } from '@vetka/domain/goods';
import { formatNumber, plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { DownloadIcon, UploadIcon } from '@vetka/ui/Icon';
import { Anchor } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { Spinner } from '@vetka/ui/Spinner';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useDroppedFiles } from '../../../shell/uploads/useDroppedFiles.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useExport } from './GoodsFiles.tsx';
import { importQueries } from './import.queries.ts';
import * as styles from './import.css.ts';

const note = `CSV или Excel, до ${formatNumber(goodsLimits.importRows)} товаров и 5 МБ`;

const hrefOf = (service: string, id: number): string =>
  `${pagePath('/my/shop/$service/products/import', { service })}?id=${id}`;

/** The start of an import, and the imports of the last month. */
export function ImportStart({ service }: { service: string }) {
  return (
    <>
      <DeskHead title="Загрузка товаров" note={note} />
      <div className={styles.page}>
        <ChooseFile service={service} />
        <Rules service={service} />
        <Recent service={service} />
      </div>
    </>
  );
}

function useStart(service: string) {
  const api = useApi();
  const router = useRouter();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: (file: File) => unwrap(api.goods.startImport({ params: { service }, body: { file } })),
    onSuccess: ({ id }) => void router.navigate({ href: hrefOf(service, id) }),
    onError: (error) => {
      if (!isRefusal(error)) errors.handle(error);
    },
  });
}

function ChooseFile({ service }: { service: string }) {
  const { mutate, isPending, error } = useStart(service);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file && !isPending) mutate(file);
  };
  const isOver = useDroppedFiles(take);
  const refusal = refusalOf(error);
  const problem = refusal.fields['file'] ?? refusal.message;
  return (
    <section className={styles.card}>
      <label className={styles.drop} data-over={isOver ? '' : undefined}>
        <input
          className={styles.native}
          type="file"
          accept=".csv,.xlsx,.txt"
          disabled={isPending}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Reset, so that the same file can be chosen again once it is corrected.
            event.target.value = '';
            take(files);
          }}
        />
        {isPending ? <Spinner label="Читаем файл" /> : <UploadIcon size="l" />}
        <span className={styles.dropTitle}>{isPending ? 'Читаем файл' : 'Выберите файл'}</span>
        <span className={styles.note}>или перетащите его сюда</span>
      </label>
      {problem !== undefined && (
        <Notice tone="critical" isAnnounced>
          {problem}
        </Notice>
      )}
    </section>
  );
}

function Rules({ service }: { service: string }) {
  const { mutate, isPending } = useExport(service, {});
  return (
    <section className={styles.card} aria-labelledby="import-rules">
      <h2 id="import-rules" className={styles.title}>
        Как это работает
      </h2>
      <ul className={styles.rules}>
        <li>Сначала покажем, что изменится. Товары останутся как есть, пока вы не нажмёте «Загрузить».</li>
        <li>Товар находим по ID или артикулу. Чего не нашли, создадим черновиком.</li>
        <li>Пустая клетка очищает поле. Пустые остаток и время на сборку остаются прежними.</li>
        <li>Вернуть загрузку можно в течение 24 часов.</li>
      </ul>
      <p className={styles.note}>Удобно начать с выгрузки: скачайте товары, поправьте и загрузите обратно.</p>
      <div className={styles.downloads}>
        <Button variant="tonal" icon={<DownloadIcon />} isLoading={isPending} onClick={() => mutate('xlsx')}>
          Скачать для Excel
        </Button>
        <Button variant="plain" icon={<DownloadIcon />} isLoading={isPending} onClick={() => mutate('csv')}>
          Скачать CSV
        </Button>
      </div>
    </section>
  );
}

const stateTexts: Record<GoodsImportState, (found: GoodsImport) => string> = {
  MAPPING: () => 'ждёт, что в каком столбце',
  CHECKED: ({ ready }) => `проверен, можно загрузить ${plural(ready, ['строку', 'строки', 'строк'])}`,
  APPLYING: () => 'загружается',
  DONE: ({ applied, total }) => `загружено ${formatNumber(applied)} из ${formatNumber(total)}`,
  UNDONE: () => 'вернули',
};

function Recent({ service }: { service: string }) {
  const list = useQuery(importQueries.list(useApi(), service));
  const { data, error } = list;
  if (data?.data.length === 0 || (!data && !error)) return null;
  return (
    <section className={styles.card} aria-labelledby="import-recent">
      <h2 id="import-recent" className={styles.title}>
        Последние загрузки
      </h2>
      <NotLoaded query={list} />
      <ul>
        {data?.data.map((found) => (
          <li key={found.id} className={styles.recent}>
            <Anchor className={styles.name} href={hrefOf(service, found.id)}>
              {found.filename}
            </Anchor>
            <span className={styles.note}>
              <DateText value={found.createdAt} />, {found.by && `${found.by}, `}
              {stateTexts[found.state](found)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
