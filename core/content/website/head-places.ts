/** Where a large picture may stand above a page: where an entry of the website's menu can lead. */
export const headPlaces = [
  'home',
  'movies',
  'events',
  'vouchers',
  'newsletter',
  'contact',
  'info',
  'page',
] as const
export type HeadPlace = (typeof headPlaces)[number]

/** What stays in sight of a picture where it is cut to a wider shape. */
export const headKeeps = ['top', 'middle', 'bottom'] as const
export type HeadKeep = (typeof headKeeps)[number]
