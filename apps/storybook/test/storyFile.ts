/** `Button`, `Tabs/TabLinks`, `patterns/cart/CartRow`, `screens/Catalog`: a story file without what all of them share. */
export const storyFileName = (path: string): string =>
  path
    .replace(/^.*\/packages\/ui\/src\/(?:components\/)?/, '')
    .replace(/\.stories\.tsx$/, '')
    .replace(/([^/]+)\/\1$/, '$1');
