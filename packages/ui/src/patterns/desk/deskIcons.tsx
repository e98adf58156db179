import type { DeskStepType } from '@vetka/domain/desk';
import type { OrderStatusType } from '@vetka/domain/order';
import { BanIcon } from '../../components/Icon/icons/BanIcon.ts';
import { BikeIcon } from '../../components/Icon/icons/BikeIcon.ts';
import { CameraIcon } from '../../components/Icon/icons/CameraIcon.ts';
import { CheckCheckIcon } from '../../components/Icon/icons/CheckCheckIcon.ts';
import { CheckIcon } from '../../components/Icon/icons/CheckIcon.ts';
import { HomeIcon } from '../../components/Icon/icons/HomeIcon.ts';
import { PackageCheckIcon } from '../../components/Icon/icons/PackageCheckIcon.ts';
import { ScaleIcon } from '../../components/Icon/icons/ScaleIcon.ts';
import { ScissorsIcon } from '../../components/Icon/icons/ScissorsIcon.ts';
import { SparklesIcon } from '../../components/Icon/icons/SparklesIcon.ts';
import { StoreIcon } from '../../components/Icon/icons/StoreIcon.ts';
import type { IconComponent } from '../../components/Icon/makeIcon.tsx';

export const statusIcons: Record<OrderStatusType, IconComponent> = {
  NEW: SparklesIcon,
  ACCEPTED: CheckIcon,
  ASSEMBLING: ScissorsIcon,
  PHOTO_SENT: CameraIcon,
  READY: PackageCheckIcon,
  DELIVERING: BikeIcon,
  READY_FOR_PICKUP: StoreIcon,
  DELIVERED: HomeIcon,
  COMPLETED: CheckCheckIcon,
  CANCELED_BY_CUSTOMER: BanIcon,
  CANCELED_BY_SELLER: BanIcon,
  DISPUTE: ScaleIcon,
};

export const stepIcons: Record<DeskStepType, IconComponent> = {
  ACCEPT: CheckIcon,
  DECLINE: BanIcon,
  START: ScissorsIcon,
  SEND_PHOTO: CameraIcon,
  READY: PackageCheckIcon,
  HAND_TO_COURIER: BikeIcon,
  PUT_ON_SHELF: StoreIcon,
  DELIVER: HomeIcon,
  CANCEL: BanIcon,
};
