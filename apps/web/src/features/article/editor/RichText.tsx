import { EditorContent, useEditorState, type Editor } from '@tiptap/react';
import type { SuggestedProduct, SuggestedService } from '@vetka/domain/search';
import { useState } from 'react';
import type { Store } from '../../../shell/store.ts';
import { prose } from '../../../shell/prose/prose.css.ts';
import { CardDialog } from './CardDialog.tsx';
import * as styles from './editor.css.ts';
import { EditorToolsProvider, type Names } from './EditorNames.ts';
import { insertBlocks } from './insertBlocks.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { createUploads } from './pictureUploads.ts';
import { Toolbar } from './Toolbar.tsx';

export type Asked = 'link' | 'card' | null;

interface RichTextProps {
  editor: Editor;
  names: Store<Names>;
  uploads: ReturnType<typeof createUploads>;
  asked: Asked;
  onAsk: (what: Asked) => void;
}

/** The text of an article with its tools. */
export function RichText({ editor, names, uploads, asked, onAsk }: RichTextProps) {
  const [tools] = useState(() => ({
    names,
    retry: (upload: Names['uploads'][number]) => uploads.retry(editor, upload),
  }));
  const isEmpty = useEditorState({ editor, selector: ({ editor: of }) => of.isEmpty });
  const close = () => onAsk(null);
  const insert = (node: { type: string; attrs: object }) => {
    close();
    insertBlocks(editor, [node]);
  };
  const addProduct = (product: SuggestedProduct) => {
    names.set({ ...names.get(), products: [...names.get().products, product] });
    insert({ type: 'product', attrs: { productId: product.id } });
  };
  const addService = (service: SuggestedService) => {
    names.set({ ...names.get(), services: [...names.get().services, service] });
    insert({ type: 'shop', attrs: { serviceId: service.id } });
  };
  return (
    <EditorToolsProvider value={tools}>
      <div className={`${prose} ${styles.text}`} data-empty={isEmpty ? '' : undefined}>
        <Toolbar
          editor={editor}
          onLink={() => onAsk('link')}
          onCard={() => onAsk('card')}
          onPictures={(files) => uploads.insert(editor, files)}
        />
        <EditorContent editor={editor} />
      </div>
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'card' && <CardDialog onClose={close} onProduct={addProduct} onService={addService} />}
    </EditorToolsProvider>
  );
}
