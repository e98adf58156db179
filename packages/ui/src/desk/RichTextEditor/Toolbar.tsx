import { useEditorState, type Editor } from '@tiptap/react';
import * as RadixToolbar from 'radix-ui/toolbar';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Tooltip } from '../../components/Tooltip/index.ts';
import { ownEscape } from '../../internal/layers/guards.ts';
import { useWords } from '../../internal/words/words.ts';
import type { RichTextOwnBlock } from '../RichText/index.ts';
import { actionsOf } from './actionsOf.ts';
import * as styles from './RichTextEditor.css.ts';
import { formatTexts } from './formatTexts.ts';
import type { RichTextFormat, RichTextTool } from './richTextTools.ts';
import { toolIcons } from './toolIcons.ts';
import { ariaKeys, historyTools, shownKeys, toolGroups, type ToolName } from './toolbarTools.ts';

interface ToolbarProps {
  editor: Editor;
  formats: ReadonlySet<RichTextFormat>;
  /** Tools of the application. */
  tools: readonly RichTextTool<RichTextOwnBlock>[];
  onFiles: (files: File[]) => void;
  isFixed: boolean;
  onLink: () => void;
}

/** Which tools have their format at the selection, and which can do nothing. */
const useStates = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      pressed: toolGroups.flat().flatMap(({ name, isPressed }) => (isPressed?.(of) ? [name] : [])),
      idle: historyTools.flatMap(({ name, isPossible }) => (isPossible?.(of) === false ? [name] : [])),
    }),
  });

/** Formats of the selection. Every tool returns to the text. Keyboard as in the APG toolbar; Escape returns, too. */
export function Toolbar({ editor, formats, tools, isFixed, onFiles, onLink }: ToolbarProps) {
  const { formatting = 'Оформление текста', formatNames = formatTexts } = useWords();
  const { pressed, idle } = useStates(editor);
  const returnToText = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') editor.commands.focus();
  };
  const groups = [...toolGroups, null, historyTools].map(
    (group) => group?.filter(({ format }) => !format || formats.has(format)) ?? null,
  );
  return (
    <RadixToolbar.Root
      {...ownEscape}
      className={styles.toolbar}
      aria-label={formatting}
      loop={false}
      onKeyDown={returnToText}
    >
      {groups.map((group, place) => (
        // The groups never change their order.
        <div key={place} className={styles.group}>
          {group
            ? group.map(({ name, keys, run, isPressed }) => (
                <Tool
                  key={name}
                  name={name}
                  label={formatNames[name]}
                  keys={keys}
                  isPressed={isPressed && pressed.includes(name)}
                  isDisabled={isFixed || idle.includes(name)}
                  onPress={run ? () => void run(editor.chain().focus()).run() : onLink}
                />
              ))
            : tools.map((tool) => (
                <OwnTool key={tool.label} tool={tool} editor={editor} isDisabled={isFixed} onFiles={onFiles} />
              ))}
        </div>
      ))}
    </RadixToolbar.Root>
  );
}

interface OwnToolProps {
  tool: RichTextTool<RichTextOwnBlock>;
  editor: Editor;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

function OwnTool({ tool: { label, icon, files, onPress }, editor, isDisabled, onFiles }: OwnToolProps) {
  const input = useRef<HTMLInputElement>(null);
  const press = () => (onPress ? onPress(actionsOf(editor)) : input.current?.click());
  return (
    <>
      <Tool label={label} icon={icon} isDisabled={isDisabled} onPress={press} />
      {files && (
        <input
          ref={input}
          type="file"
          accept={files.accept}
          aria-label={files.label}
          multiple
          hidden
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      )}
    </>
  );
}

interface ToolProps {
  name?: ToolName | undefined;
  label: string;
  keys?: string | undefined;
  icon?: ReactNode;
  isPressed?: boolean | undefined;
  isDisabled: boolean;
  onPress: () => void;
}

function Tool({ name, label, keys, icon, isPressed, isDisabled, onPress }: ToolProps) {
  const [shortcut] = useState(() => keys !== undefined && { aria: ariaKeys(keys), shown: shownKeys(keys) });
  const Icon = name && toolIcons[name];
  return (
    <Tooltip text={shortcut ? `${label}, ${shortcut.shown}` : label}>
      <RadixToolbar.Button
        className={styles.tool}
        aria-label={label}
        aria-keyshortcuts={shortcut ? shortcut.aria : undefined}
        aria-pressed={isPressed}
        disabled={isDisabled}
        // The selection stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {Icon ? <Icon /> : icon}
      </RadixToolbar.Button>
    </Tooltip>
  );
}
