import type { Arrangement, Seat, SeatClass } from '#core/venue/arrangement.ts'

/**
 * Makes an arrangement from lines of letters, seen from the seats, the row nearest the screen first:
 *
 * s standard p premium l love w wheelchair c companion . no seat
 *
 * A capital is sold online from the first day, a small letter at the box office. An empty line is a cross aisle. Love
 * seats pair two by two, a wheelchair place with the companion beside it. Rows are named from A, seats are numbered
 * from 1 on the left. Throws on a letter it does not know or a place without its partner.
 */
export function drawArrangement(drawing: {
  id: string
  screenId: string
  rows: string[]
  freeSeating?: boolean
}): Arrangement {
  const columns = Math.max(...drawing.rows.map(row => row.length))
  const seats: Seat[] = []
  let rowsNamed = 0
  for (const [screenRow, line] of drawing.rows.entries()) {
    if (line === '') continue
    const row = String.fromCharCode('A'.charCodeAt(0) + rowsNamed)
    rowsNamed += 1
    seats.push(...pairUp(drawRow(line, row, screenRow)))
  }
  const { id, screenId, freeSeating } = drawing
  return { id, screenId, columns, seats, ...(freeSeating ? { freeSeating } : {}) }
}

const classOf: Record<string, SeatClass> = {
  s: 'standard',
  p: 'premium',
  l: 'love',
  w: 'wheelchair',
  c: 'companion',
}

const partnerOf: Partial<Record<SeatClass, SeatClass>> = {
  love: 'love',
  wheelchair: 'companion',
  companion: 'wheelchair',
}

function drawRow(line: string, row: string, screenRow: number): Seat[] {
  const seats: Seat[] = []
  for (const [screenCol, letter] of [...line].entries()) {
    if (letter === '.') continue
    const seatClass = classOf[letter.toLowerCase()]
    if (!seatClass) throw new Error(`Row ${row}: no seat is drawn as "${letter}"`)
    const number = seats.length + 1
    seats.push({
      id: `${row}${number}`,
      row,
      number,
      screenRow,
      screenCol,
      class: seatClass,
      online: letter !== letter.toLowerCase(),
      autoassign: partnerOf[seatClass] === undefined,
    })
  }
  return seats
}

function pairUp(row: Seat[]): Seat[] {
  const paired: Seat[] = []
  for (let at = 0; at < row.length; at += 1) {
    const seat = row[at]!
    const wanted = partnerOf[seat.class]
    if (!wanted) {
      paired.push(seat)
      continue
    }
    const partner = row[at + 1]
    if (partner?.class !== wanted || partner.screenCol !== seat.screenCol + 1) {
      throw new Error(`Seat ${seat.id} has no ${wanted} place beside it`)
    }
    paired.push({ ...seat, pairedWith: partner.id }, { ...partner, pairedWith: seat.id })
    at += 1
  }
  return paired
}
