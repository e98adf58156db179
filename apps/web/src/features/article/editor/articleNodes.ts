import { articleLimits, linkPattern } from '@vetka/domain/article';
import type { RichTextNodes } from '@vetka/ui/desk/RichTextEditor';
import type { ArticleOwnBlock } from '../body/NamedBlock.tsx';
import { EmbedView, ProductView, ShopView } from './NodeViews.tsx';
import { PictureView } from './PictureView.tsx';

const link = new RegExp(linkPattern);
/** Whether a link may point there. */
export const isLinkable = (href: string): boolean => href.length <= articleLimits.href && link.test(href);

/** The blocks of an article besides its text: the same list as in the domain's schema of documents. */
export const articleNodes: RichTextNodes<ArticleOwnBlock> = [
  {
    type: 'picture',
    attributes: { mediaId: 0, alt: '', caption: '' },
    local: { uploadId: '' },
    // A picture that is still being uploaded has no id yet.
    isComplete: ({ mediaId }) => mediaId > 0,
    View: PictureView,
  },
  { type: 'product', attributes: { productId: 0 }, View: ProductView },
  { type: 'shop', attributes: { serviceId: 0 }, View: ShopView },
  { type: 'embed', attributes: { provider: 'RUTUBE', videoId: '' }, View: EmbedView },
];
