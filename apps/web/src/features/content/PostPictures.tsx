import { useQuery } from '@tanstack/react-query';
import { pointInFrame, type Content, type PictureTag } from '@vetka/domain/content';
import { Gallery, type GalleryHandle } from '@vetka/ui/Gallery';
import { Anchor } from '@vetka/ui/Link';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState, type Ref } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { placedAt } from '../../shell/publications/pictures/picturePoint.ts';
import * as dots from '../../shell/publications/pictures/pictures.css.ts';
import { useApi } from '../../shell/useContext.ts';
import { contentQueries } from './content.queries.ts';
import { TaggedProducts } from './TaggedProducts.tsx';

interface PostPicturesProps {
  post: Content;
  onShow: (index: number) => void;
  ref: Ref<GalleryHandle>;
}

/** Width of the gallery's frame divided by its height. */
const frameRatio = 4 / 5;

/** The pictures of a post with their captions, and the products tagged in them. */
export function PostPictures({ post: { id, author, mediaFiles, text }, onShow, ref }: PostPicturesProps) {
  const [current, setCurrent] = useState(0);
  const { data: tags = noTags } = useQuery({ ...contentQueries.tags(useApi(), id), select: ({ data }) => data });
  const show = (index: number) => {
    setCurrent(index);
    onShow(index);
  };
  const dotsOf = mediaFiles.map((file) => (
    <Dots key={file.id} file={file} tags={tags.filter(({ mediaFileId }) => mediaFileId === file.id)} />
  ));
  const caption = mediaFiles[current]?.caption;
  return (
    <Stack gap={12}>
      <Gallery
        ref={ref}
        label={text || `Фото: ${author.name}`}
        pictures={mediaFiles.map(({ url, alt }) => ({ src: url, alt }))}
        sizes="(min-width: 768px) 588px, 92vw"
        hasZoom
        onShow={show}
        overlayOf={(index) => dotsOf[index]}
      />
      {caption && (
        <Text size="small" tone="muted">
          {caption}
        </Text>
      )}
      <TaggedProducts tags={tags} />
    </Stack>
  );
}

const noTags: readonly PictureTag[] = [];

/** Marks of products over a picture. A product in a part that the frame cuts off is only in the list. */
function Dots({ file, tags }: { file: Content['mediaFiles'][number]; tags: readonly PictureTag[] }) {
  return tags.map(({ product, ...tag }, index) => {
    const point = pointInFrame(tag, file, frameRatio);
    if (!point) return null;
    return (
      <Anchor
        key={product.id}
        className={dots.dot}
        style={placedAt(point)}
        href={pagePath('/products/$product', { product: product.slug })}
        aria-label={product.title}
        title={product.title}
        onClick={(event) => event.stopPropagation()}
      >
        {index + 1}
      </Anchor>
    );
  });
}
