import type { ChatAttachment } from '@vetka/domain/chat';
import { DownloadIcon } from '../../../components/Icon/icons/DownloadIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { intercept } from '../../intercept.ts';
import { fileSize } from './fileSize.ts';
import * as styles from './ChatThread.css.ts';

interface MessageFilesProps {
  attachments: readonly ChatAttachment[];
  onPicture: (id: number) => void;
}

/** Pictures, which open full screen, and documents, which are downloaded. */
export function MessageFiles({ attachments, onPicture }: MessageFilesProps) {
  return attachments.map(({ id, url, alt, type, filename, byteSize }) =>
    type === 'IMAGE' ? (
      <a
        key={id}
        className={styles.picture}
        href={url}
        target="_blank"
        rel="noopener"
        onClick={intercept(() => onPicture(id))}
      >
        <Image src={url} alt={alt || 'Фото'} ratio="3 / 2" width={232} />
      </a>
    ) : (
      <div key={id} className={styles.bubble}>
        <Inline>
          <DownloadIcon size="s" />
          <Link tone="text" href={url} download={filename}>
            {filename}
          </Link>
          <Text as="span" size="small" tone="muted">
            {fileSize(byteSize)}
          </Text>
        </Inline>
      </div>
    ),
  );
}
