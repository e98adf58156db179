import { useQuery } from '@tanstack/react-query';
import type { GoodsImport } from '@vetka/domain/goods';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useState } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { managesGoods } from '../deskSections.tsx';
import NoRightPage from '../NoRightPage.tsx';
import { importQueries } from './import.queries.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ChangedRows, WrongRows } from './ImportRows.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { CardSkeleton, RoomSkeleton } from '../skeletons/RoomSkeleton.tsx';
import * as styles from './import.css.ts';

/** Goods from a file: columns, a preview, one press, and the errors to correct. */
export default function ImportPage({ id }: { id: number | undefined }) {
  const { place } = useDesk();
  if (!managesGoods(place)) return <NoRightPage right="MANAGE_GOODS" />;
  const service = place.service.slug;
  return id === undefined ? <ImportStart service={service} /> : <OneImport key={id} service={service} id={id} />;
}

function OneImport({ service, id }: { service: string; id: number }) {
  const found = useQuery(importQueries.one(useApi(), service, id));
  return (
    <>
      <DeskHead title="Загрузка товаров" note={found.data?.filename} />
      <div className={styles.page}>
        {found.data && <Steps service={service} found={found.data} />}
        {!found.data && found.error && <LoadFailure error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && (
          <RoomSkeleton label="Загрузка файла">
            <CardSkeleton lines={6} />
          </RoomSkeleton>
        )}
      </div>
    </>
  );
}

function Steps({ service, found }: { service: string; found: GoodsImport }) {
  const [isMatching, setIsMatching] = useState(false);
  if (found.state === 'MAPPING' || isMatching) {
    return <ImportColumns service={service} found={found} onDone={() => setIsMatching(false)} />;
  }
  return (
    <>
      <ImportSummary service={service} found={found} onMatch={() => setIsMatching(true)} />
      {found.state !== 'UNDONE' && found.state !== 'APPLYING' && <WrongRows service={service} found={found} />}
      {found.state === 'CHECKED' && <ChangedRows service={service} found={found} />}
    </>
  );
}
