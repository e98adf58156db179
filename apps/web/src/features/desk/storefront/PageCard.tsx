import { storefrontLimits } from '@vetka/domain/storefront';
import { uploadAccept } from '@vetka/domain/media';
import { Avatar } from '@vetka/ui/Avatar';
import { Button } from '@vetka/ui/Button';
import { Image } from '@vetka/ui/Image';
import { ImageIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { PhoneField } from '@vetka/ui/PhoneField';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useRef, type ReactNode } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from './storefront.css.ts';
import type { PageEditor } from './usePageEditor.ts';
import { useUpload } from './useUpload.ts';

interface PageCardProps {
  service: string;
  serviceId: number;
  editor: PageEditor;
}

/** What a shop says about itself at the top of its page. */
export function PageCard({ service, serviceId, editor }: PageCardProps) {
  const { draft, change, errors } = editor;
  const field = (name: 'name' | 'tagline' | 'story' | 'phone' | 'email') => ({
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errors[name],
  });
  return (
    <section className={styles.card} aria-label="Страница">
      {editor.conflict && <Conflict conflict={editor.conflict} />}
      <Pictures service={service} serviceId={serviceId} editor={editor} />
      <div className={styles.pair}>
        <TextField label="Название" isRequired limit={storefrontLimits.name} {...field('name')} />
        <TextField label="Строка под названием" limit={storefrontLimits.tagline} {...field('tagline')} />
      </div>
      <TextArea label="О мастерской" limit={storefrontLimits.story} {...field('story')} />
      <div className={styles.pair}>
        <PhoneField label="Телефон для покупателей" isRequired {...field('phone')} />
        <TextField label="Почта" type="email" inputMode="email" {...field('email')} />
      </div>
      <p className={styles.note}>
        Часы работы меняются в{' '}
        <Link tone="text" href={pagePath('/my/shop/$service/settings', { service })}>
          настройках
        </Link>
        , способы доставки – в разделе{' '}
        <Link tone="text" href={pagePath('/my/shop/$service/delivery', { service })}>
          «Доставка»
        </Link>
        .
      </p>
    </section>
  );
}

function Conflict({ conflict }: { conflict: NonNullable<PageEditor['conflict']> }) {
  return (
    <Notice tone="caution" isAnnounced title="Страницу уже изменили в другом месте">
      <div className={styles.buttons}>
        <Button size="s" variant="tonal" onClick={conflict.takeTheirs}>
          Взять их правку
        </Button>
        <Button size="s" variant="plain" onClick={conflict.keepMine}>
          Оставить мою
        </Button>
      </div>
    </Notice>
  );
}

function Pictures({ service, serviceId, editor }: PageCardProps) {
  const { draft, change, errors } = editor;
  const cover = useUpload(service, (picture) => change({ cover: picture }));
  const logo = useUpload(service, (picture) => change({ logo: picture }));
  const problem = cover.refusal ?? logo.refusal ?? errors['coverId'] ?? errors['logoId'];
  return (
    <div className={styles.pictures}>
      <div className={styles.cover}>
        {draft.cover && <Image src={draft.cover.url} alt="" ratio="fill" sizes="(min-width: 1200px) 50vw, 100vw" />}
        <div className={styles.coverButtons}>
          <PictureButton label="Обложка" upload={cover} />
          {draft.cover && (
            <IconButton
              label="Убрать обложку"
              variant="veil"
              icon={<TrashIcon />}
              onClick={() => change({ cover: null })}
            />
          )}
        </div>
      </div>
      <div className={styles.logo}>
        <span className={styles.avatar}>
          <Avatar name={draft.name} src={draft.logo?.url} size="xl" colorIndex={serviceId} />
        </span>
        <PictureButton label="Логотип" upload={logo} />
        {draft.logo && (
          <IconButton label="Убрать логотип" icon={<TrashIcon />} onClick={() => change({ logo: null })} />
        )}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface PictureButtonProps {
  label: ReactNode;
  upload: ReturnType<typeof useUpload>;
}

/** Opens the file dialog; says that the picture is on its way, or lets it be sent again. */
export function PictureButton({ label, upload }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { item } = upload;
  if (item?.state === 'failed') {
    return (
      <Button variant="dangerTonal" onClick={() => upload.retry(item.id)}>
        Загрузить ещё раз
      </Button>
    );
  }
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={uploadAccept.join(',')}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
          upload.choose(files);
        }}
      />
      <Button
        variant="tonal"
        icon={<ImageIcon />}
        isLoading={item !== undefined}
        loadingText="Загружаем"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
