import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { bannerViewers } from '@vetka/domain/page';
import { storefrontLimits, type ShopBanner, type ShopBanners, type ShopSections } from '@vetka/domain/storefront';
import { DatePicker } from '@vetka/ui/DatePicker';
import { TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Image } from '@vetka/ui/Image';
import { Select } from '@vetka/ui/Select';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { pathIn } from '../../../shell/links/pathIn.ts';
import { PictureButton } from '../../../shell/uploads/PictureButton.tsx';
import { useUpload } from '../../../shell/uploads/useUpload.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { bannerErrors, bannerOf, draftOfBanner, emptyBanner, viewersLabels, type BannerDraft } from './bannerDraft.ts';
import * as styles from './storefront.css.ts';

interface BannerFormProps {
  service: string;
  /** Null: a new one. */
  banner: ShopBanner | null;
  sections: ShopSections;
  onSaved: (banners: ShopBanners) => void;
  onClose: () => void;
}

const viewersOptions = bannerViewers.map((value) => ({ value, label: viewersLabels[value] }));
const elsewhere = 'elsewhere';

function useSaveBanner({ service, banner, onSaved, onClose }: BannerFormProps) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: BannerDraft) =>
      unwrap(
        banner
          ? api.storefront.editBanner({ params: { service, id: banner.id }, body: bannerOf(draft) })
          : api.storefront.createBanner({ params: { service }, body: { ...bannerOf(draft), isActive: true } }),
      ),
    onSuccess: (banners) => {
      toasts.show({ kind: 'success', text: banner ? 'Баннер сохранён' : 'Баннер на странице магазина' });
      onSaved(banners);
      onClose();
    },
    onError: (failure) => {
      if (!isRefusal(failure)) errors.handle(failure);
    },
  });
  return { save: mutate, isPending, ...refusalOf(error) };
}

/** The words, the picture, the link, the audience and the days of a banner. */
export function BannerForm(props: BannerFormProps) {
  const { service, banner, sections, onClose } = props;
  const home = pagePath('/$service/storefront', { service });
  const [draft, setDraft] = useState(() => (banner ? draftOfBanner(banner) : emptyBanner(home)));
  const [isTried, setTried] = useState(false);
  const { save, isPending, fields, message } = useSaveBanner(props);
  const change = (part: Partial<BannerDraft>) => setDraft((known) => ({ ...known, ...part }));
  const upload = useUpload({ service }, (picture) => change({ picture }));
  const errors: Partial<Record<string, string>> = { ...fields, ...(isTried ? bannerErrors(draft) : {}) };
  const submit = () => {
    setTried(true);
    if (Object.keys(bannerErrors(draft)).length === 0 && upload.item === undefined) save(draft);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={banner ? 'Баннер' : 'Новый баннер'}
      submitLabel={banner ? 'Сохранить' : 'Добавить на страницу'}
      isPending={isPending}
      isDisabled={upload.item !== undefined}
      message={message}
      onSubmit={submit}
    >
      <div className={styles.formPicture}>
        {draft.picture && (
          <span className={styles.bannerPicture}>
            <Image src={draft.picture.url} alt="" width={132} ratio="fill" corner="none" />
          </span>
        )}
        <PictureButton label={draft.picture ? 'Другая картинка' : 'Картинка'} upload={upload} />
        {draft.picture && (
          <IconButton label="Убрать картинку" icon={<TrashIcon />} onClick={() => change({ picture: null })} />
        )}
      </div>
      {(upload.refusal ?? errors['pictureId']) && (
        <p className={styles.problem} role="alert">
          {upload.refusal ?? errors['pictureId']}
        </p>
      )}
      <TextField
        label="Заголовок"
        placeholder="Пионы приехали"
        isRequired
        limit={storefrontLimits.bannerTitle}
        value={draft.title}
        onChange={(title) => change({ title })}
        error={errors['title']}
      />
      <TextArea
        label="Текст"
        limit={storefrontLimits.bannerText}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={errors['text']}
      />
      <Target service={service} sections={sections} draft={draft} error={errors['href']} onChange={change} />
      <TextField
        label="Надпись на кнопке"
        hint="Без надписи кнопки не будет"
        limit={storefrontLimits.bannerButton}
        value={draft.buttonText}
        onChange={(buttonText) => change({ buttonText })}
        error={errors['buttonText']}
      />
      <Select
        label="Кому показывать"
        options={viewersOptions}
        value={draft.viewers}
        onChange={(viewers) => change({ viewers })}
      />
      <div className={styles.pair}>
        <DatePicker
          label="Первый день"
          hint="По Москве. Пусто – сразу"
          value={draft.startsOn}
          onChange={(startsOn) => change({ startsOn })}
          error={errors['startsAt']}
        />
        <DatePicker
          label="Последний день"
          hint="Пусто – пока не выключите"
          value={draft.endsOn}
          onChange={(endsOn) => change({ endsOn })}
          error={errors['endsAt']}
        />
      </div>
    </FormDialog>
  );
}

interface TargetProps extends Pick<BannerFormProps, 'service' | 'sections'> {
  draft: BannerDraft;
  error: string | undefined;
  onChange: (part: Partial<BannerDraft>) => void;
}

/** The link of the button: a page of the shop, or another page of the site. */
function Target({ service, sections, draft, error, onChange }: TargetProps) {
  const pages = [
    { value: pagePath('/$service/storefront', { service }), label: 'Витрина магазина' },
    ...sections.map(({ slug, name }) => ({
      value: pagePath('/$service/$category', { service, category: slug }),
      label: `Рубрика «${name}»`,
    })),
    { value: pagePath('/$service/articles', { service }), label: 'Статьи магазина' },
    { value: elsewhere, label: 'Другая страница «Ветки»' },
  ];
  const [isElsewhere, setElsewhere] = useState(() => !pages.some(({ value }) => value === draft.href));
  return (
    <>
      <Select
        label="Куда ведёт кнопка"
        options={pages}
        value={isElsewhere ? elsewhere : draft.href}
        onChange={(value) => {
          setElsewhere(value === elsewhere);
          if (value !== elsewhere) onChange({ href: value });
        }}
      />
      {isElsewhere && (
        <TextField
          label="Адрес страницы"
          hint="Товар, статья или категория: можно вставить ссылку целиком"
          value={draft.href}
          onChange={(href) => onChange({ href: pathIn(href, location.origin) })}
          error={error}
        />
      )}
    </>
  );
}
