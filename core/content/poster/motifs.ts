import type { Genre } from '../../programme/movie.ts'
import type { Brush } from './brush.ts'
import { corridor, eye, slats, stairs, wire } from './motifs-dark.ts'
import { balloons, bounce, burst, grin, hearts, waves } from './motifs-bright.ts'
import { aperture, column, fingerprint, halves } from './motifs-true.ts'
import { desert, peaks, planet, tower } from './motifs-far.ts'
import { boat, curtain, forest, kite, litWindow, nightHills, road, skyline } from './motifs-wide.ts'

const drawings = {
  aperture,
  balloons,
  boat,
  bounce,
  burst,
  column,
  corridor,
  curtain,
  desert,
  eye,
  fingerprint,
  forest,
  grin,
  halves,
  hearts,
  kite,
  litWindow,
  nightHills,
  peaks,
  planet,
  road,
  skyline,
  slats,
  stairs,
  tower,
  waves,
  wire,
} satisfies Record<string, (brush: Brush) => string>

type Motif = keyof typeof drawings

/**
 * The large drawing on the poster, in an area of `brush.width` by `brush.height`: one of its genre's, so that the
 * posters of a shelf differ. Its name stands in it.
 *
 * @param choice any whole number from 0; the same one gives the same drawing
 */
export function drawMotif(genre: Genre, brush: Brush, choice: number): string {
  const choices = motifs[genre]
  const motif = choices[choice % choices.length]!
  return `<g data-motif="${motif}">${drawings[motif](brush)}</g>`
}

const motifs: Record<Genre, readonly [Motif, Motif, ...Motif[]]> = {
  action: ['burst', 'skyline', 'road'],
  adventure: ['peaks', 'boat', 'forest'],
  animation: ['bounce', 'kite', 'nightHills', 'balloons', 'forest'],
  biography: ['fingerprint', 'road', 'litWindow'],
  comedy: ['grin', 'curtain', 'kite'],
  crime: ['slats', 'skyline', 'litWindow'],
  documentary: ['aperture', 'forest', 'boat'],
  drama: ['halves', 'litWindow', 'road', 'boat'],
  family: ['balloons', 'kite', 'forest'],
  fantasy: ['tower', 'nightHills', 'forest'],
  history: ['column', 'curtain', 'road'],
  horror: ['eye', 'corridor', 'litWindow'],
  music: ['waves', 'curtain'],
  mystery: ['stairs', 'litWindow', 'corridor'],
  romance: ['hearts', 'boat', 'road'],
  science_fiction: ['planet', 'skyline', 'nightHills'],
  thriller: ['corridor', 'skyline', 'slats'],
  war: ['wire', 'road'],
  western: ['desert', 'road'],
}
