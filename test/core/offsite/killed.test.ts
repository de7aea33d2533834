import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { missingAfter, startSelling } from '../../world/killed-while-selling.ts'
import { openCopiedNode } from '../../world/off-site.ts'
import { until } from '../../world/places.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-killed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const settings = () => ({ FOYER_OFFSITE: `file://${join(folder, 'target')}` })
const selling = async (everyMs: number) => {
  const box = startSelling(join(folder, 'box'), everyMs, settings())
  await until(() => box.sold.filter(sale => sale.copied).length > 20)
  return box
}

test('a box killed together with its Litestream while it sells comes back whole, less the last moments', async () => {
  const box = await selling(5)
  const killedAtMs = await box.kill('all')
  // The restore itself reads every chain and every table.
  const missing = await missingAfter(folder, settings(), box.sold, killedAtMs)
  expect(missing.facts).toBeLessThan(box.sold.length)
  expect(missing.ms).toBeLessThan(5000)
})

test('a Litestream left over from a killed box is ended before another writes to the same place', async () => {
  const box = await selling(50)
  const leftOver = box.sold.at(-1)!.litestreamPid
  // One that hangs is the worst of them: it would not even notice that nobody reads what it says.
  process.kill(leftOver, 'SIGSTOP')
  await box.kill('box')
  expect(existsSync(`/proc/${leftOver}/exe`)).toBe(true)

  const again = await openCopiedNode(join(folder, 'box'), settings())
  await until(() => again.litestreamPid() !== leftOver)
  expect(existsSync(`/proc/${leftOver}/exe`)).toBe(false)
  await again.offSite.proveNow()
  expect(again.condition()).toMatchObject({ state: 'proven', copy: 'tenant/box-small00000/1-1' })
  await again.close()
})
