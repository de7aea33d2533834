import type { Seat, SeatClass, SeatStyle } from '../../venue/arrangement.ts'
import { partners } from './check.ts'
import { freeId, rowName, seatName } from './naming.ts'
import { cellKey, planBounds, seatsByCell, type Cell, type Plan } from './plan.ts'

/** The places two corners span, row by row. */
export function cellsBetween(one: Cell, other: Cell): Cell[] {
  const [fromRow, toRow] = [Math.min(one.row, other.row), Math.max(one.row, other.row)]
  const [fromCol, toCol] = [Math.min(one.col, other.col), Math.max(one.col, other.col)]
  const cells: Cell[] = []
  for (let row = fromRow; row <= toRow; row++)
    for (let col = fromCol; col <= toCol; col++) cells.push({ row, col })
  return cells
}

/**
 * New standard seats in the empty ones of some places, named on from their row's.
 *
 * @param saved ids of every plan the screen ever had; none of them is used again
 */
export function withSeats(plan: Plan, cells: readonly Cell[], saved: ReadonlySet<string>): Plan {
  const drawn = seatsByCell(plan)
  const taken = new Set([...saved, ...[...drawn.values()].map(({ seat }) => seat.id)])
  const all = [...drawn.values()].map(({ seat }) => seat)
  const made: Seat[] = []
  for (const { row: screenRow, col: screenCol } of cells) {
    if (drawn.has(cellKey(screenRow, screenCol))) continue
    if (screenRow >= planBounds.rows || screenCol >= planBounds.columns) continue
    const beside = [...all, ...made].filter(seat => seat.screenRow === screenRow)
    const row = beside[0]?.row ?? unusedRow(plan, [...all, ...made], screenRow)
    const number = Math.max(0, ...beside.map(seat => seat.number)) + 1
    const id = freeId(seatName(row, number, plan.drawing.separator), taken)
    taken.add(id)
    const online = beside[0]?.online ?? false
    made.push({ id, row, number, screenRow, screenCol, class: 'standard', online, autoassign: true })
  }
  const columns = Math.max(plan.columns, ...made.map(seat => seat.screenCol + 1))
  return { ...plan, columns, seats: [...plan.seats, ...made] }
}

/** A name for a new row: the one of its place, or the next that no other row has. */
function unusedRow({ drawing }: Plan, seats: readonly Seat[], screenRow: number): string {
  const used = new Set(seats.map(seat => seat.row))
  for (let at = screenRow; ; at++) {
    const name = rowName(at, drawing.rowNaming)
    if (!used.has(name)) return name
  }
}

/** The plan without the seats in some places: an aisle, a step, a pillar. What they were linked with is alone then. */
export function withoutSeats(plan: Plan, cells: readonly Cell[]): Plan {
  const gone = new Set(cells.map(({ row, col }) => cellKey(row, col)))
  const stays = (seat: Seat) => !gone.has(cellKey(seat.screenRow, seat.screenCol))
  return unlinked({
    ...plan,
    seats: plan.seats.filter(stays),
    drawing: { ...plan.drawing, disabled: plan.drawing.disabled.filter(stays) },
  })
}

/** Places that are out of use from now on, or in use again. */
export function withDisabled(plan: Plan, cells: readonly Cell[], disabled: boolean): Plan {
  const chosen = new Set(cells.map(({ row, col }) => cellKey(row, col)))
  const isChosen = (seat: Seat) => chosen.has(cellKey(seat.screenRow, seat.screenCol))
  const { seats, drawing } = plan
  const [from, to] = disabled ? [seats, drawing.disabled] : [drawing.disabled, seats]
  const moved = from.filter(isChosen)
  const left = from.filter(seat => !isChosen(seat))
  const joined = [...to, ...moved]
  return unlinked({
    ...plan,
    seats: disabled ? left : joined,
    drawing: { ...drawing, disabled: disabled ? joined : left },
  })
}

/** Links to seats that are not there, or not in use, are taken off; such a love seat or companion is standard again. */
function unlinked(plan: Plan): Plan {
  const inUse = new Set(plan.seats.map(({ id }) => id))
  const seats = plan.seats.map(seat =>
    seat.pairedWith === undefined || inUse.has(seat.pairedWith) ? seat : alone(seat),
  )
  const disabled = plan.drawing.disabled.map(seat => (seat.pairedWith ? alone(seat) : seat))
  return { ...plan, seats, drawing: { ...plan.drawing, disabled } }
}

/** A seat without its other half: a wheelchair place stays one, the others are ordinary seats then. */
function alone(seat: Seat): Seat {
  const { pairedWith: _, classId, ...rest } = seat
  if (seat.class !== 'wheelchair') return { ...rest, class: 'standard', autoassign: true }
  return classId === undefined ? rest : { ...rest, classId }
}

/**
 * The seats in some places are of a class from now on. Love seats are linked by twos from the left, and companions with
 * the wheelchair place beside them; one that finds no partner stays what it was.
 *
 * @param classId the exhibitor's own class of that kind; undefined for the one the kind is
 */
export function withClass(plan: Plan, cells: readonly Cell[], seatClass: SeatClass, classId?: string): Plan {
  const chosen = new Set(cells.map(({ row, col }) => cellKey(row, col)))
  const isChosen = (seat: Seat) => chosen.has(cellKey(seat.screenRow, seat.screenCol))
  // Whoever was linked with a seat that changes is alone.
  const freed = new Set(plan.seats.filter(isChosen).flatMap(seat => [seat.id, seat.pairedWith ?? '']))
  const seats = new Map(
    plan.seats.map(seat => [seat.id, freed.has(seat.id) && seat.pairedWith ? alone(seat) : seat]),
  )
  const sorted = [...seats.values()]
    .filter(isChosen)
    .sort((a, b) => a.screenRow - b.screenRow || a.screenCol - b.screenCol)
  const at = new Map([...seats.values()].map(seat => [cellKey(seat.screenRow, seat.screenCol), seat.id]))
  const beside = (seat: Seat, step: 1 | -1) =>
    seats.get(at.get(cellKey(seat.screenRow, seat.screenCol + step)) ?? '')
  const link = (one: Seat, other: Seat) => {
    seats.set(one.id, { ...one, pairedWith: other.id })
    seats.set(other.id, { ...other, pairedWith: one.id })
  }
  const ofClass = (seat: Seat): Seat => {
    const { classId: _, ...rest } = seat
    return { ...rest, class: seatClass, ...(classId === undefined ? {} : { classId }) }
  }
  const few = seatClass === 'wheelchair' || seatClass === 'companion' || seatClass === 'love'
  for (const { id } of sorted) {
    const seat: Seat = { ...ofClass(seats.get(id)!), autoassign: !few }
    if (seatClass === 'love') {
      if (seats.get(id)!.pairedWith) continue
      const next = beside(seat, 1)
      if (next && isChosen(next) && !next.pairedWith) link(seat, { ...ofClass(next), autoassign: false })
    } else if (few) {
      const wanted = partners[seatClass as 'wheelchair' | 'companion']
      const mate = [beside(seat, 1), beside(seat, -1)].find(
        other => other?.class === wanted && !other.pairedWith,
      )
      if (mate) link(seat, mate)
      else if (seatClass === 'wheelchair') seats.set(id, seat)
    } else seats.set(id, seat)
  }
  return { ...plan, seats: plan.seats.map(({ id }) => seats.get(id)!) }
}

/** The seats in some places are built so from now on; undefined for ordinary chairs. */
export function withStyle(plan: Plan, cells: readonly Cell[], style: SeatStyle | undefined): Plan {
  const chosen = new Set(cells.map(({ row, col }) => cellKey(row, col)))
  const seats = plan.seats.map(seat => {
    if (!chosen.has(cellKey(seat.screenRow, seat.screenCol))) return seat
    const { style: _, ...rest } = seat
    return style ? { ...rest, style } : rest
  })
  return { ...plan, seats }
}

/** Seats that the website has from the first day, or that the register has; and whether seats are proposed to guests. */
export function withFlag(
  plan: Plan,
  cells: readonly Cell[],
  flag: 'online' | 'autoassign',
  value: boolean,
): Plan {
  const chosen = new Set(cells.map(({ row, col }) => cellKey(row, col)))
  const seats = plan.seats.map(seat =>
    chosen.has(cellKey(seat.screenRow, seat.screenCol)) ? { ...seat, [flag]: value } : seat,
  )
  return { ...plan, seats }
}

/** A gap before a row or a column: everything behind it, or right of it, moves on by one. */
export function withGap(plan: Plan, where: 'row' | 'col', at: number): Plan {
  return moved(plan, where, at, 1)
}

/** A row or a column taken out, with its seats. */
export function withoutLine(plan: Plan, where: 'row' | 'col', at: number): Plan {
  const all = [...plan.seats, ...plan.drawing.disabled]
  const line = all.filter(seat => (where === 'row' ? seat.screenRow : seat.screenCol) === at)
  const cells = line.map(({ screenRow, screenCol }) => ({ row: screenRow, col: screenCol }))
  return moved(withoutSeats(plan, cells), where, at + 1, -1)
}

function moved(plan: Plan, where: 'row' | 'col', from: number, by: 1 | -1): Plan {
  const shift = (seat: Seat): Seat => {
    const place = where === 'row' ? 'screenRow' : 'screenCol'
    return seat[place] >= from ? { ...seat, [place]: seat[place] + by } : seat
  }
  const columns = Math.max(1, where === 'col' ? plan.columns + by : plan.columns)
  // A pair that a new aisle comes between is none any more.
  return unpaired({
    columns,
    seats: plan.seats.map(shift),
    drawing: { ...plan.drawing, disabled: plan.drawing.disabled.map(shift) },
  })
}

function unpaired(plan: Plan): Plan {
  const byId = new Map(plan.seats.map(seat => [seat.id, seat]))
  const seats = plan.seats.map(seat => {
    const mate = byId.get(seat.pairedWith ?? '')
    const apart = mate && Math.abs(mate.screenCol - seat.screenCol) !== 1
    return apart ? alone(seat) : seat
  })
  return { ...plan, seats }
}
