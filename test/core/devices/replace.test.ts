import { expect, test } from 'vitest'
import { enrolBox, inviteBox } from '#core/devices/commands.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { boxById, hadOtherBox } from '#core/membership/store.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { testRuntime } from '../../world/clock.ts'
import {
  atRegister,
  byHand,
  carl,
  openEmptyNode,
  openSmallNode,
  saleOf,
} from '../../world/small-exhibitor.ts'
import { openLink } from '../journal/link.ts'

/** The relay of a cinema whose box has sold A3 to A4, the first of which the relay heard of; then the box burns. */
async function burnt() {
  const { node: relay, clock } = await openSmallNode('relay', { hasBox: true })
  const { node: old } = openEmptyNode('box', { clock })
  const link = openLink(relay, old)
  await link.settle()
  await old.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await link.settle()
  link.cut()
  const row = await old.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-2', ['A4']), carl))
  const receipt = billReceipt(old, row)!
  return { relay, old, clock, receipt }
}

async function replaced() {
  const evening = await burnt()
  const { relay, clock } = evening
  const { code } = await relay.execute(byHand, tx =>
    inviteBox(tx, 'cinema-1', relay.runtime.random, { gone: true }),
  )
  const place = await relay.execute(byHand, tx =>
    enrolBox(tx, { code, nodeId: 'box-new0000000', publicKey: makeKeys().publicKey }),
  )
  expect(place).toEqual({ cinemaId: 'cinema-1', epoch: 1 })
  const { node: box } = openEmptyNode('box', {
    clock,
    identity: { nodeId: 'box-new0000000' },
    // Luck of its own, or both boxes would make the same ticket codes.
    runtime: { random: testRuntime(clock, 9).random },
  })
  await openLink(relay, box).settle()
  return { ...evening, box }
}

test('a second box is refused unless somebody says that the first one is gone for good', async () => {
  const { relay } = await burnt()
  await expect(
    relay.execute(byHand, tx => inviteBox(tx, 'cinema-1', relay.runtime.random)),
  ).rejects.toMatchObject({ code: 'cinema_has_box' })
})

test('a new box takes the place of the old one: what the relay heard is there, and the rest comes from the registers', async () => {
  const { relay, box, receipt } = await replaced()
  expect(boxById(relay.db, 'box-small00000')?.replacedBy).toBe('box-new0000000')
  expect(hadOtherBox(box.db, 'cinema-1')).toBe(true)
  const sell = (id: string, seat: string) =>
    box.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
  await expect(sell('sale-3', 'A3')).rejects.toMatchObject({ code: 'seat_taken' })
  expect(await box.execute(atRegister, tx => reinstateBill(tx, receipt))).toBe('reinstated')
  await expect(sell('sale-3', 'A4')).rejects.toMatchObject({ code: 'seat_taken' })
  expect((await sell('sale-3', 'A5')).number).toBe('K-000001')
})

test('what the old box sold unheard is kept aside when it comes back, and it hears that it was replaced', async () => {
  const { relay, old } = await replaced()
  await openLink(relay, old).settle()
  expect(old.nodeStatus.recovery()?.reason).toBe('taken_over')
  expect(relay.db.prepare('SELECT bytes FROM quarantined').pluck().all().join()).toContain('sale-2')
  expect(relay.db.prepare("SELECT 1 FROM bills WHERE id = 'sale-2'").get()).toBeUndefined()
})

test('seats of shows planned now belong to the new box as they did to the old one', async () => {
  const { relay } = await replaced()
  const wanted = {
    id: 'later',
    versionId: 'version-1',
    screenId: 'screen-1',
    day: '2026-11-24',
    time: '20:00',
  }
  const row = await relay.execute(byHand, tx => createSchedule(tx, wanted))
  expect(JSON.parse(row.relaySeats).length).toBeLessThan(24)
})
