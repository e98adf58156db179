/** The pane whose width is chosen: the sheet beside the queue, or the narrow list beside an order's own page. */
export type ResizablePane = 'sheet' | 'list';

/** Chosen widths (px). */
export type PaneWidths = Partial<Record<ResizablePane, number>>;

interface PaneLimits {
  least: number;
  most: number;
  usual: number;
  label: string;
}

export const paneLimits: Record<ResizablePane, PaneLimits> = {
  sheet: { least: 400, most: 720, usual: 480, label: 'Ширина заказа' },
  list: { least: 220, most: 420, usual: 276, label: 'Ширина списка' },
};

/** A width within the limits of the pane, in whole pixels. */
export function withinLimits(pane: ResizablePane, width: number): number {
  const { least, most, usual } = paneLimits[pane];
  return Number.isFinite(width) ? Math.round(Math.min(most, Math.max(least, width))) : usual;
}
