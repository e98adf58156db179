import { articleLimits } from '@vetka/domain/article';
import type { RichTextNodeProps } from '@vetka/ui/desk/RichTextEditor';
import { Button } from '@vetka/ui/Button';
import { TrashIcon } from '@vetka/ui/Icon';
import { Image } from '@vetka/ui/Image';
import { IconButton } from '@vetka/ui/IconButton';
import { TextField } from '@vetka/ui/TextField';
import type { ArticleOwnBlock } from '../body/NamedBlock.tsx';
import { pictureProblems, useEditorTools, useNames, useUnfinished, type Upload } from './EditorNames.ts';
import * as styles from './editor.css.ts';

type Attributes = Extract<ArticleOwnBlock, { type: 'picture' }>['attrs'];

/** A picture with its caption and alternative text. While it is uploaded, its progress. */
export function PictureView({ attributes, local, onChange, onRemove }: RichTextNodeProps<Attributes>) {
  const { mediaId, alt, caption } = attributes;
  const { pictures, uploads } = useNames();
  const file = pictures.find(({ id }) => id === mediaId);
  const upload = uploads.find(({ id }) => id === local.uploadId);
  const isLoading = upload !== undefined && upload.problem === undefined;
  const problem = isLoading ? pictureProblems.loading : pictureProblems.failed;
  useUnfinished(useEditorTools().onUnfinished, mediaId > 0 ? undefined : problem);
  return (
    <div className={styles.picture}>
      <div className={styles.pictureBox} data-drag-handle="">
        {file && <Image src={file.url} alt={alt} ratio="3 / 2" isContained sizes="680px" />}
        {!file && upload && <img className={styles.preview} src={upload.url} alt="" />}
        {!file && upload && <UploadNote upload={upload} />}
        {!file && !upload && <p className={styles.uploadNote}>Снимок не загрузился. Добавьте его ещё раз.</p>}
      </div>
      <div className={styles.pictureFields}>
        <TextField
          label="Подпись"
          value={caption}
          limit={articleLimits.caption}
          onChange={(value) => onChange({ caption: value })}
        />
        <TextField
          label="Что на снимке"
          hint="Для тех, кто не видит картинку"
          value={alt}
          limit={articleLimits.caption}
          onChange={(value) => onChange({ alt: value })}
        />
        <IconButton label="Убрать снимок" icon={<TrashIcon />} onClick={onRemove} />
      </div>
    </div>
  );
}

function UploadNote({ upload }: { upload: Upload }) {
  const { retry } = useEditorTools();
  const { progress, problem } = upload;
  if (problem === undefined) {
    return (
      <p className={styles.uploadNote} role="status">
        Загружаем снимок: {Math.round(progress * 100)} %
      </p>
    );
  }
  return (
    <div className={styles.uploadNote}>
      <p role="alert">{problem}</p>
      <Button size="s" variant="tonal" onClick={() => retry(upload)}>
        Повторить
      </Button>
    </div>
  );
}
