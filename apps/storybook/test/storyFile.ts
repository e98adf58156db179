/** Short path of a story file: `Button`, `Tabs/TabLinks`, `patterns/cart/CartRow`, `screens/Catalog`. */
export const storyFileName = (path: string): string =>
  path
    .replace(/^.*\/packages\/ui\/src\/(?:components\/)?/, '')
    .replace(/\.stories\.tsx$/, '')
    .replace(/([^/]+)\/\1$/, '$1');
