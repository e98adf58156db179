// The site's texts look like those of the kit.
export { Prose } from '@vetka/ui/desk/RichText';
