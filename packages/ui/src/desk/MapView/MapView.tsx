import { useId, type Ref } from 'react';
import { Field, type FieldProps } from '../../components/Field/index.ts';
import { classes } from '../../internal/classes.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { MapList } from './MapList.tsx';
import type { MapPlace, MapProvider } from './mapProvider.ts';
import { MapStage } from './MapStage.tsx';
import * as styles from './MapView.css.ts';
import { yandexMapsHref, type MapPoint } from './points.ts';
import { useMap } from './useMap.ts';

export interface MapViewProps extends FieldProps, ValueProps<string, null> {
  points: readonly MapPoint[];
  /** Id of the chosen point, `null` while nothing is chosen. */
  value?: string | null | undefined;
  /** Draws the map. Without it there is only the list. */
  provider?: MapProvider | undefined;
  /** Where the map looks. @default all points are in view */
  center?: MapPlace | undefined;
  /** Zoom of web maps: 10 is a city, 16 a street. Only together with `center`. */
  zoom?: number | undefined;
  /** Address of «Открыть в Картах»; `null` for no link. @default the point in Yandex Maps */
  hrefOf?: ((point: MapPoint) => string) | null | undefined;
  /** The map could not be drawn. The component says so itself; this is for the application's log. */
  onFailure?: ((error: unknown) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Name of the form field: the id of the chosen point. */
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * One of several places, on a map and in a list that are in sync. The list works before the map has loaded, when it
 * fails and without a provider.
 *
 * Keyboard (APG radio group, native): the list is the keyboard's way, so markers are no stops for Tab.
 */
export function MapView(props: MapViewProps) {
  const {
    points,
    value: given,
    defaultValue,
    onChange,
    provider,
    center,
    zoom,
    hrefOf = yandexMapsHref,
    ...rest
  } = props;
  const { onFailure, isDisabled = false, name, ...frame } = rest;
  const [value, choose] = useValue<string, null>({ value: given, defaultValue, onChange }, null);
  const ownName = useId();
  const onPress = (id: string) => {
    if (!isDisabled && id !== value) choose(id);
  };
  const map = useMap({ provider, points, chosen: value, center, zoom, onPress, onFailure });
  return (
    <Field {...frame} kind="radiogroup">
      {(control) => (
        <div className={classes(styles.view, provider && styles.withMap)}>
          {provider && <MapStage {...map} provider={provider} points={points} chosen={value} />}
          <MapList
            points={points}
            value={value}
            name={name ?? ownName}
            control={control}
            isDisabled={isDisabled}
            hrefOf={hrefOf}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
}
