/** Upper limits in characters, and of banners in one place of the home page. */
export const homeBannerLimits = {
  label: 30,
  title: 60,
  text: 120,
  button: 30,
  href: 300,
  alt: 150,
  reason: 300,
  banners: 20,
} as const;

/** Upper limits in characters. */
export const redirectLimits = { path: 500, search: 100 } as const;

/** Upper limits in characters of the administration's texts for a page. */
export const pageTextLimits = { path: 500, title: 150, description: 300, text: 5000 } as const;
