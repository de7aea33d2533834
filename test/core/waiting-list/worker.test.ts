import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { askToWait, confirmWaiting } from '#core/waiting-list/commands.ts'
import { newestOffer } from '#core/waiting-list/offer-store.ts'
import { guestsOfMail } from '#core/waiting-list/store.ts'
import { keepWaitingLists } from '#core/waiting-list/worker.ts'
import { keysOf } from '../../world/keys.ts'
import {
  byHand,
  openSmallNode,
  smallArrangement,
  tenantOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'

const minute = 60_000
/** Looked after before that of the small cinema. */
const early = 'show-early'

/** A second cinema with a box, and a show of it that is over for the website before the other one's. */
function enterSecond(tx: Tx): void {
  changeEntry(tx, 'settings', 'exhibitor', { 'waiting_list.on': true } as never)
  const { id: _, ...first } = tx.catalogue.get('cinema', 'cinema-1')!
  changeEntry(tx, 'cinema', 'cinema-2', { ...first, name: 'Second Cinema' })
  tx.append('exhibitor', 'arrangement.drawn', { ...smallArrangement, id: 'room-2', screenId: 'screen-2' })
  const { id: __, ...screen } = tx.catalogue.get('screen', 'screen-1')!
  changeEntry(tx, 'screen', 'screen-2', { ...screen, cinemaId: 'cinema-2', arrangementId: 'room-2' })
  tx.append('exhibitor', 'box.enrolled', {
    nodeId: 'box-second0000',
    cinemaId: 'cinema-2',
    publicKey: keysOf('box-second0000').publicKey,
    epoch: 1,
    codeHash: '',
  })
  const show = { versionId: 'version-1', screenId: 'screen-2', day: '2026-11-21', time: '18:30' }
  createSchedule(tx, { id: early, ...show })
}

test('a cinema whose box a relay waits for keeps nobody waiting in another one', async () => {
  const { node, clock } = await openSmallNode('relay', { hasBox: false })
  await node.execute(byHand, enterSecond)
  for (const [email, show] of [
    ['ben@guest.example', early],
    ['ada@guest.example', tonight],
  ] as const) {
    const party = { seats: 2, adjacent: true, locale: 'fr' as const }
    await node.execute(visitor, tx => askToWait(tx, scheduleById(tx.db, show)!, email, party))
    await node.execute(visitor, tx => confirmWaiting(tx, guestsOfMail(tx, email)[0]!.id))
  }
  const ada = guestsOfMail(node, 'ada@guest.example')[0]!.id
  // It was put back from a copy, and the second cinema has no line.
  node.nodeStatus.begin('database_restored')
  clock.ms += 75 * minute
  expect([node.nodeStatus.openFor('cinema-1'), node.nodeStatus.openFor('cinema-2')]).toEqual([true, false])
  const worker = keepWaitingLists(tenantOf(node))
  await worker.wake()
  expect(newestOffer(node.db, ada)?.seats).toHaveLength(2)
  await worker.stop()
  await node.close()
})
