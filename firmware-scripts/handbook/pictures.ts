/**
 * The pictures of the handbook, taken from the running product by `npm run help:pictures`, each in every language, in
 * pixels of the screen.
 */
export const pictures = {
  'sign-in': { width: 1024, height: 768 },
  register: { width: 1024, height: 768 },
  'ticket-refused': { width: 390, height: 700 },
  today: { width: 1280, height: 800 },
  programme: { width: 1280, height: 800 },
} as const

export type PictureName = keyof typeof pictures
export const pictureNames = Object.keys(pictures) as PictureName[]

/** All of them together, in all languages: they are in every clone and on every box. */
export const picturesMaxBytes = 800_000

/**
 * What a screen looked like when its picture was taken, without what changes by the day: the fixed words on its buttons,
 * links, titles and labels, sorted, and its paper, ink and letters. Where a screen looks otherwise now, its picture has aged.
 */
export type Portrait = { words: readonly string[]; paper: string; ink: string; letters: string }

/** Written beside the pictures by whoever takes them; by language and picture. */
export const portraitsFile = 'firmware-scripts/handbook/pictures/portraits.json'
