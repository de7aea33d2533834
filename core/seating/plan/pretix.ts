import * as z from 'zod'
import { plainDrawing, seatClasses, type Drawing, type Seat } from '../../venue/arrangement.ts'
import { planBounds, type Plan } from './plan.ts'
import { linkNeighbours, onGrid, type Placed } from './plan-file.ts'

/**
 * Seating plans in the published JSON of pretix (`seating-plan.schema.json` 0.0.1), which other programs read and write
 * too. What it has no fields for goes into its free texts: the category of a seat says whether it is the website's,
 * proposed and in use, and the zone's name how the plan is drawn. Links of pairs follow from who sits side by side.
 */
const pitch = 40
const coordinate = z.number().min(-1_000_000).max(1_000_000)
const position = z.object({ x: coordinate, y: coordinate })
const text = z.string().max(200)
const file = z.object({
  name: text,
  categories: z.array(z.object({ name: text, color: text.optional() })).max(200),
  zones: z
    .array(
      z.object({
        name: text.optional(),
        position,
        rows: z
          .array(
            z.object({
              row_number: text,
              position: position.optional(),
              seats: z
                .array(z.object({ seat_guid: text, seat_number: text, position, category: text }))
                .max(planBounds.seats),
            }),
          )
          .max(500),
        areas: z.array(z.unknown()).max(1000).optional(),
      }),
    )
    .max(50),
  size: z.object({ width: coordinate, height: coordinate }).optional(),
})

/** Longer than the largest hall needs; measured before it is read. */
export const planFileMost = 2_000_000

export const planFileRefusals = [
  'file_too_large',
  'not_json',
  'not_a_plan',
  'too_many_seats',
  'id_twice',
  'no_seats',
] as const
export type PlanFileRefusal = (typeof planFileRefusals)[number]

/** What a file has that a plan here has not, or the other way round: told before it is taken over. */
export const planFileNotes = [
  'areas_left_out',
  'zones_joined',
  'classes_unknown',
  'numbers_given',
  'website_unknown',
  'links_by_neighbours',
  'pairs_undone',
  'moved_to_grid',
] as const
export type PlanFileNote = { note: (typeof planFileNotes)[number]; count: number }

const colours: Record<Seat['class'], string> = {
  standard: '#7a7066',
  premium: '#c98a1b',
  love: '#c2416b',
  wheelchair: '#2f6fb3',
  companion: '#6aa3d8',
}

/** A plan as such a file; its positions are a straight grid. */
export function toPretix(name: string, { columns, seats, drawing }: Plan): unknown {
  const all = [
    ...seats.map(seat => ({ seat, category: categoryOf(seat, false) })),
    ...drawing.disabled.map(seat => ({ seat, category: categoryOf(seat, true) })),
  ]
  const rows = [...new Set(all.map(({ seat }) => seat.screenRow))].sort((a, b) => a - b)
  const classes = new Map(all.map(({ seat, category }) => [category, colours[seat.class]]))
  return {
    name,
    categories: [...classes].map(([category, color]) => ({ name: category, color })),
    zones: [
      {
        name: drawingText(drawing),
        position: { x: 0, y: 0 },
        rows: rows.map(screenRow => {
          const inRow = all
            .filter(({ seat }) => seat.screenRow === screenRow)
            .sort((a, b) => a.seat.screenCol - b.seat.screenCol)
          return {
            row_number: inRow[0]!.seat.row,
            position: { x: 0, y: screenRow * pitch },
            seats: inRow.map(({ seat, category }) => ({
              seat_guid: seat.id,
              seat_number: String(seat.number),
              position: { x: seat.screenCol * pitch, y: 0 },
              category,
            })),
          }
        }),
      },
    ],
    size: { width: columns * pitch, height: (Math.max(0, ...rows) + 1) * pitch },
  }
}

function categoryOf({ class: seatClass, online, autoassign }: Seat, disabled: boolean): string {
  const marks = [!online && 'box office', !autoassign && 'by hand', disabled && 'out of use'].filter(Boolean)
  return [seatClass, ...marks].join(', ')
}

const drawingText = ({ curve, rowNaming, rowsFrom, numbersFrom, separator }: Drawing): string =>
  `curve=${curve};rows=${rowNaming};from=${rowsFrom};numbers=${numbersFrom};separator=${separator}`

/**
 * The plan in such a file, with what it could not take over. A file that is no plan, or larger than any hall, is
 * refused; nothing of it is kept then.
 */
export function fromPretix(
  content: string,
): { plan: Plan; notes: PlanFileNote[] } | { refused: PlanFileRefusal } {
  if (content.length > planFileMost) return { refused: 'file_too_large' }
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch {
    return { refused: 'not_json' }
  }
  const read = file.safeParse(json)
  if (!read.success)
    return {
      refused: read.error.issues.some(({ code }) => code === 'too_big') ? 'too_many_seats' : 'not_a_plan',
    }
  const { zones, size } = read.data
  const lines = zones.flatMap(zone => zone.rows.map(row => ({ zone, row })))
  const placed = lines.flatMap(({ zone, row }, line) =>
    row.seats.map((seat): Placed => ({
      id: seat.seat_guid,
      line,
      row: row.row_number,
      number: seat.seat_number,
      category: seat.category,
      x: zone.position.x + (row.position?.x ?? 0) + seat.position.x,
      y: zone.position.y + (row.position?.y ?? 0) + seat.position.y,
    })),
  )
  if (!placed.length) return { refused: 'no_seats' }
  if (placed.length > planBounds.seats) return { refused: 'too_many_seats' }
  if (new Set(placed.map(({ id }) => id)).size < placed.length) return { refused: 'id_twice' }
  const grid = onGrid(placed, pitch)
  if (grid.rows > planBounds.rows || grid.columns > planBounds.columns) return { refused: 'too_many_seats' }
  const classed = grid.seats.map(seat => ({ ...seat, ...readCategory(seat.category) }))
  const drawing = readDrawing(zones[0]?.name ?? '')
  const linked = linkNeighbours(classed.filter(seat => !seat.disabled).map(asSeat))
  const columns = Math.max(grid.columns, drawing ? Math.round((size?.width ?? 0) / pitch) : 0)
  const plan = {
    columns: Math.min(columns, planBounds.columns),
    seats: linked.seats,
    drawing: {
      ...(drawing ?? plainDrawing),
      disabled: classed.filter(seat => seat.disabled).map(asSeat),
    },
  }
  const counts: Record<(typeof planFileNotes)[number], number> = {
    areas_left_out: zones.reduce((sum, zone) => sum + (zone.areas?.length ?? 0), 0),
    zones_joined: zones.length > 1 ? zones.length : 0,
    classes_unknown: new Set(classed.flatMap(seat => (seat.known ? [] : seat.category))).size,
    numbers_given: grid.numbersGiven,
    website_unknown: drawing ? 0 : classed.length,
    links_by_neighbours: linked.links,
    pairs_undone: linked.undone,
    moved_to_grid: grid.moved,
  }
  return {
    plan,
    notes: planFileNotes.flatMap(note => (counts[note] ? [{ note, count: counts[note] }] : [])),
  }
}

type Classed = ReturnType<typeof onGrid>['seats'][number] & ReturnType<typeof readCategory>

function asSeat({
  id,
  row,
  number,
  screenRow,
  screenCol,
  class: seatClass,
  online,
  autoassign,
}: Classed): Seat {
  return { id, row, number, screenRow, screenCol, class: seatClass, online, autoassign }
}

/** A category somebody else named is a standard seat, unless its name is one of the classes here. */
function readCategory(category: string) {
  const [name = '', ...marks] = category.split(', ')
  const seatClass = seatClasses.find(each => each === name.trim().toLowerCase())
  const known = ['box office', 'by hand', 'out of use']
  const ours = seatClass !== undefined && marks.every(mark => known.includes(mark))
  return {
    class: ours ? seatClass : ('standard' as const),
    online: !marks.includes('box office'),
    autoassign: !marks.includes('by hand'),
    disabled: marks.includes('out of use'),
    known: ours,
  }
}

const drawingParts = z.object({
  curve: z.coerce.number().int().min(0).max(200),
  rows: z.enum(['letters', 'letters_clear', 'numbers']),
  from: z.enum(['screen', 'back']),
  numbers: z.enum(['left', 'right']),
  separator: z.enum(['', '-', ' ', '.', '/']),
})

function readDrawing(name: string): Drawing | undefined {
  const parts = Object.fromEntries(name.split(';').map(part => part.split('=', 2)))
  const read = drawingParts.safeParse(parts)
  if (!read.success) return undefined
  const { curve, rows, from, numbers, separator } = read.data
  return { curve, rowNaming: rows, rowsFrom: from, numbersFrom: numbers, separator, disabled: [] }
}
