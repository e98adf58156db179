import type { RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/Button/index.ts';
import { MinusIcon } from '../../components/Icon/icons/MinusIcon.ts';
import { PlusIcon } from '../../components/Icon/icons/PlusIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useWords } from '../../internal/words/words.ts';
import { MapMark } from './MapMark.tsx';
import type { MapMarker, MapProvider } from './mapProvider.ts';
import * as styles from './MapView.css.ts';
import type { MapPoint } from './points.ts';
import type { MapStatus } from './useMap.ts';

interface MapStageProps {
  provider: MapProvider;
  points: readonly MapPoint[];
  chosen: string | null;
  setCanvas: RefCallback<HTMLDivElement>;
  markers: readonly MapMarker[];
  status: MapStatus;
  /** How many times the user has asked for the map again. */
  attempt: number;
  retry: () => void;
  zoomBy: ((steps: number) => void) | undefined;
}

/** The map, what stands over it while it is not there, and what is known of its data. */
export function MapStage({ provider, points, chosen, setCanvas, markers, status, zoomBy, ...again }: MapStageProps) {
  const { mapCloser = 'Приблизить', mapFarther = 'Отдалить' } = useWords();
  const chosenPoint = points.find(({ id }) => id === chosen);
  const pointOf = new Map(points.map((point) => [point.id, point]));
  return (
    <div className={styles.side}>
      <div className={styles.stage} {...useKeptFocus<HTMLDivElement>()}>
        {/* Every attempt gets an empty element. */}
        <div key={again.attempt} ref={setCanvas} className={styles.canvas} data-part="map" />
        {markers.map(({ id, element }) => {
          const point = pointOf.get(id);
          return point && createPortal(<MapMark point={point} isChosen={id === chosen} isPin />, element, id);
        })}
        {status === 'ready' && zoomBy && (
          <div className={styles.zoom}>
            <IconButton variant="veil" label={mapCloser} icon={<PlusIcon />} onClick={() => zoomBy(1)} />
            <IconButton variant="veil" label={mapFarther} icon={<MinusIcon />} onClick={() => zoomBy(-1)} />
          </div>
        )}
        {/* For a phone, where the list may be out of sight; it says the same. */}
        {status === 'ready' && chosenPoint && (
          <p className={styles.caption} aria-hidden="true">
            <b className={styles.name}>{chosenPoint.name}</b>
            {chosenPoint.hint && <span className={styles.hint}>{chosenPoint.hint}</span>}
          </p>
        )}
        {status !== 'ready' && <Waiting status={status} {...again} />}
      </div>
      {provider.attribution && (
        <p className={styles.attribution}>
          {provider.attribution.map(({ text, href }) => (
            <Anchor key={href} href={href} target="_blank">
              {text}
            </Anchor>
          ))}
        </p>
      )}
    </div>
  );
}

function Waiting({ status, attempt, retry }: Pick<MapStageProps, 'status' | 'attempt' | 'retry'>) {
  const { mapLoading = 'Загружаем карту', mapFailed = 'Карта не загрузилась', retry: again = 'Повторить' } = useWords();
  const isFailed = status === 'failed';
  return (
    <div className={styles.waiting}>
      <p className={styles.state} role="status">
        {!isFailed && <Spinner size="s" label={null} />}
        {isFailed ? mapFailed : mapLoading}
      </p>
      {(isFailed || attempt > 0) && (
        <Button variant="tonal" size="s" isLoading={!isFailed} loadingText={again} onClick={retry}>
          {again}
        </Button>
      )}
    </div>
  );
}
