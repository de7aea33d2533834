import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { spaceBytes } from '#box/printing/line-file.ts'
import { openPaperLog } from '#box/printing/paper-log.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
type Around = { now?: () => number; isWaiting?: (id: string) => boolean }
const openAt = (path: string, { now = () => 0, isWaiting = () => true }: Around = {}) =>
  openPaperLog(path, isWaiting, { now, log })
const newPath = () => join(mkdtempSync(join(tmpdir(), 'paper-log-')), 'box.paper')
const saidBy = (path: string) => [...openAt(path).sentOf]

test('what was cut off is no line, at the end of the file or before the space behind it', async () => {
  const path = newPath()
  writeFileSync(path, 'order-1 1\norder-1 2')
  expect(saidBy(path)).toEqual([['order-1', 1]])
  writeFileSync(path, 'order-1 1\norder-1 2\0\0\0\0')
  expect(saidBy(path)).toEqual([['order-1', 1]])
  const paper = openAt(path)
  expect(await paper.keep('order-2', 12)).toBe(true)
  await paper.close()
  expect(saidBy(path)).toEqual([
    ['order-1', 1],
    ['order-2', 12],
  ])
})

test('a disk that takes a part of a line does not count as having it, and the next line stands', async () => {
  const path = newPath()
  const paper = openAt(path)
  expect(await paper.keep('order-1', 1)).toBe(true)
  const probe = await open(path, 'r+')
  const proto = Object.getPrototypeOf(probe) as typeof probe
  const whole = proto.write
  const write = vi.spyOn(proto, 'write')
  write.mockImplementationOnce(async function (this: unknown, ...given: unknown[]) {
    const [bytes, , , at] = given as [Buffer, number, number, number]
    return (whole as (...given: unknown[]) => Promise<never>).call(probe, bytes, 0, 5, at)
  } as never)
  expect([await paper.keep('order-1', 22), paper.isSafe()]).toEqual([false, false])
  await probe.close()
  expect(saidBy(path)).toEqual([['order-1', 1]])
  write.mockRestore()
  expect(await paper.keep('order-1', 3)).toBe(true)
  await paper.close()
  expect(saidBy(path)).toEqual([['order-1', 3]])
})

test('no line makes the file longer, and a full one is made anew with what is still to come', async () => {
  const path = newPath()
  const paper = openAt(path, { isWaiting: id => id === 'order-1' || id === 'order-9999' })
  await paper.keep('order-1', 3)
  const { size } = statSync(path)
  expect(size).toBeGreaterThanOrEqual(spaceBytes)
  for (let number = 1000; number < 10_000; number++) await paper.keep(`order-${number}`, 1)
  await paper.close()
  expect(statSync(path).size).toBeLessThan(2 * spaceBytes)
  expect(readFileSync(path, 'utf8').match(/^order-1 3$/gm)).toHaveLength(1)
  expect([...openAt(path, { isWaiting: id => /^order-(1|9999)$/.test(id) }).sentOf]).toEqual([
    ['order-1', 3],
    ['order-9999', 1],
  ])
})

test('a file that is gone, or another one in its place, is made anew with all that is still to come', async () => {
  const path = newPath()
  let nowMs = 0
  const paper = openAt(path, { now: () => nowMs })
  await paper.keep('order-1', 1)
  rmSync(path)
  nowMs += 1000
  expect(await paper.keep('order-2', 1)).toBe(true)
  const known = [
    ['order-1', 1],
    ['order-2', 1],
  ]
  expect(saidBy(path)).toEqual(known)
  // Another stick, on which an earlier life has written.
  renameSync(path, `${path}.pulled`)
  writeFileSync(path, 'order-2 7\n')
  nowMs += 1000
  expect(await paper.keep('order-3', 2)).toBe(true)
  await paper.close()
  expect(saidBy(path)).toEqual([...known, ['order-3', 2]])
})

test('however much is still to come, a file is made anew once it is full and not for each line', async () => {
  const path = newPath()
  const many = Array.from({ length: 6000 }, (_, index) => `order-${index} 1\n`)
  writeFileSync(path, many.join(''))
  const paper = openAt(path)
  const made = new Set<string>()
  for (let slip = 2; slip <= 12; slip++) {
    expect(await paper.keep('order-1', slip)).toBe(true)
    made.add(readFileSync(path, 'utf8').split('\n')[0]!)
  }
  await paper.close()
  expect(made.size).toBe(1)
  expect(saidBy(path)).toHaveLength(6000)
})

test('where no file can be made lines are refused, until one can', async () => {
  const path = newPath()
  mkdirSync(`${path}.new`)
  const paper = openAt(path)
  expect([await paper.keep('order-1', 1), paper.isSafe()]).toEqual([false, false])
  rmSync(`${path}.new`, { recursive: true })
  expect([await paper.keep('order-1', 2), paper.isSafe()]).toEqual([true, true])
  await paper.close()
  expect(saidBy(path)).toEqual([['order-1', 2]])
})
