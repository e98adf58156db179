import { CloseIcon } from '../../components/Icon/icons/CloseIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { useWords } from '../words/words.ts';

interface CloseButtonProps {
  onClick: () => void;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
}

/** The close button of a layer. */
export function CloseButton({ onClick, size = 'm' }: CloseButtonProps) {
  const { close = 'Закрыть' } = useWords();
  return (
    <IconButton label={close} icon={<CloseIcon size={size === 's' ? 's' : 'l'} />} size={size} onClick={onClick} />
  );
}
