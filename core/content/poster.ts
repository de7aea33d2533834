import type { Genre } from '../programme/movie.ts'
import { drawingSeed, seededRandom, type Brush } from './poster/brush.ts'
import { colouring } from './poster/colours.ts'
import { drawMotif } from './poster/motifs.ts'
import {
  asText,
  setCredits,
  setTitle,
  titleBlock,
  type SetLine,
  type TitleBlock,
} from './poster/lettering.ts'

/** What a drawn poster is made of; everything else follows from it. */
export type PosterFacts = {
  title: string
  originalTitle?: string
  year: number
  /** The first one chooses the motifs and the families of colours. */
  genres: Genre[]
  directors: string[]
  /** ISO 3166-1 alpha-2. */
  nations?: string[]
  runtimeMinutes?: number
}

const width = 600
const height = 900

/**
 * A poster for a film that has none: a complete SVG, 600 by 900, under 8 KB, the same on every machine for the
 * same facts. All words in it are escaped. It loads nothing, so it also works as an image's source.
 *
 * @param set how its words are written; as text when left out
 */
export function drawPoster(facts: PosterFacts, set: SetLine = asText): string {
  const { seed, random, genre, colours } = beginning(facts)
  const block = titleBlock(facts.title, originalTitleBeside(facts))
  const titleOnTop = random() < 0.34
  const motifHeight = height - block.height
  const brush: Brush = { ...colours, width, height: motifHeight, id: seed.toString(36), random }
  const motifTop = titleOnTop ? block.height : 0
  const titleTop = titleOnTop ? 0 : motifHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<svg y="${motifTop}" width="${width}" height="${motifHeight}">${drawMotif(genre, brush, drawingSeed(`poster of ${facts.title}`))}</svg>`,
    lettering(facts, block, titleTop, colours.letters, set),
    grain(brush),
    '</svg>',
  ].join('')
}

/** The motif of a film's poster without its words, in another size, and the colours they have. */
export function drawMotifOf(
  facts: PosterFacts,
  { width, height }: { width: number; height: number },
): { motif: string; ground: string; letters: string } {
  const { seed, random, genre, colours } = beginning(facts)
  const brush: Brush = { ...colours, width, height, id: seed.toString(36), random }
  const motif = drawMotif(genre, brush, drawingSeed(`poster of ${facts.title}`))
  return { motif, ground: colours.ground, letters: colours.letters }
}

/** What every choice in a poster follows from; the colours are the first one. */
function beginning(facts: PosterFacts) {
  const seed = drawingSeed(`${facts.title}|${facts.year}|${facts.directors.join()}`)
  const random = seededRandom(seed)
  const genre = facts.genres[0] ?? 'drama'
  return { seed, random, genre, colours: colouring(genre, random) }
}

function originalTitleBeside({ title, originalTitle }: PosterFacts): string {
  return originalTitle && originalTitle.toLowerCase() !== title.toLowerCase() ? originalTitle : ''
}

function lettering(facts: PosterFacts, block: TitleBlock, top: number, colour: string, set: SetLine): string {
  const length = facts.runtimeMinutes ? `${facts.runtimeMinutes} min` : ''
  const right = [facts.nations?.slice(0, 3).join(' '), facts.year, length].filter(Boolean).join('  ·  ')
  return `<g fill="${colour}">${setTitle(block, top, set)}${setCredits(facts.directors, right, block, top, set)}</g>`
}

/** Paper grain: one small tile of specks, light and dark, over everything. */
function grain({ id, random }: Brush): string {
  const specks = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.floor(random() * 140)} ${Math.floor(random() * 140)}h1`,
    ).join('')
  return (
    `<pattern id="g${id}" width="140" height="140" patternUnits="userSpaceOnUse">` +
    `<path d="${specks(34)}" stroke="#fff" stroke-opacity=".16"/>` +
    `<path d="${specks(34)}" stroke="#000" stroke-opacity=".2"/></pattern>` +
    `<rect width="${width}" height="${height}" fill="url(#g${id})"/>`
  )
}
