import { BikeIcon } from '../../components/Icon/icons/BikeIcon.ts';
import { HomeIcon } from '../../components/Icon/icons/HomeIcon.ts';
import { PackageIcon } from '../../components/Icon/icons/PackageIcon.ts';
import { StoreIcon } from '../../components/Icon/icons/StoreIcon.ts';
import type { IconComponent } from '../../components/Icon/makeIcon.tsx';
import { classes } from '../../internal/classes.ts';
import * as styles from './MapView.css.ts';
import type { MapPoint, MapPointKind } from './points.ts';

const icons: Record<MapPointKind, IconComponent> = {
  shop: StoreIcon,
  pickup: PackageIcon,
  courier: BikeIcon,
  recipient: HomeIcon,
};

interface MapMarkProps {
  point: MapPoint;
  isChosen: boolean;
  /** On the map it is a pin, in the list a disc. */
  isPin?: boolean | undefined;
}

/** The mark of a point, the same on the map and in the list. Hidden from screen readers, which read the list. */
export function MapMark({ point: { name, kind = 'pickup' }, isChosen, isPin = false }: MapMarkProps) {
  const Icon = icons[kind];
  return (
    <span
      className={classes(styles.mark, isPin && styles.pin)}
      data-kind={kind}
      data-chosen={isChosen ? '' : undefined}
      title={isPin ? name : undefined}
      aria-hidden="true"
    >
      <Icon />
    </span>
  );
}
