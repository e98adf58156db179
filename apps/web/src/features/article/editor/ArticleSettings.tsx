import { articleLimits, articleText, namedIn, readingMinutes } from '@vetka/domain/article';
import { plural } from '@vetka/domain/plural';
import { Chip } from '@vetka/ui/Chip';
import { Heading } from '@vetka/ui/Heading';
import { CheckIcon, CloseIcon, MinusIcon } from '@vetka/ui/Icon';
import { Select } from '@vetka/ui/Select';
import { Stack } from '@vetka/ui/Stack';
import { TextField } from '@vetka/ui/TextField';
import { useState, type SyntheticEvent } from 'react';
import type { DraftText } from './draftText.ts';
import * as styles from './editor.css.ts';

interface ArticleSettingsProps {
  text: DraftText;
  onChange: (change: Partial<DraftText>) => void;
}

/** The fields beside the text: tags, readers and advice. */
export function ArticleSettings({ text, onChange }: ArticleSettingsProps) {
  return (
    <>
      <TagsField tags={text.tags} onChange={(tags) => onChange({ tags })} />
      <Select
        label="Кому видно"
        options={readers}
        value={text.audience ?? 'ALL'}
        onChange={(value) => onChange({ audience: value === 'ALL' ? null : value })}
      />
      <Checklist text={text} />
    </>
  );
}

const readers = [
  { value: 'ALL', label: 'Всем, и гостям' },
  { value: 'USERS', label: 'Тем, кто вошёл' },
  { value: 'SHOPS', label: 'Магазинам' },
  { value: 'SERVICES', label: 'Мастерским' },
  { value: 'ONLY_USER', label: 'Только покупателям' },
  { value: 'ONLY_SHOP', label: 'Только магазинам' },
  { value: 'ONLY_SERVICE', label: 'Только мастерским' },
] as const;

interface TagsFieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

function TagsField({ tags, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const tag = typed.trim().toLowerCase().replace(/^#/, '');
    setTyped('');
    if (tag && !tags.includes(tag) && tags.length < articleLimits.tags) onChange([...tags, tag]);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <Stack gap={8}>
      <form onSubmit={submit}>
        <TextField
          label="Теги"
          hint="Enter добавит тег"
          value={typed}
          limit={articleLimits.tag}
          onChange={setTyped}
          onBlur={add}
        />
      </form>
      {tags.length > 0 && (
        <div className={styles.tags}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              variant="soft"
              iconEnd={<CloseIcon size="s" label="Убрать" />}
              onClick={() => onChange(tags.filter((each) => each !== tag))}
            >
              {tag}
            </Chip>
          ))}
        </div>
      )}
    </Stack>
  );
}

const goodLength = 600;

function advice({ title, lead, body, coverId }: DraftText) {
  const captions = body.content.flatMap((block) => (block.type === 'picture' ? [block.attrs.caption] : []));
  return [
    { label: 'Заголовок и подводка', isDone: title.trim().length >= articleLimits.titleMin && lead.trim() !== '' },
    { label: 'Обложка', isDone: coverId !== null },
    { label: `Не короче ${goodLength} знаков`, isDone: articleText(body).length >= goodLength },
    {
      label: 'Подпись к каждому снимку',
      isDone: namedIn(body).pictures.length === 0 || captions.every((caption) => caption.trim() !== ''),
    },
  ];
}

/** Tips for a good article. Only the title and the text are required. */
function Checklist({ text }: { text: DraftText }) {
  const items = advice(text);
  return (
    <Stack gap={8}>
      <Heading level={2} size="label">
        Хорошая статья
      </Heading>
      <ul className={styles.checklist}>
        {items.map(({ label, isDone }) => (
          <li key={label} className={styles.check}>
            {isDone ? <CheckIcon size="s" label="Готово" /> : <MinusIcon size="s" label="Пока нет" />}
            {label}
          </li>
        ))}
      </ul>
      <span>Читать {plural(readingMinutes(text.body), ['минуту', 'минуты', 'минут'])}</span>
    </Stack>
  );
}
