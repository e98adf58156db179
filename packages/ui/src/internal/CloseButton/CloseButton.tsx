import { CloseIcon } from '../../components/Icon/icons/CloseIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';

interface CloseButtonProps {
  onClick: () => void;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
}

/** The close button of a layer. */
export function CloseButton({ onClick, size = 'm' }: CloseButtonProps) {
  return (
    <IconButton label="Закрыть" icon={<CloseIcon size={size === 's' ? 's' : 'l'} />} size={size} onClick={onClick} />
  );
}
