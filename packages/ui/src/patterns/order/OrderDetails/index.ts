export { OrderDetails, type OrderDetailsProps } from './OrderDetails.tsx';
export { OrderDetailsPanel, type OrderDetailsPanelProps } from './OrderDetailsPanel.tsx';
