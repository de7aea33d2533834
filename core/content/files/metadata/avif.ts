import { lettersOf, viewOf } from './bytes.ts'

type Box = { type: string; from: number; end: number }
/** Where a part of an item lies, and whether that is counted from the file's start or from the box `idat`. */
type Extent = { item: number; inside: boolean; offset: number; length: number }

const rdf = 'application/rdf+xml'

/**
 * An AVIF whose metadata is overwritten with zeros: everything in it is found by its offset, so nothing may move.
 * Orientation is a property of the picture there and stays. Sources: ISO/IEC 14496-12 sections 8.11.3 and 8.11.6,
 * ISO/IEC 23008-12 annex A.
 */
export function avifWithoutMetadata(bytes: Uint8Array): Uint8Array {
  const whole = bytes.slice()
  try {
    const boxes = [...boxesIn(whole, 0, whole.length)]
    for (const box of boxes) if (box.type === 'uuid') whole.fill(0, box.from + 16, box.end)
    const meta = boxes.find(({ type }) => type === 'meta')
    if (meta) forgetItems(whole, [...boxesIn(whole, meta.from + 4, meta.end)])
  } catch {
    // A box that announces more than there is: no reader finds anything there either.
  }
  return whole
}

function forgetItems(bytes: Uint8Array, boxes: readonly Box[]) {
  const named = (type: string) => boxes.find(box => box.type === type)
  const [infos, places] = [named('iinf'), named('iloc')]
  if (!infos || !places) return
  const notes = new Set(notesIn(bytes, infos))
  for (const { item, inside, offset, length } of extentsIn(bytes, places)) {
    const from = (inside ? (named('idat')?.from ?? Infinity) : 0) + offset
    // A length of zero means up to the end.
    if (notes.has(item)) bytes.fill(0, from, length ? from + length : bytes.length)
  }
}

/** Consecutive boxes; each begins with its size and its type. */
function* boxesIn(bytes: Uint8Array, from: number, end: number): Iterable<Box> {
  const view = viewOf(bytes)
  for (let at = from; at + 8 <= end;) {
    const [size, type] = [view.getUint32(at), lettersOf(bytes, at + 4, 4)]
    const [head, whole] = size === 1 ? [16, Number(view.getBigUint64(at + 8))] : [8, size || end - at]
    if (whole < head || at + whole > end) return
    yield { type, from: at + head, end: at + whole }
    at += whole
  }
}

/** Numbers of the items that are metadata: Exif and XMP. */
function* notesIn(bytes: Uint8Array, infos: Box): Iterable<number> {
  const view = viewOf(bytes)
  const counted = view.getUint8(infos.from) === 0 ? 2 : 4
  for (const { type, from, end } of boxesIn(bytes, infos.from + 4 + counted, infos.end)) {
    const version = view.getUint8(from)
    if (type !== 'infe' || version < 2) continue
    const [item, at] =
      version === 2 ? [view.getUint16(from + 4), from + 8] : [view.getUint32(from + 4), from + 10]
    const kind = lettersOf(bytes, at, 4)
    if (kind === 'Exif' || (kind === 'mime' && lettersOf(bytes, at, end - at).includes(rdf))) yield item
  }
}

function* extentsIn(bytes: Uint8Array, places: Box): Iterable<Extent> {
  const view = viewOf(bytes)
  let at = places.from
  /** Reads the next number of so many bytes; an 8-byte one must be no larger than a file. */
  const next = (size: number) => {
    let value = 0
    for (const end = at + size; at < end; at++) value = value * 256 + view.getUint8(at)
    return value
  }
  const version = next(1)
  next(3)
  const [sizes, more] = [next(1), next(1)]
  const [offsetSize, lengthSize, baseSize, indexSize] = [
    sizes >> 4,
    sizes & 15,
    more >> 4,
    version ? more & 15 : 0,
  ]
  const items = next(version < 2 ? 2 : 4)
  for (let each = 0; each < items; each++) {
    const item = next(version < 2 ? 2 : 4)
    const inside = version > 0 && (next(2) & 15) === 1
    next(2)
    const base = next(baseSize)
    const extents = next(2)
    for (let extent = 0; extent < extents; extent++) {
      next(indexSize)
      const offset = base + next(offsetSize)
      yield { item, inside, offset, length: next(lengthSize) }
    }
  }
}
