import type { FilmPicture } from './film-pictures.ts'

/** The picture behind the head of a film's page: the first that is for it. */
export function backdropOf(pictures: readonly FilmPicture[] = []): FilmPicture | undefined {
  return pictures.find(({ use }) => use === 'backdrop')
}

/** A focus as CSS takes it. */
export const positionOf = ({ focus }: Pick<FilmPicture, 'focus'>): string => `${focus.x}% ${focus.y}%`
