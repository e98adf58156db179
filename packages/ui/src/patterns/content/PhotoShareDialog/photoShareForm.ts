import { max, required } from '@vetka/domain/form';
import type { UploadItem } from '../../../components/UploadField/index.ts';
import {
  useForm,
  type FieldRules,
  type Form,
  type FormValidationError,
  type ServerErrors,
} from '../../../forms/index.ts';
import { allUploaded, stillUploading } from '../../uploads.ts';

/** Maximum photos in one post. */
export const maxPhotos = 10;
/** Maximum length of its description. */
export const maxText = 2000;

/** A post, with fields named as in the payload. */
export interface PhotoShareValues {
  mediaFiles: readonly UploadItem[];
  text: string;
}

const rules: FieldRules<PhotoShareValues> = { mediaFiles: [required, allUploaded], text: max(maxText) };

/** What the form needs of the dialog's props. */
interface PhotoShareFormProps {
  /** Tells forms on one page apart. @default 'photo-share' */
  id?: string | undefined;
  items: readonly UploadItem[];
  text: string;
  onText: (text: string) => void;
  onPublish: () => void;
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  errors?: ServerErrors | null | undefined;
  isLoading?: boolean | undefined;
}

/** The form of a post; the owner keeps the files and text. */
export function usePhotoShareForm(props: PhotoShareFormProps): Form<PhotoShareValues> {
  const { id = 'photo-share', items, text, onText, onPublish, onInvalid, errors, isLoading } = props;
  const form = useForm<PhotoShareValues>({
    id,
    values: { mediaFiles: items, text },
    onChange: (next) => onText(next.text),
    rules,
    onSubmit() {
      const mediaFiles = stillUploading(items);
      if (mediaFiles === undefined) onPublish();
      else form.refuse({ mediaFiles });
    },
    onInvalid,
    serverErrors: errors,
    isLoading,
  });
  return form;
}
