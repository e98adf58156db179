export { SubscribeButton, type SubscribeButtonProps } from './SubscribeButton.tsx';
