import { useCallback } from 'react';
import { useWords } from '../../internal/words/words.ts';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { GripIcon } from '../Icon/icons/GripIcon.ts';
import { PaperclipIcon } from '../Icon/icons/PaperclipIcon.ts';
import { RefreshIcon } from '../Icon/icons/RefreshIcon.ts';
import { Text } from '../Text/index.ts';
import * as styles from './UploadField.css.ts';
import type { UploadItem } from './uploadItem.ts';
import type { ReorderProps } from './useReorder.ts';

interface UploadTileProps {
  item: UploadItem;
  order?: ReorderProps | undefined;
  isDisabled?: boolean | undefined;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Ref of the image: shows a file through an object URL, revoked when it is no longer shown. */
function usePreview(picture: File | string | undefined) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || picture === undefined) return;
      if (typeof picture === 'string') {
        image.src = picture;
        return;
      }
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
}

const uploadingText = (name: string) => `Загрузка: ${name}`;
const reorderText = (name: string) => `Переставить: ${name}`;
const removeText = (name: string) => `Убрать: ${name}`;

/** A document instead of a preview. */
const FileName = ({ children }: { children: string }) => (
  <>
    <PaperclipIcon />
    <Text as="span" size="micro" align="center" clamp={2}>
      {children}
    </Text>
  </>
);

/** A thumbnail with a remove button, with progress while uploading, and with «Повторить» after a failure. */
export function UploadTile({ item, order, isDisabled, onRemove, onRetry }: UploadTileProps) {
  const { retry = 'Повторить', uploading = uploadingText, reorder = reorderText, remove = removeText } = useWords();
  const preview = usePreview(item.picture);
  return (
    <div className={styles.tile} role="group" aria-label={item.name} {...order?.tile}>
      {item.state !== 'failed' && item.picture !== undefined && <img ref={preview} alt={item.name} />}
      {item.state !== 'failed' && item.picture === undefined && <FileName>{item.name}</FileName>}
      {item.state === 'uploading' && (
        <progress className={styles.progress} aria-label={uploading(item.name)} max={1} value={item.progress ?? 0} />
      )}
      {item.state === 'failed' && (
        <button type="button" className={styles.retry} disabled={isDisabled} onClick={() => onRetry(item.id)}>
          <RefreshIcon />
          {retry}
        </button>
      )}
      {order?.handle && (
        <button type="button" className={styles.handle} aria-label={reorder(item.name)} {...order.handle}>
          <GripIcon size="s" />
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        data-part="remove"
        aria-label={remove(item.name)}
        disabled={isDisabled}
        onClick={() => onRemove(item.id)}
      >
        <CloseIcon size="s" />
      </button>
    </div>
  );
}
