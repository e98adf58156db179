import type { NewContent, PictureDetails, PictureTag, PostPicture } from '@vetka/domain/content';
import type { UploadItem } from '@vetka/ui/UploadField';
import { useState } from 'react';

export type ProductTag = Omit<PictureTag, 'mediaFileId'>;

/** The author's details of one picture in a post. */
export interface Details {
  caption: string;
  alt: string;
  tags: readonly ProductTag[];
}

/** Details by the id of the upload. */
export type AllDetails = Readonly<Record<string, Details>>;

const noDetails: Details = { caption: '', alt: '', tags: [] };

const isBlank = ({ caption, alt, tags }: Details): boolean => caption.trim() + alt.trim() === '' && tags.length === 0;

/**
 * Details in the format of the API. @param fileIdOf the stored file of an upload; undefined for one that was removed
 */
const writtenDetails = (
  all: AllDetails,
  fileIdOf: (uploadId: string) => number | undefined,
): NonNullable<NewContent['pictures']> =>
  Object.entries(all).flatMap(([uploadId, details]): PictureDetails[] => {
    const mediaFileId = fileIdOf(uploadId);
    if (mediaFileId === undefined || isBlank(details)) return [];
    const tags = details.tags.map(({ product, x, y }) => ({ productId: product.id, x, y }));
    return [{ mediaFileId, caption: details.caption.trim(), alt: details.alt.trim(), tags }];
  });

/** Details of the pictures of a published post. @param keyOf the id of the upload that shows a stored file */
export const publishedDetails = (
  pictures: readonly PostPicture[],
  tags: readonly PictureTag[],
  keyOf: (picture: PostPicture) => string,
): AllDetails =>
  Object.fromEntries(
    pictures.map((picture) => [
      keyOf(picture),
      {
        caption: picture.caption,
        alt: picture.alt,
        tags: tags.filter(({ mediaFileId }) => mediaFileId === picture.id),
      },
    ]),
  );

/** The details of the pictures of a form. */
export function usePictureDetails(initial: AllDetails = {}) {
  const [all, setAll] = useState(initial);
  return {
    /** For `PictureDetailsField`. */
    field: {
      detailsOf: ({ id }: UploadItem): Details => all[id] ?? noDetails,
      onChange: ({ id }: UploadItem, change: Partial<Details>) =>
        setAll((before) => ({ ...before, [id]: { ...(before[id] ?? noDetails), ...change } })),
    },
    written: (fileIdOf: (uploadId: string) => number | undefined) => writtenDetails(all, fileIdOf),
    clear: () => setAll({}),
  };
}
