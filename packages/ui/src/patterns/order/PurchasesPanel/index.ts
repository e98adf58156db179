export { PurchasesPanel, type PurchasesPanelProps } from './PurchasesPanel.tsx';
