import { useRef, useState, type Ref } from 'react';
import { Field, type FieldProps } from '../../components/Field/index.ts';
import { classes } from '../../internal/classes.ts';
import { lazyPart } from '../../internal/lazyPart.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import {
  richTextLength,
  type RichTextBlocks,
  type RichTextDocument,
  type RichTextOwnBlock,
} from '../RichText/index.ts';
import { isSafeHref } from '../RichText/safeHref.ts';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import type { EditorSurfaceProps } from './EditorSurface.tsx';
import { FormValue } from './FormValue.tsx';
import * as styles from './RichTextEditor.css.ts';
import { allFormats, type RichTextActions, type RichTextFormat } from './richTextTools.ts';
import type { RichTextNodes, RichTextTool } from './richTextTools.ts';
import { ShownText } from './ShownText.tsx';
import { textAttributes } from './textAttributes.ts';

/** A text that cannot be edited now is better than an empty place. */
const EditorSurface = lazyPart(() => import('./EditorSurface.tsx'), EditorNotLoaded);

export interface RichTextEditorProps<Own extends RichTextOwnBlock = never>
  extends FieldProps, ValueProps<RichTextDocument<Own>> {
  /** What the toolbar offers and a paste keeps. Read once. @default everything */
  formats?: readonly RichTextFormat[] | undefined;
  /** The application's blocks: pictures, products. Read once. */
  nodes?: RichTextNodes<Own> | undefined;
  /** The same blocks for readers, for a field that is read-only or still loading its editor. */
  blocks?: RichTextBlocks<Own> | undefined;
  /** The application's buttons in the toolbar. */
  tools?: readonly RichTextTool<Own>[] | undefined;
  /** Files were pasted, dropped or chosen; the caret is where they were dropped. Returns whether they are taken. */
  onFiles?: ((files: File[], actions: RichTextActions<Own>) => boolean) | undefined;
  /** Something is pasted, given as plain text. Returns whether it is taken, for example as a video. */
  onPasteText?: ((text: string, actions: RichTextActions<Own>) => boolean) | undefined;
  /** Whether a link may point there. Read once. @default other sites, mail, calls, pages of this site */
  isLinkAllowed?: ((href: string) => boolean) | undefined;
  /** Shows «87 / 200». Excess text is counted, not cut: validation reports it. */
  limit?: number | undefined;
  placeholder?: string | undefined;
  /** `page` is a text on its own: without a frame, as wide as its readers see it, its label only read out. @default 'field' */
  variant?: 'field' | 'page' | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Name of the form field. Its value is the document as JSON, or nothing while it is empty. */
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Ref of the frame around the toolbar and the text. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const empty = { type: 'doc', content: [] } satisfies RichTextDocument;

/**
 * A text with headings, lists, quotes and links, as a document: JSON of a few nodes, which `RichText` shows to readers.
 * Tiptap, an optional peer dependency, is loaded when the editor is first shown. The server renders the text alone.
 *
 * Keyboard (APG toolbar): Shift+Tab or Alt+F10 goes to the tools, arrows, Home and End move between them, Escape
 * returns to the text. Ctrl+B, Ctrl+I, Ctrl+K, Ctrl+Z and others are named in tooltips.
 */
export function RichTextEditor<Own extends RichTextOwnBlock = never>(props: RichTextEditorProps<Own>) {
  const { value: given, defaultValue, onChange, formats, nodes, blocks, tools, onFiles, onPasteText, ...rest } = props;
  const { isLinkAllowed = isSafeHref, limit, placeholder, variant = 'field', isDisabled = false, ...others } = rest;
  const { isReadOnly = false, name, onBlur, ref, id, label, hint, error, isRequired, ...data } = others;
  const [value, change] = useValue<RichTextDocument<Own>, never>({ value: given, defaultValue, onChange }, empty);
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(box, ref);
  const size = variant === 'page' ? 'l' : 'm';
  // The application's blocks have their types at the border of the component only.
  const typed = { value, onChange: change, nodes: nodes ?? [], tools: tools ?? [], blocks, onFiles, onPasteText };
  const untyped = typed as unknown as Pick<EditorOrTextProps, keyof typeof typed>;
  return (
    <div className={classes(variant === 'page' && styles.page)}>
      <Field
        {...{ label, hint, error, isRequired }}
        kind="group"
        counter={limit === undefined ? undefined : `${richTextLength(value)} / ${limit}`}
      >
        {(control) => (
          <div
            {...data}
            id={id}
            ref={merged}
            data-part="rich-text-editor"
            className={styles.box[variant]}
            data-disabled={isDisabled ? '' : undefined}
            data-invalid={control['aria-invalid'] && ''}
          >
            <EditorOrText
              {...untyped}
              {...{ size, onBlur, placeholder, isLinkAllowed }}
              attributes={textAttributes({ control, placeholder, size, isDisabled, isReadOnly })}
              formats={formats ?? allFormats}
              isFixed={isDisabled || isReadOnly}
            />
            <FormValue
              {...{ control, name, value, isDisabled, isReadOnly }}
              onFocus={() => box.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()}
            />
          </div>
        )}
      </Field>
    </div>
  );
}

interface EditorOrTextProps extends EditorSurfaceProps {
  blocks: RichTextBlocks<RichTextOwnBlock> | undefined;
  size: 'm' | 'l';
}

function EditorOrText({ blocks, size, ...surface }: EditorOrTextProps) {
  const { value, isFixed } = surface;
  const isEditor = useIsEditor(isFixed);
  const shown = <ShownText value={value} blocks={blocks} size={size} />;
  const waiting = (
    <>
      <div className={styles.toolbar} />
      {shown}
    </>
  );
  if (!isEditor) return isFixed ? shown : waiting;
  return <EditorSurface {...surface} fallback={waiting} />;
}

/** Not on the server, and not for a text that was never editable: its readers need no editor. */
function useIsEditor(isFixed: boolean): boolean {
  const isBrowser = useHydrated();
  const [wasEditable, setWasEditable] = useState(!isFixed);
  if (!isFixed && !wasEditable) setWasEditable(true);
  return isBrowser && wasEditable;
}
