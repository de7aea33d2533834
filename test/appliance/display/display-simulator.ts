/**
 * A line display, which obeys the commands of Epson's DM-D and of CD5220 alike: two lines of twenty letters, and whether its
 * cursor is hidden. Letters are read by the table that it was told, or as ASCII.
 */
export function readDisplay(bytes: readonly number[], letters: 'plain' | 'cp858' | 'windows1252') {
  const cells = [Array<number>(20).fill(0x20), Array<number>(20).fill(0x20)]
  const cursor = { x: 0, y: 0 }
  let isCursorOff = false
  const put = (byte: number) => {
    cells[cursor.y]![cursor.x] = byte
    cursor.x += 1
    if (cursor.x === 20) Object.assign(cursor, { x: 0, y: 1 - cursor.y })
  }
  for (let at = 0; at < bytes.length; at += 1) {
    const [first, second, third, fourth] = bytes.slice(at, at + 4)
    if (first === 0x1b && second === 0x40) {
      for (const row of cells) row.fill(0x20)
      at += 1
    } else if ((first === 0x1f && second === 0x43) || (first === 0x1b && second === 0x5f)) {
      isCursorOff = third === 0
      at += 2
    } else if (first === 0x1b && second === 0x74) at += 2
    else if (first === 0x1f && second === 0x24) {
      Object.assign(cursor, { x: third! - 1, y: fourth! - 1 })
      at += 3
    } else if (first === 0x1b && second === 0x51) {
      Object.assign(cursor, { x: 0, y: third! - 0x41 })
      at += 2
    } else if (first === 0x0d) continue
    else if (first! >= 0x20) put(first!)
    else throw new Error(`the display does not know ${first}`)
  }
  const shown = cells.map(row =>
    new TextDecoder(tables[letters]).decode(Uint8Array.from(row.map(letterOf(letters)))),
  )
  return { shown, isCursorOff }
}

const tables = { plain: 'utf-8', cp858: 'windows-1252', windows1252: 'windows-1252' } as const
/** Code page 858 by the letters of the test, in Windows-1252. Source: https://en.wikipedia.org/wiki/Code_page_858 */
const cp858: Record<number, number> = {
  0x82: 0xe9,
  0x81: 0xfc,
  0xe1: 0xdf,
  0x94: 0xf6,
  0x9e: 0xd7,
  0xd5: 0x80,
}
const letterOf = (letters: string) => (byte: number) => (letters === 'cp858' ? (cp858[byte] ?? byte) : byte)
