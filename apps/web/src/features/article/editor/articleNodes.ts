import { articleLimits } from '@vetka/domain/article';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { Node, ReactNodeViewRenderer, type Attribute } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkable } from './documentOf.ts';
import { CardView, EmbedView } from './NodeViews.tsx';
import { PictureView } from './PictureView.tsx';

/** An attribute that survives copying within the editor. */
const kept = (name: string, standard: string | number): Record<string, Attribute> => ({
  [name]: {
    default: standard,
    parseHTML: (element) => {
      const value = element.getAttribute(`data-${name.toLowerCase()}`) ?? standard;
      return typeof standard === 'number' ? Number(value) || 0 : String(value).slice(0, articleLimits.caption);
    },
    renderHTML: (attributes) => ({ [`data-${name.toLowerCase()}`]: String(attributes[name]) }),
  },
});

type View = Parameters<typeof ReactNodeViewRenderer>[0];

/** A block without text of its own: one element, recognised by its tag when it is pasted. */
const leaf = (name: string, attributes: Record<string, Attribute>, view: View) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: `vetka-${name}` }],
    renderHTML: ({ HTMLAttributes }) => [`vetka-${name}`, HTMLAttributes],
    addNodeView: () => ReactNodeViewRenderer(view),
  });

const Picture = leaf(
  'picture',
  { ...kept('mediaId', 0), ...kept('alt', ''), ...kept('caption', ''), uploadId: { default: '', rendered: false } },
  PictureView,
);
const Product = leaf('product', kept('productId', 0), CardView);
const Shop = leaf('shop', kept('serviceId', 0), CardView);
const Video = leaf('embed', { ...kept('provider', 'RUTUBE'), ...kept('videoId', '') }, EmbedView);

/** Ctrl+K is handled by the toolbar, which asks for the address. */
const ArticleLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => isLinkable(url ?? ''),
});

/** The nodes that an article may contain: the same list as in the domain's schema of documents. */
export const articleNodes = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    listItem: false,
    orderedList: false,
    strike: false,
    underline: false,
  }),
  Blockquote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph+' }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  ArticleLink,
  Picture,
  Product,
  Shop,
  Video,
];
