import type { Genre } from '../../programme/movie.ts'
import type { Brush } from './brush.ts'
import { corridor, eye, slats, stairs, wire } from './motifs-dark.ts'
import { balloons, bounce, burst, grin, hearts, waves } from './motifs-bright.ts'
import { aperture, column, fingerprint, halves } from './motifs-true.ts'
import { desert, peaks, planet, tower } from './motifs-far.ts'

/** The large drawing on the poster, in an area of `brush.width` by `brush.height`. */
export function drawMotif(genre: Genre, brush: Brush): string {
  return motifs[genre](brush)
}

const motifs: Record<Genre, (brush: Brush) => string> = {
  action: burst,
  adventure: peaks,
  animation: bounce,
  biography: fingerprint,
  comedy: grin,
  crime: slats,
  documentary: aperture,
  drama: halves,
  family: balloons,
  fantasy: tower,
  history: column,
  horror: eye,
  music: waves,
  mystery: stairs,
  romance: hearts,
  science_fiction: planet,
  thriller: corridor,
  war: wire,
  western: desert,
}
