import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import type { GoodsFileFormat } from '@vetka/domain/goods';
import { Chip } from '@vetka/ui/Chip';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { DownloadIcon, UploadIcon } from '@vetka/ui/Icon';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { saveBlob } from '../../../shell/files/saveFile.ts';
import { useApi } from '../../../shell/useContext.ts';
import { goodsAsked, type GoodsSearch } from './goodsSearch.ts';

/** Saves the goods that a table shows as a file. */
export function useExport(service: string, search: GoodsSearch) {
  const api = useApi();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: (format: GoodsFileFormat) =>
      unwrap(api.goods.export({ params: { service }, query: { ...goodsAsked(search), format } })),
    onSuccess: (file, format) => saveBlob(file, `${service}.${format}`),
    onError: (error) => void errors.handle(error),
  });
}

/** Export and import of goods. */
export function GoodsFiles({ service, search }: { service: string; search: GoodsSearch }) {
  const router = useRouter();
  const { mutate, isPending } = useExport(service, search);
  return (
    <DropdownMenu
      label="Товары в файле"
      align="start"
      trigger={
        <Chip icon={<UploadIcon />} aria-busy={isPending}>
          {isPending ? 'Собираем' : 'Файл'}
        </Chip>
      }
      items={[
        {
          id: 'import',
          label: 'Загрузить из файла',
          icon: <UploadIcon />,
          onSelect: () => void router.navigate({ href: pagePath('/my/shop/$service/products/import', { service }) }),
        },
        { id: 'csv', label: 'Скачать CSV', icon: <DownloadIcon />, onSelect: () => mutate('csv') },
        { id: 'xlsx', label: 'Скачать для Excel', icon: <DownloadIcon />, onSelect: () => mutate('xlsx') },
      ]}
    />
  );
}
