/** What stands on a line display of Epson's commands after these bytes; letters of the table alone. */
export function shownLines(bytes: Buffer): [string, string] {
  const lines = [' '.repeat(20), ' '.repeat(20)]
  let [column, row] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte === 0x1b) at += bytes[at + 1] === 0x40 ? 1 : 2
    else if (byte === 0x1f && bytes[at + 1] === 0x24) {
      ;[column, row] = [bytes[at + 2]! - 1, bytes[at + 3]! - 1]
      at += 3
    } else if (byte === 0x1f) at += 2
    else if (column < 20) {
      lines[row] = lines[row]!.slice(0, column) + String.fromCharCode(byte) + lines[row]!.slice(column + 1)
      column += 1
    }
  }
  return [lines[0]!, lines[1]!]
}
