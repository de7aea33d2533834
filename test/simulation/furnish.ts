import type { Tx } from '#core/journal/node.ts'
import { createSchedule, edit } from '#core/programme/commands.ts'
import { issueVoucher } from '#core/vouchers/issue.ts'
import { furnishSmall, smallRoom } from '../world/small-house.ts'

export const firstBox = { nodeId: 'box-small00000', cinemaId: 'cinema-1' }
export const secondBox = { nodeId: 'box-second0000', cinemaId: 'cinema-2' }

/** The small cinema, and with two boxes a second one of the same exhibitor
 * with a show of its own in a room where guests sit where they like. */
export function furnish(tx: Tx, boxes: 1 | 2): void {
  furnishSmall(tx, { hasBox: true })
  const wanted = { voucherTypeId: 'ten', turns: 8, holderName: '', cinemaId: null, billId: null }
  for (const requestId of ['gift-a', 'gift-b', 'gift-c']) issueVoucher(tx, { ...wanted, requestId })
  if (boxes === 1) return
  const { cinemaId } = secondBox
  edit(tx, 'cinema', cinemaId, { ...tx.catalogue.get<object>('cinema', 'cinema-1'), name: 'Second Cinema' })
  tx.append('exhibitor', 'arrangement.drawn', {
    ...smallRoom,
    id: 'room-2',
    screenId: 'screen-2',
    freeSeating: true,
  })
  const screen = { ...tx.catalogue.get<object>('screen', 'screen-1'), cinemaId, arrangementId: 'room-2' }
  edit(tx, 'screen', 'screen-2', screen)
  tx.append('exhibitor', 'box.enrolled', { ...secondBox, publicKey: '', epoch: 1, codeHash: '' })
  createSchedule(tx, {
    id: 'show-second',
    versionId: 'version-1',
    screenId: 'screen-2',
    day: '2026-11-21',
    time: '21:00',
  })
}
