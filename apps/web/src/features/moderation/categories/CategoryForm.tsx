import { returnRules, type ReturnRule } from '@vetka/domain/catalog';
import {
  categoryLimits as limits,
  returnRuleOf,
  type ManagedCategories,
  type ManagedCategory,
} from '@vetka/domain/goods';
import { returnTexts } from '@vetka/domain/returns';
import { TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Image } from '@vetka/ui/Image';
import { Select } from '@vetka/ui/Select';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { ReturnNotes } from '../../../shell/law/ReturnNotes.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PictureButton } from '../../../shell/uploads/PictureButton.tsx';
import { useUpload } from '../../../shell/uploads/useUpload.ts';
import * as shared from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import * as styles from './categories.css.ts';
import { categoryErrors, categoryOf, draftOf, type CategoryDraft, type CategoryErrors } from './categoryDraft.ts';
import { useSaveCategory } from './useCategories.ts';

interface CategoryFormProps {
  all: ManagedCategories;
  /** null: a new one. */
  known: ManagedCategory | null;
  /** The category that a new one is in; null: the first level. */
  parentId: number | null;
  onClose: () => void;
}

/** The name, address, picture and return rule of a category. */
export function CategoryForm({ all, known, parentId, onClose }: CategoryFormProps) {
  const [draft, setDraft] = useState(() => draftOf(known));
  const [isTried, setTried] = useState(false);
  const { act, isPending, message, fields } = useSaveCategory(known, parentId, onClose);
  const onChange = (part: Partial<CategoryDraft>) => setDraft((before) => ({ ...before, ...part }));
  const upload = useUpload({ isPlatform: true }, (picture) => onChange({ picture }));
  const wrong = categoryErrors(draft, known);
  const errors = { ...fields, ...(isTried ? wrong : {}) };
  const submit = () => {
    setTried(true);
    if (Object.keys(wrong).length === 0) act(categoryOf(draft));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={known ? 'Категория' : 'Новая категория'}
      submitLabel={known ? 'Сохранить' : 'Добавить'}
      isPending={isPending}
      isDisabled={upload.item !== undefined}
      message={message ?? fields['parentId']}
      onSubmit={submit}
    >
      <Words draft={draft} errors={errors} isKnown={known !== null} onChange={onChange} />
      <Picture
        picture={draft.picture}
        problem={upload.refusal ?? errors.pictureId}
        onChange={onChange}
        upload={upload}
      />
      <Returns all={all} parentId={known ? known.parentId : parentId} draft={draft} onChange={onChange} />
      <TextField
        label="Зачем"
        hint="Останется в журнале"
        limit={limits.reason}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={errors.reason}
      />
      {known && <ObjectHistory kind="CATEGORY" id={known.id} />}
    </FormDialog>
  );
}

interface PartProps {
  draft: CategoryDraft;
  onChange: (part: Partial<CategoryDraft>) => void;
}

/** The format of an address, and what happens to the former one. */
function addressHint(slug: string, isKnown: boolean): string {
  const typed = slug.trim();
  const shown = typed && `Страница ${pagePath('/catalog/$category', { category: typed })}`;
  const rest = isKnown ? 'Старый адрес будет вести на новый' : 'Пусто\u00A0– сделаем из названия';
  return [shown, rest].filter(Boolean).join('. ');
}

function Words({ draft, errors, isKnown, onChange }: PartProps & { errors: CategoryErrors; isKnown: boolean }) {
  return (
    <>
      <TextField
        label="Название"
        isRequired
        limit={limits.name}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errors.name}
      />
      <TextField
        label="Адрес"
        hint={addressHint(draft.slug, isKnown)}
        limit={limits.slug}
        value={draft.slug}
        onChange={(slug) => onChange({ slug: slug.toLowerCase() })}
        error={errors.slug}
      />
      <TextArea
        label="Описание"
        hint="Под заголовком страницы"
        limit={limits.description}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        error={errors.description}
      />
    </>
  );
}

interface PictureProps {
  picture: CategoryDraft['picture'];
  problem: string | undefined;
  onChange: PartProps['onChange'];
  upload: ReturnType<typeof useUpload>;
}

function Picture({ picture, problem, onChange, upload }: PictureProps) {
  return (
    <>
      <div className={styles.picture}>
        {picture && (
          <span className={styles.preview}>
            <Image src={picture.url} alt="" width={96} ratio="fill" corner="none" />
          </span>
        )}
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
    </>
  );
}

const inherited = 'INHERITED';

interface ReturnsProps extends PartProps {
  all: ManagedCategories;
  parentId: number | null;
}

/** The return rule, with its text for buyers. */
function Returns({ all, parentId, draft: { returnRule }, onChange }: ReturnsProps) {
  const above = returnRuleOf(all, parentId);
  const origin = parentId === null ? 'По общему правилу' : 'Как в категории выше';
  const options = [
    { value: inherited, label: `${origin}: ${returnTexts[above].title.toLowerCase()}` },
    ...returnRules.map((value) => ({ value, label: returnTexts[value].title })),
  ] as const;
  return (
    <>
      <Select<ReturnRule | typeof inherited>
        label="Возврат"
        hint="Если товар в нескольких категориях, действует самое строгое правило"
        options={options}
        value={returnRule ?? inherited}
        onChange={(value) => onChange({ returnRule: value === inherited ? null : value })}
      />
      <div className={styles.law}>
        <p className={shared.note}>Покупатель прочитает на странице товара и перед оплатой:</p>
        <ReturnNotes rules={[returnRule ?? above]} />
      </div>
    </>
  );
}
