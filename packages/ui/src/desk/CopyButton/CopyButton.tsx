import { Button, type ButtonSize, type ButtonVariant } from '../../components/Button/index.ts';
import { CheckIcon } from '../../components/Icon/icons/CheckIcon.ts';
import { CopyIcon } from '../../components/Icon/icons/CopyIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useWords } from '../../internal/words/words.ts';
import { useCopied, type CopyOutcome } from './useCopied.ts';

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  /** The action: «Скопировать адрес». */
  label: string;
  /** Announced, and shown in place of the label. @default 'Скопировано' */
  copiedLabel?: string | undefined;
  /** Only the icon; the label is read out. @default false */
  isLabelHidden?: boolean | undefined;
  /** @default 'tonal' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  onCopied?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton(props: CopyButtonProps) {
  const { copied = 'Скопировано', copyFailed = 'Не получилось скопировать' } = useWords();
  const { text, label, copiedLabel = copied, isLabelHidden = false, onCopied, isDisabled } = props;
  const { variant = 'tonal', size = 'm' } = props;
  const { outcome, copy } = useCopied(text, onCopied);
  const said: Record<CopyOutcome, string> = { copied: copiedLabel, failed: copyFailed };
  const icon = outcome === 'copied' ? <CheckIcon /> : <CopyIcon />;
  const press = { icon, isDisabled, onClick: () => void copy() };
  return (
    <>
      {isLabelHidden ? (
        <IconButton {...press} label={label} />
      ) : (
        <Button {...press} variant={variant} size={size}>
          {outcome === null ? label : said[outcome]}
        </Button>
      )}
      <VisuallyHidden role="status">{outcome && said[outcome]}</VisuallyHidden>
    </>
  );
}
