export { ServiceHeader, type ServiceHeaderProps } from './ServiceHeader.tsx';
