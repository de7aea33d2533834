import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { changeShows } from '#core/planning/several-commands.ts'
import { scheduleView } from '#core/planning/view-load.ts'
import { scheduleById } from '#core/programme/store.ts'
import type { Words } from '#core/i18n/locale.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
} from '../../world/small-exhibitor.ts'

async function house() {
  const { node } = await openSmallNode()
  const say = (notice: Words | null) =>
    node.execute(byHand, tx => changeShows(tx, { cinemaId: 'cinema-1', ids: [tonight], notice }))
  const view = () => scheduleView(tenantOf(node), scheduleById(node.db, tonight)!)
  return { node, say, view }
}

test('guests of a show are told something in their language, and nothing once it is taken back', async () => {
  const { node, say, view } = await house()
  expect(view()).not.toHaveProperty('notice')
  expect(await say({ en: 'With an interval', de: ' Mit Pause ' })).toBe(1)
  expect(view().notice).toEqual({ en: 'With an interval', de: 'Mit Pause' })
  const facts = node.journal.count()
  expect(await say({ en: 'With an interval', de: 'Mit Pause' })).toBe(0)
  expect(node.journal.count()).toBe(facts)
  await say({ en: '', fr: 'Avec entracte' })
  expect(view().notice).toEqual({ en: 'Avec entracte', fr: 'Avec entracte' })
  await say({ en: ' ' })
  expect(view()).not.toHaveProperty('notice')
  expect(verify(node.db)).toEqual([])
})

test('their tickets say it too, and it stays where it is when the show changes otherwise', async () => {
  const { node, say, view } = await house()
  await say({ en: 'Strobe lights', nl: 'Stroboscoop' })
  await node.execute(byHand, tx => changeShows(tx, { cinemaId: 'cinema-1', ids: [tonight], endsBefore: 15 }))
  expect(view().notice).toEqual({ en: 'Strobe lights', nl: 'Stroboscoop' })
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  const [line] = linesOf(node.db, 'sale-1')
  const { ticket } = loadTicketFacts(tenantOf(node), line!, 'nl')!
  expect(ticket.notice).toBe('Stroboscoop')
  const paper = ticketStubDocument({ ...ticket, code: 'F1', billNumber: 'K-1', cinemaName: 'Small' }, 'nl')
  expect(JSON.stringify(paper)).toContain('Stroboscoop')
})
