import { useRouter } from '@tanstack/react-router';
import {
  homeBannerLimits as limits,
  homeBannerViewers,
  type HomeBanner,
  type HomeBannerPlace,
} from '@vetka/domain/page';
import { DatePicker } from '@vetka/ui/DatePicker';
import { TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Select } from '@vetka/ui/Select';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { startOfDay, endOfDay } from '../../../shell/forms/wholeDays.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { pathIn } from '../../../shell/links/pathIn.ts';
import { PictureButton } from '../../../shell/uploads/PictureButton.tsx';
import { useUpload } from '../../../shell/uploads/useUpload.ts';
import * as shared from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import {
  bannerErrors,
  bannerOf,
  draftOf,
  emptyBanner,
  lookLabels,
  viewersLabels,
  type BannerDraft,
  type BannerErrors,
} from './bannerDraft.ts';
import * as styles from './banners.css.ts';
import { HomePreview } from './HomePreview.tsx';
import { useSaveBanner } from './useBanners.ts';

interface BannerFormProps {
  /** A banner, or the place of a new one. */
  edited: HomeBanner | HomeBannerPlace;
  /** The current banners of the home page. */
  shown: readonly HomeBanner[];
  onClose: () => void;
}

const viewersOptions = homeBannerViewers.map((value) => ({ value, label: viewersLabels[value] }));

/** Whether the site has a page at a path: whether a name exists is checked by the API. */
function useIsPage() {
  const router = useRouter();
  return (path: string): boolean => {
    const [plain = ''] = path.split(/[?#]/);
    const [, , found] = router.getMatchedRoutes(plain);
    return found !== undefined;
  };
}

/** The text, the picture, the link, the audience and the days of a banner, with a preview of the home page. */
export function BannerForm({ edited, shown, onClose }: BannerFormProps) {
  const known = typeof edited === 'string' ? null : edited;
  const [draft, setDraft] = useState(() => (typeof edited === 'string' ? emptyBanner(edited) : draftOf(edited)));
  const [isTried, setTried] = useState(false);
  const isPage = useIsPage();
  const { act, isPending, message, fields } = useSaveBanner(known, onClose);
  const onChange = (part: Partial<BannerDraft>) => setDraft((before) => ({ ...before, ...part }));
  const upload = useUpload({ isPlatform: true }, (picture) => onChange({ picture }));
  const wrong = bannerErrors(draft, isPage);
  const errors = { ...fields, ...(isTried ? wrong : {}) };
  const submit = () => {
    setTried(true);
    if (Object.keys(wrong).length === 0) act(bannerOf(draft));
  };
  const isLarge = draft.place === 'HERO';
  return (
    <FormDialog
      onClose={onClose}
      title={known ? 'Баннер' : isLarge ? 'Новый большой баннер' : 'Новый боковой баннер'}
      submitLabel={known ? 'Сохранить' : 'Показать на главной'}
      isPending={isPending}
      isDisabled={upload.item !== undefined}
      message={message}
      onSubmit={submit}
    >
      <HomePreview
        banners={previewed(draft, known, shown)}
        device={isLarge && globalThis.innerWidth < 768 ? 'phone' : 'desktop'}
      />
      <Picture draft={draft} errors={errors} onChange={onChange} upload={upload} />
      <Words draft={draft} errors={errors} onChange={onChange} />
      <Showing draft={draft} errors={errors} onChange={onChange} />
      <TextField
        label="Зачем"
        hint="Останется в журнале"
        limit={limits.reason}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={errors.reason}
      />
      {known && <ObjectHistory kind="BANNER" id={known.id} />}
    </FormDialog>
  );
}

/** The draft in its place, first of the large ones. */
function previewed(draft: BannerDraft, known: HomeBanner | null, shown: readonly HomeBanner[]): HomeBanner[] {
  const { startsOn, endsOn, reason: _reason, ...banner } = draft;
  const days = { startsAt: startOfDay(startsOn), endsAt: endOfDay(endsOn) };
  const own = { ...banner, ...days, id: known?.id ?? 0, isActive: true };
  return [own, ...shown.filter(({ id }) => id !== known?.id)];
}

interface PartProps {
  draft: BannerDraft;
  errors: BannerErrors;
  onChange: (part: Partial<BannerDraft>) => void;
}

function Picture({ draft, errors, onChange, upload }: PartProps & { upload: ReturnType<typeof useUpload> }) {
  const { picture } = draft;
  const problem = upload.refusal ?? errors.pictureId;
  return (
    <>
      <div className={shared.buttons}>
        <PictureButton label={picture ? 'Другая картинка' : 'Картинка'} upload={upload} />
        {picture && (
          <IconButton label="Убрать картинку" icon={<TrashIcon />} onClick={() => onChange({ picture: null })} />
        )}
      </div>
      {problem && (
        <p className={shared.note} role="alert">
          {problem}
        </p>
      )}
      {picture && (
        <TextField
          label="Что на картинке"
          hint="Для тех, кто её не видит: «Пионы в стеклянной вазе»"
          isRequired
          limit={limits.alt}
          value={draft.alt}
          onChange={(alt) => onChange({ alt })}
          error={errors.alt}
        />
      )}
    </>
  );
}

function Words({ draft, errors, onChange }: PartProps) {
  return (
    <>
      {draft.place === 'HERO' && (
        <TextField
          label="Надпись сверху"
          limit={limits.label}
          value={draft.label}
          onChange={(label) => onChange({ label })}
          error={errors.label}
        />
      )}
      <TextField
        label="Заголовок"
        isRequired
        limit={limits.title}
        value={draft.title}
        onChange={(title) => onChange({ title })}
        error={errors.title}
      />
      <TextArea
        label="Текст"
        limit={limits.text}
        value={draft.text}
        onChange={(text) => onChange({ text })}
        error={errors.text}
      />
      <TextField
        label="Куда ведёт"
        hint="Адрес страницы, можно вставить ссылку целиком"
        placeholder={pagePath('/popular')}
        isRequired
        limit={limits.href}
        value={draft.href}
        onChange={(href) => onChange({ href: pathIn(href, location.origin) })}
        error={errors.href}
      />
      {draft.place === 'HERO' && (
        <TextField
          label="Надпись на кнопке"
          hint="Без надписи кнопки не будет"
          limit={limits.button}
          value={draft.buttonText}
          onChange={(buttonText) => onChange({ buttonText })}
          error={errors.buttonText}
        />
      )}
    </>
  );
}

function Showing({ draft, errors, onChange }: PartProps) {
  return (
    <>
      <div className={styles.pair}>
        <Select
          label="Фон"
          options={lookLabels}
          value={draft.look === null ? '' : String(draft.look)}
          onChange={(look) => onChange({ look: look === '' ? null : Number(look) })}
        />
        <Select
          label="Кому показывать"
          options={viewersOptions}
          value={draft.viewers}
          onChange={(viewers) => onChange({ viewers })}
        />
      </div>
      <div className={styles.pair}>
        <DatePicker
          label="Первый день"
          hint="По Москве. Пусто – сразу"
          value={draft.startsOn}
          onChange={(startsOn) => onChange({ startsOn })}
          error={errors.startsAt}
        />
        <DatePicker
          label="Последний день"
          hint="Пусто – пока не выключите"
          value={draft.endsOn}
          onChange={(endsOn) => onChange({ endsOn })}
          error={errors.endsAt}
        />
      </div>
    </>
  );
}
