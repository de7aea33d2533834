import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import type { Node } from '#core/journal/node.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'
import { verify } from '#core/node.ts'
import { openLink } from '../journal/link.ts'
import { evening, file, machine, rest, sell } from '../journal/machine.ts'

const isAside = (node: Node) => quarantinedOf(node.db).some(({ bytes }) => bytes.includes('sale-late'))

/** A box that lost both its disks after it sold A5 unheard, and has gone on since, its line up. */
async function wentOn() {
  const { box, relay, first, link } = await evening()
  await rest(link)
  link.cut()
  await sell(first, 'sale-late', 'A5')
  const secondDisk = readFileSync(box.mirrorPath)
  await first.close()
  const again = machine()
  const node = await again.start(file().durableIdentity)
  const line = openLink(relay, node)
  await rest(line)
  await sell(node, 'sale-2', 'A4')
  await rest(line)
  expect([node.identity.epoch, isAside(node), isAside(relay)]).toEqual([2, false, false])
  return { relay, node, line, machine: again, secondDisk }
}

test('what stands on a second disk that is found again comes back without a restart, and the line stays up', async () => {
  const { relay, node, line, machine: again, secondDisk } = await wentOn()
  // The one in use is pulled out, and the old one is put in.
  const mirror = again.mirror()
  const { append } = mirror
  mirror.append = () => {
    mirror.append = append
    writeFileSync(again.mirrorPath, secondDisk)
    return Promise.reject(new Error('the disk is gone'))
  }
  await sell(node, 'sale-3', 'A6').catch(() => undefined)
  await node.whenMirrored()
  for (let round = 0; round < 6; round++) await rest(line)
  expect([isAside(node), isAside(relay)]).toEqual([true, true])
  for (const each of [node, relay]) {
    expect(billById(each.db, 'sale-late')?.status).toBe('settled')
    expect(verify(each.db)).toEqual([])
  }
  await expect(sell(node, 'sale-4', 'A5')).rejects.toMatchObject({ code: 'seat_taken' })
})
