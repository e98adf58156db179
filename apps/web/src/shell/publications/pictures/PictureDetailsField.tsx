import { pictureLimits } from '@vetka/domain/content';
import { plural } from '@vetka/domain/plural';
import { cutText } from '@vetka/domain/text';
import { Accordion } from '@vetka/ui/Accordion';
import { Stack } from '@vetka/ui/Stack';
import { TextField } from '@vetka/ui/TextField';
import type { UploadItem } from '@vetka/ui/UploadField';
import type { Details } from './pictureDetails.ts';
import { TagField } from './TagField.tsx';

interface PictureDetailsFieldProps {
  items: readonly UploadItem[];
  detailsOf: (item: UploadItem) => Details;
  onChange: (item: UploadItem, change: Partial<Details>) => void;
}

const titleOf = (index: number, { tags }: Details): string => {
  const title = `Фото ${index + 1}: подпись и товары`;
  return tags.length === 0 ? title : `${title}, ${plural(tags.length, ['отметка', 'отметки', 'отметок'])}`;
};

/** A section for each uploaded picture: its caption, its alternative text, and the products tagged in it. */
export default function PictureDetailsField({ items, detailsOf, onChange }: PictureDetailsFieldProps) {
  const ready = items.filter(({ state }) => state === 'done');
  if (ready.length === 0) return null;
  return (
    <Accordion
      sections={ready.map((item, index) => ({
        id: item.id,
        title: titleOf(index, detailsOf(item)),
        content: (
          <OnePicture
            item={item}
            name={`Фото ${index + 1}`}
            details={detailsOf(item)}
            onChange={(change) => onChange(item, change)}
          />
        ),
      }))}
    />
  );
}

interface OnePictureProps {
  item: UploadItem;
  name: string;
  details: Details;
  onChange: (change: Partial<Details>) => void;
}

function OnePicture({ item, name, details: { caption, alt, tags }, onChange }: OnePictureProps) {
  return (
    <Stack gap={20}>
      <TextField
        label="Подпись"
        value={caption}
        onChange={(next) => onChange({ caption: cutText(next, pictureLimits.caption) })}
        limit={pictureLimits.caption}
      />
      <TextField
        label="Что на фото"
        hint="Это услышат те, кто не видит картинку"
        value={alt}
        onChange={(next) => onChange({ alt: cutText(next, pictureLimits.alt) })}
        limit={pictureLimits.alt}
      />
      {item.picture !== undefined && (
        <TagField picture={item.picture} name={name} tags={tags} onChange={(next) => onChange({ tags: next })} />
      )}
    </Stack>
  );
}
