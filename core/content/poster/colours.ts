import type { Genre } from '../../programme/movie.ts'
import { oneOf } from './brush.ts'

/** A family: a near-black, one strong colour, a near-white. */
type Family = readonly [deep: string, strong: string, pale: string]

const families = {
  ember: ['#1f0d12', '#e4432d', '#f6e3c5'],
  marquee: ['#1a140c', '#f0a21c', '#fbf0d9'],
  lagoon: ['#06262b', '#189a8d', '#f2ead4'],
  cobalt: ['#0c1233', '#3f63e0', '#f4e9d2'],
  plum: ['#260f2b', '#c23f8b', '#fae0d0'],
  moss: ['#11241a', '#5c9a48', '#f2ecd0'],
  rust: ['#2a140b', '#cb622b', '#f4e0c1'],
  steel: ['#12181f', '#7f97ad', '#f0ece2'],
  blood: ['#150708', '#b9151f', '#f0e2d0'],
  rose: ['#3c0f24', '#f0788c', '#fdeadb'],
  sky: ['#0e2740', '#3fa3d2', '#fdf1d3'],
  sand: ['#2b2013', '#d6a452', '#f8edd8'],
  violet: ['#170f33', '#7c5bea', '#f1e8f2'],
  mint: ['#0f2d2a', '#52bf9c', '#f8f0dc'],
  citrus: ['#22230b', '#cfc92c', '#f7f3dd'],
} as const satisfies Record<string, Family>

const familiesOf: Record<Genre, readonly (keyof typeof families)[]> = {
  action: ['ember', 'marquee', 'cobalt'],
  adventure: ['sky', 'moss', 'rust', 'lagoon'],
  animation: ['citrus', 'mint', 'rose', 'sky'],
  biography: ['sand', 'steel', 'plum', 'cobalt'],
  comedy: ['marquee', 'rose', 'citrus', 'mint'],
  crime: ['marquee', 'steel', 'blood'],
  documentary: ['moss', 'sand', 'steel', 'lagoon'],
  drama: ['rust', 'cobalt', 'plum', 'lagoon', 'ember'],
  family: ['sky', 'rose', 'mint', 'marquee'],
  fantasy: ['violet', 'cobalt', 'moss'],
  history: ['sand', 'rust', 'steel'],
  horror: ['blood', 'citrus', 'violet'],
  music: ['plum', 'violet', 'ember', 'marquee'],
  mystery: ['violet', 'lagoon', 'steel', 'moss'],
  romance: ['rose', 'plum', 'ember'],
  science_fiction: ['cobalt', 'rust', 'violet', 'lagoon'],
  thriller: ['blood', 'citrus', 'steel', 'ember'],
  war: ['moss', 'ember', 'steel'],
  western: ['rust', 'sand', 'ember'],
}

/** Dark genres never get a pale ground. */
const nocturnal: readonly Genre[] = ['horror', 'crime', 'thriller', 'science_fiction', 'fantasy', 'mystery']

export type Colouring = { ground: string; figure: string; detail: string; letters: string }

/** Three colours and their roles: night on the deep one, day on the pale one, blaze on the strong one. */
export function colouring(genre: Genre, random: () => number): Colouring {
  const [deep, strong, pale] = families[oneOf(random, familiesOf[genre])]
  const light = oneOf(
    random,
    nocturnal.includes(genre) ? ['night', 'night', 'blaze'] : ['night', 'day', 'blaze'],
  )
  if (light === 'day') return { ground: pale, figure: strong, detail: deep, letters: deep }
  if (light === 'night') return { ground: deep, figure: strong, detail: pale, letters: pale }
  return { ground: strong, figure: deep, detail: pale, letters: luminance(strong) > 0.2 ? deep : pale }
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(from => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
