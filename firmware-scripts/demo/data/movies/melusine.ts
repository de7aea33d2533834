import type { DemoMovie } from '../movie.ts'
import { blockbusters } from './blockbusters.ts'
import { classics } from './classics.ts'
import { coming } from './coming.ts'
import { documentaries } from './documentaries.ts'
import { european } from './european.ts'
import { familyEuropean } from './family-european.ts'
import { family } from './family.ts'
import { world } from './world.ts'

/** Everything Mélusine Cinémas shows or has announced. */
export const melusineMovies: DemoMovie[] = [
  ...blockbusters,
  ...family,
  ...familyEuropean,
  ...european,
  ...world,
  ...documentaries,
  ...classics,
  ...coming,
]
