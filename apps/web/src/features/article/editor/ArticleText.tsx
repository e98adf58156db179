import { embedOf, type ArticleDocument } from '@vetka/domain/article';
import { RichTextEditor, type RichTextActions, type RichTextTool } from '@vetka/ui/desk/RichTextEditor';
import { FlowerIcon, ImageIcon } from '@vetka/ui/Icon';
import { useMemo, useState } from 'react';
import type { Store } from '../../../shell/store.ts';
import { articleBlocks } from '../body/ArticleBody.tsx';
import type { ArticleOwnBlock } from '../body/NamedBlock.tsx';
import { articleNodes, isLinkable } from './articleNodes.ts';
import { CardDialog } from './CardDialog.tsx';
import { EditorToolsProvider, type Names, type OnUnfinished, type Upload } from './EditorNames.ts';
import { createUploads, picturesIn } from './pictureUploads.ts';

type Actions = RichTextActions<ArticleOwnBlock>;

interface ArticleTextProps {
  body: ArticleDocument;
  names: Store<Names>;
  onChange: (body: ArticleDocument) => void;
  onUnfinished: OnUnfinished;
}

/** The text of an article, in which authors also put pictures, cards of products and shops, and videos. */
export function ArticleText({ body, names, onChange, onUnfinished }: ArticleTextProps) {
  const [uploads] = useState(() => createUploads(names));
  const [tools] = useState(() => ({ names, onUnfinished, retry: (upload: Upload) => uploads.retry(upload) }));
  // Where the card goes for which the author is asked.
  const [asking, setAsking] = useState<Actions | null>(null);
  const blocks = useMemo(() => articleBlocks(names.get()), [names]);
  const ownTools: RichTextTool<ArticleOwnBlock>[] = [
    {
      label: 'Снимок',
      icon: <ImageIcon />,
      files: { accept: 'image/png,image/jpeg', label: 'Выбрать снимки для статьи' },
    },
    { label: 'Товар или магазин', icon: <FlowerIcon />, onPress: setAsking },
  ];
  const close = () => setAsking(null);
  return (
    <EditorToolsProvider value={tools}>
      <RichTextEditor<ArticleOwnBlock>
        label="Текст статьи"
        variant="page"
        placeholder="Пишите. ## и пробел начнут заголовок, снимки можно перетащить сюда."
        value={body}
        onChange={onChange}
        nodes={articleNodes}
        blocks={blocks}
        tools={ownTools}
        isLinkAllowed={isLinkable}
        onFiles={(files, actions) => uploads.insert(actions, picturesIn(files))}
        onPasteText={insertVideo}
      />
      {asking && (
        <CardDialog
          onClose={close}
          onProduct={(product) => {
            close();
            names.set({ ...names.get(), products: [...names.get().products, product] });
            asking.insert([{ type: 'product', attrs: { productId: product.id } }]);
          }}
          onService={(service) => {
            close();
            names.set({ ...names.get(), services: [...names.get().services, service] });
            asking.insert([{ type: 'shop', attrs: { serviceId: service.id } }]);
          }}
        />
      )}
    </EditorToolsProvider>
  );
}

/** A pasted address of a video becomes the video. */
function insertVideo(text: string, { insert }: Actions): boolean {
  const embed = embedOf(text);
  if (embed) insert([{ type: 'embed', attrs: embed }]);
  return embed !== undefined;
}
