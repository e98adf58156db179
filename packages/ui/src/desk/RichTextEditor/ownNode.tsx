import { Node, NodeViewWrapper, ReactNodeViewRenderer, type Attribute, type NodeViewProps } from '@tiptap/react';
import { createContext, use } from 'react';
import type { RichTextLocal, RichTextNode } from './richTextTools.ts';

/** Whether the text around own blocks is read-only or disabled. */
export const FixedContext = createContext(false);

/** An attribute in the HTML of a copy, from which it is read only with the type of its standard value. */
function copied(name: string, standard: unknown): Attribute {
  const key = `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return {
    default: standard,
    parseHTML: (element) => readAttribute(element.getAttribute(key), standard),
    renderHTML: (attributes) => ({ [key]: JSON.stringify(attributes[name]) }),
  };
}

function readAttribute(text: string | null, standard: unknown): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === typeof standard && value !== null ? value : standard;
  } catch {
    return standard;
  }
}

/** Values of the open editor: a copy does not have them. */
const local = (standard: string): Attribute => ({ default: standard, rendered: false });

/** A block of an application for ProseMirror: one element without text of its own. */
export function ownNode({ type, attributes, local: locals = {}, View }: RichTextNode) {
  const pick = (attrs: Record<string, unknown>, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, attrs[name]]));

  function OwnView({ node, updateAttributes, deleteNode }: NodeViewProps) {
    return (
      <NodeViewWrapper contentEditable={false}>
        <View
          attributes={pick(node.attrs, attributes)}
          local={pick(node.attrs, locals) as RichTextLocal}
          isFixed={use(FixedContext)}
          onChange={updateAttributes}
          onRemove={deleteNode}
        />
      </NodeViewWrapper>
    );
  }

  return Node.create({
    name: type,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      ...Object.fromEntries(Object.entries(attributes).map(([name, standard]) => [name, copied(name, standard)])),
      ...Object.fromEntries(Object.entries(locals).map(([name, standard]) => [name, local(standard)])),
    }),
    parseHTML: () => [{ tag: `div[data-block="${type}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-block': type }],
    addNodeView: () => ReactNodeViewRenderer(OwnView),
  });
}
