import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openPaperLog } from '#box/printing/paper-log.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const openAt = (path: string) => openPaperLog(path, () => true, { now: () => 0, log })
const newPath = () => join(mkdtempSync(join(tmpdir(), 'paper-log-')), 'box.paper')

test('what was cut off at the end of the file does not spoil the line after it', async () => {
  const path = newPath()
  writeFileSync(path, 'order-1 1\norder-1 2')
  // So that the file cannot be written anew.
  mkdirSync(`${path}.new`)
  const paper = openAt(path)
  expect([...paper.sentOf]).toEqual([['order-1', 1]])
  expect(await paper.keep('order-1', 3)).toBe(true)
  await paper.close()
  expect([...openAt(path).sentOf]).toEqual([['order-1', 3]])
})

test('a disk that takes a part of a line does not count as having it, and the next line stands', async () => {
  const path = newPath()
  const paper = openAt(path)
  expect(await paper.keep('order-1', 1)).toBe(true)
  const probe = await open(path)
  const write = vi.spyOn(Object.getPrototypeOf(probe), 'write')
  write.mockImplementationOnce(async (text: unknown) => {
    appendFileSync(path, String(text).slice(0, 5))
    return { bytesWritten: 5, buffer: text }
  })
  await probe.close()
  expect([await paper.keep('order-1', 2), paper.isSafe()]).toEqual([false, false])
  write.mockRestore()
  expect(await paper.keep('order-1', 3)).toBe(true)
  await paper.close()
  expect([...openAt(path).sentOf]).toEqual([['order-1', 3]])
})
