import { Avatar } from '../../../components/Avatar/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { TrashIcon } from '../../../components/Icon/icons/TrashIcon.ts';
import { UploadField, type UploadFieldProps, type UploadItem } from '../../../components/UploadField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';

export interface AvatarSectionProps extends Pick<UploadFieldProps, 'minimumSize'> {
  /** Name of the person; its initials stand in for a missing picture. */
  name: string;
  /** URL of the picture; `null` if there is none. */
  src: string | null;
  /** Colour pair of the initials. */
  colorIndex?: number | undefined;
  /** The picture being uploaded; once uploaded it becomes `src`. */
  items: readonly UploadItem[];
  onFiles: (files: File[]) => void;
  /** Cancels the upload. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Removes the profile picture. */
  onRemove: () => void;
  isRemoving?: boolean | undefined;
  error?: string | undefined;
}

/** The profile picture as others see it, with a button to replace it. */
export function AvatarSection(props: AvatarSectionProps) {
  const {
    name,
    src,
    colorIndex = 0,
    items,
    onFiles,
    onCancel,
    onRetry,
    onRemove,
    isRemoving = false,
    error,
    minimumSize,
  } = props;
  return (
    <SettingsSection
      id="profile-avatar"
      title="Фото профиля"
      text="Видно рядом с вашими отзывами, записями и сообщениями. Какую часть снимка показать, выберете сами."
    >
      <div className={styles.picture}>
        <Avatar
          name={name}
          src={src}
          size="xl"
          colorIndex={colorIndex}
          label={src ? 'Фото профиля' : 'Фото профиля не выбрано'}
        />
        <div className={styles.pictureChoice}>
          <UploadField
            label={src ? 'Другое фото' : 'Новое фото'}
            items={items}
            onFiles={onFiles}
            onRemove={onCancel}
            onRetry={onRetry}
            maxCount={1}
            error={error}
            {...(minimumSize && { minimumSize })}
          />
          {src !== null && (
            <Button
              variant="outline"
              size="s"
              icon={<TrashIcon />}
              onClick={onRemove}
              isLoading={isRemoving}
              loadingText="Убираем"
            >
              Убрать фото
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}
