/**
 * How many bytes the ESC/POS command at `start` takes, so that commands this paper does not show are skipped whole.
 * Never counts more than is known of the command; a truncated one simply ends the job. Source: Epson's ESC/POS command
 * reference.
 */
export function commandLength(bytes: Uint8Array, start: number): number {
  const at = (offset: number) => bytes[start + offset] ?? 0
  const code = String.fromCharCode(at(1))
  switch (at(0)) {
    case 0x10:
      return at(1) === 0x14 ? (at(2) === 8 ? 10 : 5) : 3
    case 0x1b:
      return escLength(code, at)
    case 0x1c:
      if (code === 'p') return 4
      return code === '.' || code === '&' ? 2 : code === '(' ? 5 + at(3) + at(4) * 256 : 3
    case 0x1d:
      return gsLength(code, at, bytes, start)
    default:
      return 1
  }
}

type At = (offset: number) => number

function escLength(code: string, at: At): number {
  if (code === '(') return 5 + at(3) + at(4) * 256
  if (code === '*') return 5 + (at(3) + at(4) * 256) * (at(2) >= 32 ? 3 : 1)
  if ('@2<i\x0cmSL'.includes(code)) return 2
  if (code === 'p') return 5
  if (code === '$' || code === '\\' || code === 'c') return 4
  return code === 'W' ? 10 : 3
}

function gsLength(code: string, at: At, bytes: Uint8Array, start: number): number {
  if (code === '(') return 5 + at(3) + at(4) * 256
  if (code === '8') return 7 + at(3) + at(4) * 0x100 + at(5) * 0x10000 + at(6) * 0x1000000
  if (code === 'v') return 8 + (at(4) + at(5) * 256) * (at(6) + at(7) * 256)
  if (code === '*') return 4 + at(2) * at(3) * 8
  if (code === 'V') return at(2) >= 65 ? 4 : 3
  if ('LWP$\\:'.includes(code)) return code === ':' ? 2 : 4
  if (code === 'k') {
    if (at(2) >= 65) return 4 + at(3)
    const end = bytes.indexOf(0, start + 3)
    return (end < 0 ? bytes.length : end + 1) - start
  }
  return 3
}
