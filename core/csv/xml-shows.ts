import { addDays } from '../programme/day.ts'
import { columnsOf, matchColumns } from './columns.ts'
import { readXml, type XmlElement } from './xml-elements.ts'

/** Whether a text is meant as XML and no table. */
export const isXml = (text: string): boolean => /^\ufeff?\s*<[?!\w]/.test(text)

/** A night after midnight is the evening's before, until the business day begins as it usually does. */
const nightEnds = '05:00'

/**
 * The shows of an XML programme as a table with headings, the one kind that `matchColumns` knows: ours as it is handed
 * out, and others where a show says its day and time by names the columns have. What stands around a show, such as its
 * film and cinema, is its own. Empty where no show is found, or the file is no XML.
 *
 * @param most shows that are read
 */
export function showsInXml(text: string, most: number): string[][] {
  const root = readXml(text)
  const found: Readonly<Record<string, string>>[] = []
  if (root) collect(root, [], found, most)
  const keys = columnsOf.shows.filter(({ key }) => found.some(cells => cells[key] !== undefined))
  if (!found.length) return []
  return [keys.map(({ label }) => label.en), ...found.map(cells => keys.map(({ key }) => cells[key] ?? ''))]
}

function collect(
  element: XmlElement,
  around: readonly XmlElement[],
  found: Readonly<Record<string, string>>[],
  most: number,
): void {
  if (found.length >= most) return
  const before = found.length
  for (const child of element.children) if (!isPlain(child)) collect(child, [element, ...around], found, most)
  if (found.length > before) return
  const own = saysOf(element)
  const cells = [element, ...around].reduce((known, each) => ({ ...saysOf(each), ...known }), {})
  const show = withMoment(own.time === undefined ? {} : cells)
  if (show.day && show.time) found.push(show)
}

/** An element that is only a value: text, and nothing inside. */
const isPlain = ({ children, attributes }: XmlElement) => !children.length && !Object.keys(attributes).length

type Cells = { day?: string; time?: string; [key: string]: string | undefined }

/** What an element says of the columns: by its attributes and by the values inside it; its name stands for what it is. */
function saysOf({ name, attributes, children, text }: XmlElement): Cells {
  const given = [
    ...Object.entries(attributes),
    ...children.filter(isPlain).map(child => [child.name, child.text.trim()] as const),
    ...(children.length ? [] : [[name, text.trim()] as const]),
  ].filter(([, value]) => value !== '')
  const cells: Cells = {}
  const put = (heading: string, value: string) => {
    const [key] = matchColumns('shows', [heading])
    // A moment says when something is, under whatever name.
    if (!key || (isMoment(value) && key !== 'time' && key !== 'day')) return
    cells[key] ??= value
  }
  for (const key of columnsOf.shows.map(each => each.key)) {
    const exact = given.find(([heading]) => heading === key)
    if (exact) cells[key] = exact[1]
  }
  for (const [heading, value] of given) if (!['name', 'id'].includes(heading)) put(heading, value)
  const called = given.find(([heading]) => heading === 'name')
  if (called && name !== 'version') put(name, called[1])
  if (name === 'version' && cells['sound'] && cells['subtitles'] === undefined) cells['subtitles'] = '-'
  const listed = cells['subtitles']
  if (listed && /^\w{2}( \w{2})+$/.test(listed)) cells['subtitles'] = listed.replaceAll(' ', ';')
  return cells
}

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)

/** Day and time apart, also where both stand in one; a night without a day of its own belongs to the evening before. */
function withMoment(cells: Cells): Record<string, string> {
  const { day, time, ...rest } = cells
  const moment = /(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/.exec(time ?? '')
  if (!moment) return { ...defined(rest), ...defined({ day, time }) }
  const [, date = '', clock = ''] = moment
  const evening = clock < nightEnds ? addDays(date, -1) : date
  return { ...defined(rest), day: day ?? evening, time: clock }
}

const defined = (cells: Cells): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
