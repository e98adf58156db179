import { DropdownMenu, type DropdownMenuItem } from '../../../components/DropdownMenu/index.ts';
import { BanIcon } from '../../../components/Icon/icons/BanIcon.ts';
import { EyeOffIcon } from '../../../components/Icon/icons/EyeOffIcon.ts';
import { InfoIcon } from '../../../components/Icon/icons/InfoIcon.ts';
import { MoreIcon } from '../../../components/Icon/icons/MoreIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';

export interface OrderServiceMenuProps {
  /** Number of the order service; distinguishes the menus for screen readers. */
  orderServiceId: number;
  /** Offers «Отменить». */
  canCancel: boolean;
  onCancel: () => void;
  onHide: () => void;
  onShow: () => void;
}

/** Actions on one shop's part of an order. */
export function OrderServiceMenu({ orderServiceId, canCancel, onCancel, onHide, onShow }: OrderServiceMenuProps) {
  const cancel: DropdownMenuItem = {
    id: 'cancel',
    label: 'Отменить',
    icon: <BanIcon />,
    onSelect: onCancel,
    tone: 'danger',
  };
  const items: DropdownMenuItem[] = [
    { id: 'show', label: 'Подробнее', icon: <InfoIcon />, onSelect: onShow },
    { id: 'hide', label: 'Скрыть', icon: <EyeOffIcon />, onSelect: onHide },
    ...(canCancel ? [cancel] : []),
  ];
  const label = `Действия с заказом № ${orderServiceId}`;
  return <DropdownMenu label={label} items={items} trigger={<IconButton label={label} icon={<MoreIcon />} />} />;
}
