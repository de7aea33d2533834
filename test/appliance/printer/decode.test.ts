import { describe, expect, it } from 'vitest'
import { decodePaper } from '#kiosk/paper/decode.ts'

describe('the built-in paper', () => {
  it('reads the code pages 437, 1252 and 858', () => {
    expect(
      textOf([esc, 't', 0, 0x82, 10, esc, 't', 16, 0x80, 0x9c, 10, esc, 't', 19, 0xd5, 0xe1, 10]),
    ).toEqual(['é', '€œ', '€ß'])
  })

  it('reads align, bold and size, and forgets them when the printer is initialised', () => {
    const [first, second] = decodePaper(
      bytes([esc, 'a', 1, esc, 'E', 1, gs, '!', 0x11, 'A', 10, esc, '@', 'B', 10]),
    )
    expect(first).toEqual({
      kind: 'text',
      align: 'centre',
      spans: [{ text: 'A', bold: true, width: 2, height: 2 }],
    })
    expect(second).toMatchObject({ align: 'left', spans: [{ text: 'B', bold: false, width: 1, height: 1 }] })
  })

  it('passes over pictures, bar codes and commands it does not know', () => {
    const picture = [gs, 'v', '0', 0, 2, 0, 3, 0, ...'ABCDEF']
    const columns = [esc, '*', 33, 1, 0, ...'ABC']
    const barCodes = [gs, 'k', 73, 3, ...'ABC', gs, 'k', 4, ...'ABC', 0]
    const others = [
      esc,
      '3',
      'A',
      gs,
      'L',
      'A',
      'A',
      esc,
      'c',
      '5',
      'A',
      0x10,
      4,
      1,
      0x1c,
      '.',
      gs,
      '(',
      'L',
      2,
      0,
      'AA',
    ]
    expect(textOf([...picture, ...columns, ...barCodes, ...others, 'o', 'k', 10])).toEqual(['ok'])
  })

  it('does not stumble over any beginning of a job that was cut off', () => {
    const job = bytes([
      esc,
      '@',
      'Hi',
      10,
      gs,
      '(',
      'k',
      5,
      0,
      '1P0ab',
      gs,
      '(',
      'k',
      3,
      0,
      '1Q0',
      esc,
      'p',
      0,
      50,
      250,
      gs,
      'V',
      1,
    ])
    for (let length = 0; length <= job.length; length += 1)
      expect(() => decodePaper(job.subarray(0, length))).not.toThrow()
    expect(decodePaper(job).map(line => line.kind)).toEqual(['text', 'qr', 'drawer', 'cut'])
  })

  it('ends on any bytes whatever', () => {
    let seed = 7
    const noise = Uint8Array.from(
      { length: 20_000 },
      () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) >> 16,
    )
    expect(() => decodePaper(noise)).not.toThrow()
  })
})

const esc = 0x1b
const gs = 0x1d

function bytes(parts: readonly (number | string)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part)] : [part])))
}

function textOf(parts: readonly (number | string)[]): string[] {
  return decodePaper(bytes(parts)).flatMap(line =>
    line.kind === 'text' ? [line.spans.map(span => span.text).join('')] : [],
  )
}
