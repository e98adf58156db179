import { storefrontLimits } from '@vetka/domain/storefront';
import { Avatar } from '@vetka/ui/Avatar';
import { Image } from '@vetka/ui/Image';
import { TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Link } from '@vetka/ui/Link';
import { PhoneField } from '@vetka/ui/PhoneField';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PictureButton } from '../../../shell/uploads/PictureButton.tsx';
import { useUpload } from '../../../shell/uploads/useUpload.ts';
import { ConflictNotice } from '../../../shell/forms/ConflictNotice.tsx';
import * as styles from './storefront.css.ts';
import type { PageEditor } from './usePageEditor.ts';

interface PageCardProps {
  service: string;
  serviceId: number;
  editor: PageEditor;
}

/** The texts at the top of a shop's page. */
export function PageCard({ service, serviceId, editor }: PageCardProps) {
  const { draft, change, errors } = editor;
  const field = (name: 'name' | 'tagline' | 'story' | 'phone' | 'email') => ({
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errors[name],
  });
  return (
    <section className={styles.card} aria-label="Страница">
      {editor.conflict && <ConflictNotice title="Страницу уже изменили в другом месте" {...editor.conflict} />}
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

function Pictures({ service, serviceId, editor }: PageCardProps) {
  const { draft, change, errors } = editor;
  const cover = useUpload({ service }, (picture) => change({ cover: picture }));
  const logo = useUpload({ service }, (picture) => change({ logo: picture }));
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
        <span className={styles.logoButtons}>
          <PictureButton label="Логотип" upload={logo} />
          {draft.logo && (
            <IconButton label="Убрать логотип" icon={<TrashIcon />} onClick={() => change({ logo: null })} />
          )}
        </span>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
