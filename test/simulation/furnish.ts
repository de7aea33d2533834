import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { loneSeatRules } from '#core/venue/screen.ts'
import { keysOf } from '../world/keys.ts'
import { furnishAlarms } from './alarm-people.ts'
import { furnishBar } from './bar-people.ts'
import { furnishClient } from './invoice-people.ts'
import { furnishDeposits } from './deposit-people.ts'
import { furnishExchanges } from './exchange-people.ts'
import { furnishGlasses } from './glasses-people.ts'
import { furnishGifts } from './gift-people.ts'
import { furnishLimits } from './limit-people.ts'
import { furnishMenus } from './menu-people.ts'
import { furnishOffers } from './offer-people.ts'
import { furnishRules } from './rule-people.ts'
import { furnishTerminals } from './terminal-people.ts'
import type { Options } from './options.ts'
import { furnishSmall, offerMethod, smallArrangement } from '../world/small-exhibitor.ts'

export const firstBox = { nodeId: 'box-small00000', cinemaId: 'cinema-1' }
/** The other cinemas of the same exhibitor, each with a room and a show of its own. */
const others = [
  { nodeId: 'box-second0000', cinemaId: 'cinema-2', name: 'Second Cinema' },
  { nodeId: 'box-third00000', cinemaId: 'cinema-3', name: 'Third Cinema' },
]
export const allBoxes = [firstBox, ...others.map(({ nodeId, cinemaId }) => ({ nodeId, cinemaId }))]

/** The small cinema with a twin of its screen, and with more boxes as many others where guests sit where they like. */
export function furnish(
  tx: Tx,
  boxes: number,
  {
    otherMethod = 0,
    loneSeats = 0,
    seatDistance = 0,
    invoices = 0,
    offers = 0,
    terminals = 0,
    menus = 0,
    deposits = 0,
    gifts = 0,
    exchanges = 0,
    bar = 0,
    limits = 0,
    rules = 0,
    glasses = 0,
    alarms = 0,
    codes = 0,
  }: Partial<Options> = {},
): void {
  furnishSmall(tx, { hasBox: true })
  const seatRules = { loneSeats: loneSeatRules[loneSeats]!, distance: seatDistance }
  if (loneSeats || seatDistance) changeEntry(tx, 'screen', 'screen-1', { seatRules })
  if (otherMethod > 0) offerMethod(tx, 'other', 'test-other')
  if (invoices) furnishClient(tx)
  if (offers) furnishOffers(tx)
  if (terminals || codes) furnishTerminals(tx, { withCard: terminals > 0, withCodes: codes > 0 })
  if (menus) furnishMenus(tx)
  if (deposits) furnishDeposits(tx)
  if (gifts) furnishGifts(tx)
  if (glasses) furnishGlasses(tx)
  if (bar) furnishBar(tx)
  if (limits) furnishLimits(tx)
  const cinemas = allBoxes.slice(0, boxes).map(({ cinemaId }) => cinemaId)
  if (exchanges) furnishExchanges(tx, cinemas)
  const wanted = {
    voucherTypeId: 'ten',
    turns: 8,
    refreshmentCents: 2000,
    holderName: '',
    cinemaId: null,
    billId: null,
  }
  for (const requestId of ['gift-a', 'gift-b', 'gift-c']) issueVoucher(tx, { ...wanted, requestId })
  const one = tx.catalogue.get('screen', 'screen-1')
  changeEntry(tx, 'screen', 'screen-twin', { ...one, name: 'Twin', shortName: 'T' })
  for (const [index, { nodeId, cinemaId, name }] of others.slice(0, boxes - 1).entries()) {
    const [screenId, arrangementId] = [`screen-${index + 2}`, `room-${index + 2}`]
    changeEntry(tx, 'cinema', cinemaId, { ...tx.catalogue.get('cinema', 'cinema-1'), name })
    tx.append('exhibitor', 'arrangement.drawn', {
      ...smallArrangement,
      id: arrangementId,
      screenId,
      freeSeating: true,
    })
    const screen = { ...tx.catalogue.get('screen', 'screen-1'), cinemaId, arrangementId: arrangementId }
    changeEntry(tx, 'screen', screenId, screen)
    tx.append('exhibitor', 'box.enrolled', {
      nodeId,
      cinemaId,
      publicKey: keysOf(nodeId).publicKey,
      epoch: 1,
      codeHash: '',
    })
    createSchedule(tx, {
      id: `show-of-${cinemaId}`,
      versionId: 'version-1',
      screenId,
      day: '2026-11-21',
      time: '21:00',
    })
  }
  if (rules) furnishRules(tx, cinemas)
  if (alarms) furnishAlarms(tx, cinemas)
}
