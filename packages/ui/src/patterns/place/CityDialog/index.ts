export { CityDialog, type CityDialogProps } from './CityDialog.tsx';
