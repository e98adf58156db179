export { ComponentPage } from './ComponentPage.tsx';
export { Container } from './Container.tsx';
