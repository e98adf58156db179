export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
export type {
  RichTextActions,
  RichTextFormat,
  RichTextLocal,
  RichTextNewBlock,
  RichTextNode,
  RichTextNodeProps,
  RichTextNodes,
  RichTextTool,
} from './richTextTools.ts';
