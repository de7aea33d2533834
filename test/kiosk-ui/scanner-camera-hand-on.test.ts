import { expect, test } from 'vitest'
import { handOn, nothingSeen, outOfSightMs, settledMs, type SeenCode } from '#kiosk/scanner/camera/hand-on.ts'

const qr = (code: string): SeenCode => ({ code, linear: false })
const bars = (code: string): SeenCode => ({ code, linear: true })

/** What is handed on when these codes are seen at these times, each with its time. */
function handedOn(looks: readonly (readonly [ms: number, ...seen: SeenCode[]])[]): [number, string][] {
  let sight = nothingSeen
  return looks.flatMap(([ms, ...seen]) => {
    const looked = handOn(sight, seen, ms)
    sight = looked.sight
    return looked.code === null ? [] : [[ms, looked.code] satisfies [number, string]]
  })
}

/** A look every eighth of a second, from one time to another. */
const held = (fromMs: number, toMs: number, ...seen: SeenCode[]) =>
  Array.from(
    { length: Math.floor((toMs - fromMs) / 125) },
    (_, at) => [fromMs + at * 125, ...seen] as [number, ...SeenCode[]],
  )

test('a code that is held up for a minute is handed on once', () => {
  expect(handedOn(held(0, 60_000, qr('A')))).toEqual([[0, 'A']])
})

test('it is handed on again after two seconds of looks have missed it, and not a moment sooner', () => {
  expect(handedOn([[0, qr('A')], [100], [100 + outOfSightMs - 1], [3000, qr('A')]])).toEqual([[0, 'A']])
  expect(handedOn([[0, qr('A')], [100], [100 + outOfSightMs], [3000, qr('A')]])).toEqual([
    [0, 'A'],
    [3000, 'A'],
  ])
  // Counted from when it was seen last, not from when it was read.
  const hidden = held(5200, 7000)
  expect(handedOn([...held(0, 5000, qr('A')), ...hidden, [7000, qr('A')]])).toHaveLength(1)
  // What was missed before it was seen once more does not count.
  expect(
    handedOn([[0, qr('A')], ...held(100, 1500), [1500, qr('A')], ...held(1600, 3000), [3000, qr('A')]]),
  ).toEqual([[0, 'A']])
})

test('a phone too busy to look for seconds does not take the same guest for the next one', () => {
  expect(
    handedOn([
      [0, qr('A')],
      [5000, qr('A')],
    ]),
  ).toEqual([[0, 'A']])
  // Neither does one that misses it once before or after.
  expect(handedOn([[0, qr('A')], [125], [5000, qr('A')], [10_000], [10_125, qr('A')]])).toEqual([[0, 'A']])
  // Whoever comes next is read at the first look.
  expect(
    handedOn([
      [0, qr('A')],
      [5000, qr('B')],
    ]),
  ).toEqual([
    [0, 'A'],
    [5000, 'B'],
  ])
})

test('it is handed on again after another one was read', () => {
  expect(
    handedOn([
      [0, qr('A')],
      [600, qr('B')],
      [1200, qr('A')],
    ]),
  ).toEqual([
    [0, 'A'],
    [600, 'B'],
    [1200, 'A'],
  ])
})

test('of two tickets in one picture the nearest is read, and the other only when that is taken away', () => {
  const both = held(0, 3000, qr('A'), qr('B'))
  expect(handedOn(both)).toEqual([[0, 'A']])
  // A look that misses the first does not let the second in, nor the first once more.
  expect(
    handedOn([
      [0, qr('A'), qr('B')],
      [125, qr('B')],
      [250, qr('B'), qr('A')],
      [375, qr('A')],
    ]),
  ).toEqual([[0, 'A']])
  expect(
    handedOn([
      [0, qr('A'), qr('B')],
      [settledMs, qr('B')],
    ]),
  ).toEqual([
    [0, 'A'],
    [settledMs, 'B'],
  ])
})

test('bars count when two looks in a row saw the same', () => {
  expect(handedOn([[0, bars('4006381333931')]])).toEqual([])
  expect(handedOn([[0, bars('1')], [125, bars('2')], [250], [375, bars('2')]])).toEqual([])
  expect(handedOn(held(0, 1000, bars('4006381333931')))).toEqual([[125, '4006381333931']])
})

test('an empty picture hands on nothing', () => {
  expect(handedOn(held(0, 1000))).toEqual([])
})
