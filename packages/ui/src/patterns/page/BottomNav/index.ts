export { BottomNav, type BottomNavProps } from './BottomNav.tsx';
