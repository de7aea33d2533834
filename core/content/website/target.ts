/** Where an entry of the website's menu may lead: a part of the website, a page the exhibitor wrote, or any address. */
export const targets = [
  'home',
  'movies',
  'today',
  'soon',
  'events',
  'info',
  'contact',
  'privacy',
  'page',
  'address',
] as const
export type Target = (typeof targets)[number]

/** The path of a part of the website, without its language. */
export const targetPaths: Readonly<Record<Exclude<Target, 'page' | 'address'>, string>> = {
  home: '/',
  movies: '/movies',
  today: '/movies/today',
  soon: '/movies/soon',
  events: '/events',
  info: '/info',
  contact: '/contact',
  privacy: '/privacy-policy',
}
