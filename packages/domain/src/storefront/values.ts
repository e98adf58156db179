/** Limits of a shop's texts (characters), and of its lists. */
export const storefrontLimits = {
  shortName: 2,
  name: 80,
  tagline: 60,
  story: 2000,
  phone: 30,
  email: 254,
  /** Products that a shop puts in an order of its own. */
  shelf: 300,
  sections: 60,
  section: 40,
  /** Levels of sections that the page of a shop shows. */
  sectionLevels: 3,
  /** Products in one section. */
  sectionGoods: 500,
  banners: 20,
  bannerTitle: 60,
  bannerText: 200,
  bannerButton: 30,
  href: 300,
} as const;
