import { Notice } from '../../components/Notice/index.ts';
import { useWords } from '../../internal/words/words.ts';
import type { EditorSurfaceProps } from './EditorSurface.tsx';
import { ShownText } from './ShownText.tsx';

/** The text without its editor, whose code could not be loaded. */
export function EditorNotLoaded({ value }: EditorSurfaceProps) {
  const { editorNotLoaded = 'Редактор не загрузился. Обновите страницу' } = useWords();
  return (
    <>
      <Notice tone="critical" isAnnounced>
        {editorNotLoaded}
      </Notice>
      <ShownText value={value} size="m" />
    </>
  );
}
