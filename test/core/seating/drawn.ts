import type { Seat, SeatClass } from '#core/venue/arrangement.ts'

/** A room drawn in letters: s standard, p premium, l love seats by twos, w a wheelchair place with its c, space an aisle. */
export function drawn(...rows: string[]): Seat[] {
  const classes: Record<string, SeatClass> = {
    s: 'standard',
    p: 'premium',
    l: 'love',
    w: 'wheelchair',
    c: 'companion',
  }
  return rows.flatMap((letters, screenRow) => {
    const row = String.fromCharCode(65 + screenRow)
    const seats = [...letters].flatMap((letter, screenCol): Seat[] => {
      const seatClass = classes[letter]
      if (!seatClass) return []
      const number = screenCol + 1
      const few = seatClass === 'wheelchair' || seatClass === 'companion'
      return [
        {
          id: `${row}${number}`,
          row,
          number,
          screenRow,
          screenCol,
          class: seatClass,
          online: true,
          autoassign: !few && seatClass !== 'love',
        },
      ]
    })
    for (let at = 0; at + 1 < seats.length; at++) {
      const [one, two] = [seats[at]!, seats[at + 1]!]
      const pair = `${one.class} ${two.class}`
      const isPair = pair === 'love love' || pair === 'wheelchair companion'
      if (!isPair || one.pairedWith) continue
      seats[at] = { ...one, pairedWith: two.id }
      seats[at + 1] = { ...two, pairedWith: one.id }
    }
    return seats
  })
}
