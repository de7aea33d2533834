import { accentRgb } from '../../documents/accent.ts'
import { drawMotifOf, type PosterFacts } from '#core/content/poster.ts'
import { setCredits, setTitle, titleBlock } from '#core/content/poster/lettering.ts'
import { asOutlines } from './outlines.ts'

/** What networks show large, in pixels (1.91 to 1, as Open Graph asks for). */
export const shareSize = { width: 1200, height: 630 }

const margin = 60
/** Motifs are drawn for a poster's width. */
const motif = { width: 600, height: 900 }
const motifScale = shareSize.height / motif.height
const left = motif.width * motifScale + margin
/** Posters are lettered in a column of 520 with a margin of 40. */
const column = { width: 520, margin: 40 }
const scale = (shareSize.width - left - margin) / column.width

/**
 * The picture of a film with a drawn poster, for whoever shares its page: the poster's motif, the title, who shows it. An
 * SVG without any text or font.
 */
export function drawSharePicture(facts: PosterFacts, exhibitorName: string): string {
  const { motif: drawn, ...colours } = drawMotifOf(facts, motif)
  const inside = `<g transform="scale(${motifScale})"><svg width="${motif.width}" height="${motif.height}">${drawn}</svg></g>`
  return lettered(facts, exhibitorName, colours, inside)
}

/** What stands beside a film's own poster: the title on the exhibitor's colour, which is light enough for dark letters. */
export function groundOfPoster(
  facts: PosterFacts,
  { tradeName, accentHue }: { tradeName: string; accentHue: number },
): string {
  return lettered(facts, tradeName, { ground: `rgb(${accentRgb(accentHue).join()})`, letters: '#171310' }, '')
}

function lettered(
  facts: PosterFacts,
  exhibitorName: string,
  { ground, letters }: { ground: string; letters: string },
  inside: string,
): string {
  const { width, height } = shareSize
  const block = titleBlock(facts.title, '')
  const foot = setCredits([exhibitorName], String(facts.year), { ...block, height: 0 }, 0, asOutlines)
  const ruleY = height - margin - 38 * scale
  // The title stands in the middle of what the rule leaves, from its capitals' top to its last line.
  const titleY = (margin + ruleY) / 2 - ((36 + block.lines.at(-1)!.baseline) / 2) * scale
  const placed = (y: number, what: string) =>
    `<g transform="translate(${left - column.margin * scale} ${y}) scale(${scale})">${what}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    inside,
    `<g fill="${letters}">${placed(titleY, setTitle(block, 0, asOutlines))}${placed(height - margin + 36 * scale, foot)}</g>`,
    '</svg>',
  ].join('')
}
