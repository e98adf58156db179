import type { ProductStatus } from '@vetka/domain/catalog';
import { productStatusLabels } from '@vetka/domain/goods';
import { Badge, type BadgeTone } from '@vetka/ui/Badge';
import { BanIcon, ClockIcon, EyeIcon, EyeOffIcon, PencilIcon, TrashIcon } from '@vetka/ui/Icon';
import type { ReactNode } from 'react';

const looks: Record<ProductStatus, { tone: BadgeTone; icon: ReactNode }> = {
  DRAFT: { tone: 'neutral', icon: <PencilIcon size="s" /> },
  MODERATION: { tone: 'honey', icon: <ClockIcon size="s" /> },
  PUBLISHED: { tone: 'leaf', icon: <EyeIcon size="s" /> },
  HIDDEN: { tone: 'neutral', icon: <EyeOffIcon size="s" /> },
  ARCHIVED: { tone: 'neutral', icon: <TrashIcon size="s" /> },
};

/** The status of a product: an icon and a word, never colour alone. */
export function StatusBadge({ status, isForbidden = false }: { status: ProductStatus; isForbidden?: boolean }) {
  if (isForbidden && status === 'DRAFT') {
    return (
      <Badge tone="danger" icon={<BanIcon size="s" />}>
        Запрещён
      </Badge>
    );
  }
  return <Badge {...looks[status]}>{productStatusLabels[status]}</Badge>;
}
