import type { Proposal } from '#core/seating/propose.ts'
import type { Case } from './proposal-table.ts'

type Drawn = { given: Case; proposal: Proposal | undefined }

const cell = 9
const gap = 26
const wordsHeight = 46
const perRow = 6

/** All halls of the table as one SVG: sold seats grey, the party amber, what is dearer outlined, the screen above. */
export function drawProposals(table: readonly Drawn[]): string {
  const width = 30 * cell + gap
  let y = gap
  const halls: string[] = []
  for (let from = 0; from < table.length; from += perRow) {
    const line = table.slice(from, from + perRow)
    let x = gap
    for (const each of line) {
      halls.push(hallOf(each, x, y))
      x += Math.max(width, (columnsOf(each.given) + 2) * cell + gap)
    }
    y += Math.max(...line.map(({ given }) => rowsOf(given) * cell)) + wordsHeight + gap
  }
  const [wide, high] = [perRow * (40 * cell + gap), y]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" font-family="sans-serif" font-size="9"><rect width="100%" height="100%" fill="#fff"/>${halls.join('')}</svg>`
}

function hallOf({ given, proposal }: Drawn, x: number, y: number): string {
  const party = new Set(proposal?.seats.map(({ id }) => id))
  const dearer = new Set(proposal?.dearer.map(({ id }) => id))
  const top = wordsHeight - 12
  const seats = given.seats.map(({ id, screenRow, screenCol, class: seatClass }) => {
    const fill = party.has(id) ? '#e08a00' : given.sold.has(id) ? '#9a9a9a' : colours[seatClass]
    const edge = dearer.has(id) ? '#c00' : given.theirs?.has(id) ? '#3a6ea5' : 'none'
    return `<rect x="${screenCol * cell}" y="${top + screenRow * cell}" width="${cell - 2}" height="${cell - 2}" rx="1.5" fill="${fill}" stroke="${edge}"/>`
  })
  const found = proposal ? proposal.seats.map(({ id }) => id).join(' ') : 'none'
  return `<g class="hall" transform="translate(${x} ${y})"><text font-weight="bold" y="0">${escaped(given.name)}</text><text y="12" fill="#555">${found.slice(0, 60)}</text><text y="22" fill="#777">${given.expected.join(', ').slice(0, 60)}</text><rect x="0" y="${top - 6}" width="${columnsOf(given) * cell}" height="2" fill="#333"/>${seats.join('')}</g>`
}

const colours = {
  standard: '#dfe7df',
  premium: '#d8c8ee',
  love: '#f3c6d3',
  wheelchair: '#bcdcf5',
  companion: '#d6ebfa',
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const columnsOf = ({ seats }: Case) => Math.max(...seats.map(({ screenCol }) => screenCol)) + 1
const rowsOf = ({ seats }: Case) => Math.max(...seats.map(({ screenRow }) => screenRow)) + 1
