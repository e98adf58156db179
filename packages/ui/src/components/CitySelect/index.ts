export { CitySelect, type CitySelectProps, type CityOption } from './CitySelect.tsx';
