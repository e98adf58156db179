import { uploadAccept, uploadMessages } from '@vetka/domain/media';
import { useState, type DragEvent, type Ref } from 'react';
import { native } from '../../internal/choice/choice.css.ts';
import { useWords } from '../../internal/words/words.ts';
import { Field, type FieldControl, type FieldProps } from '../Field/index.ts';
import { ImageIcon } from '../Icon/icons/ImageIcon.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { checkFile, type MinimumSize } from './checkFile.ts';
import * as styles from './UploadField.css.ts';
import type { UploadItem } from './uploadItem.ts';
import { UploadTile } from './UploadTile.tsx';
import { useReorder } from './useReorder.ts';

export interface UploadFieldProps extends FieldProps {
  /** The chosen files in order; the owner reports their progress. */
  items: readonly UploadItem[];
  /** Valid files were chosen or dropped. The owner uploads them and adds them to `items`. */
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** A picture was moved to another index. Without it the order is fixed. */
  onMove?: ((id: string, place: number) => void) | undefined;
  /** Maximum number of pictures; excess ones are left out with a message. @default no limit */
  maxCount?: number | undefined;
  /** Smaller pictures are refused with the specification's message. */
  minimumSize?: MinimumSize | undefined;
  isDisabled?: boolean | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Pictures to upload, chosen in the file dialog or dropped. Checks type, file size and dimensions and shows the
 * specification's messages; the owner uploads. With `onMove` they can be reordered by drag and drop or keyboard.
 */
export function UploadField(props: UploadFieldProps) {
  const {
    items,
    onFiles,
    onRemove,
    onRetry,
    onMove,
    maxCount = Infinity,
    minimumSize,
    isDisabled = false,
    ...frame
  } = props;
  const [refusal, setRefusal] = useState<string>();
  async function check(chosen: readonly File[]) {
    const room = chosen.slice(0, Math.max(0, maxCount - items.length));
    const refusals = await Promise.all(room.map((file) => checkFile(file, minimumSize)));
    const leftOut = room.length < chosen.length ? uploadMessages.tooMany(maxCount) : undefined;
    setRefusal(refusals.find((message) => message !== undefined) ?? leftOut);
    const good = room.filter((_, place) => refusals[place] === undefined);
    if (good.length > 0) onFiles(good);
  }
  const take = (chosen: readonly File[]) => void check(chosen);
  const drop = useFileDrop(isDisabled, take);
  const order = useReorder(items, isDisabled ? undefined : onMove);
  const remove = (id: string) => {
    order.leave(id);
    onRemove(id);
  };
  return (
    <Field {...frame} hint={frame.hint ?? uploadMessages.hint} error={refusal ?? frame.error} kind="group">
      {(control) => (
        <div ref={order.tiles} className={styles.tiles} {...drop}>
          {items.map((item) => (
            <UploadTile
              key={item.id}
              order={order.propsOf(item.id)}
              onRemove={remove}
              {...{ item, isDisabled, onRetry }}
            />
          ))}
          {items.length < maxCount && <AddTile control={control} isDisabled={isDisabled} onChoose={take} />}
          <VisuallyHidden role="status">{order.said}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** Accepts dropped files; `data-dragged-over` is set while files are dragged over it. */
function useFileDrop(isDisabled: boolean, onDrop: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const holdsFiles = (event: DragEvent) => !isDisabled && event.dataTransfer.types.includes('Files');
  return {
    'data-dragged-over': isOver ? '' : undefined,
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
}

interface AddTileProps {
  control: FieldControl;
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
}

function AddTile({ control, isDisabled, onChoose }: AddTileProps) {
  const { addFile = 'Добавить' } = useWords();
  return (
    <label className={styles.add}>
      <input
        {...control}
        // The group has the id.
        id={undefined}
        className={native}
        type="file"
        accept={uploadAccept.join(',')}
        multiple
        // Uploaded files are not its value.
        required={false}
        disabled={isDisabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that the same file can be chosen again after it was removed.
          event.target.value = '';
          onChoose(files);
        }}
      />
      <ImageIcon size="l" />
      {addFile}
    </label>
  );
}
