import { expect, test } from 'vitest'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeShows } from '#core/planning/several-commands.ts'
import { restoreSchedule } from '#core/planning/undo-commands.ts'
import { previewPrices } from '#core/pricing/price-preview.ts'
import { ratesFor } from '#core/pricing/rate-rules.ts'
import { offeredRates } from '#core/pricing/price.ts'
import { showTerms } from '#core/programme/show-terms.ts'
import { scheduleById } from '#core/programme/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

const manager = { employeeId: 'mia', permissions: [], cinemas: 'all' } as unknown as Caller
const all = anyOf(entities)
const kind = (name: string) => all.find(each => each.kind === name)!

/** A premiere's list with one rate of 25 euros; tonight's show has the usual prices. */
async function house() {
  const { node } = await openSmallNode('box')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  const { id: _, ...usual } = node.catalogue.get('price_rate', 'normal')!
  await done(tx => {
    createEntry(tx, kind('price_list'), 'premiere', { name: { en: 'Premiere' } })
    const fields = { ...usual, name: { en: 'Premiere' }, cents: 2500, priceListIds: ['premiere'] }
    createEntry(tx, kind('price_rate'), 'premiere-rate', fields, manager)
  })
  const terms = (id = tonight) => showTerms(node.catalogue, scheduleById(node.db, id)!)
  const offered = (id = tonight) =>
    ratesFor(offeredRates(node.catalogue.all('price_rate'), 'pos'), terms(id), '2026-11-21').map(
      rate => rate.id,
    )
  const put = (priceListId: string | null, ids: readonly string[] = [tonight]) =>
    done(tx => changeShows(tx, { cinemaId: 'cinema-1', ids, priceListId }))
  return { node, done, offered, put, terms }
}

test('a show on a price list is sold at its prices alone, or beside the usual ones, and the preview says the same', async () => {
  const { node, done, offered, put, terms } = await house()
  expect(offered()).not.toContain('premiere-rate')
  const sell = (cents: number, priceRateId: string) =>
    node.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        {
          ...saleOf('sale-1', ['A3'], { totalCents: cents }),
          tickets: [{ scheduleId: tonight, seatId: 'A3', priceRateId }],
        },
        carl,
      ),
    )
  await expect(sell(2500, 'premiere-rate')).rejects.toMatchObject({ code: 'rate_other_list' })
  expect(await put('premiere')).toBe(1)
  expect(await put('premiere')).toBe(0)
  expect(offered()).toEqual(['premiere-rate'])
  const asked = {
    show: terms(),
    seatClass: 'standard',
    dimension: '2d',
    channel: 'pos',
    today: '2026-11-21',
  } as const
  const { offered: shown, not } = previewPrices(node.catalogue.all('price_rate'), asked)
  expect(shown.map(({ rate, totalCents }) => [rate.id, totalCents])).toEqual([['premiere-rate', 2500]])
  expect(not.find(({ rate }) => rate.id === 'normal')?.why).toBe('rate_other_list')
  await expect(sell(1000, 'normal')).rejects.toMatchObject({ code: 'rate_other_list' })
  await done(tx => editEntry(tx, kind('price_list'), 'premiere', { alone: false }))
  expect(offered()).toContain('normal')
  await sell(2500, 'premiere-rate')
  expect(verify(node.db)).toEqual([])
})

test('a price list that shows have cannot be deleted, one that is gone is put on no show, and a restored show keeps its own', async () => {
  const { node, done, put, offered } = await house()
  await done(tx =>
    createSchedule(tx, {
      id: 'show-of-spring',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2027-03-20',
      time: '20:00',
    }),
  )
  await put('premiere', ['show-of-spring'])
  const remove = () => done(tx => deleteEntry(tx, all, kind('price_list'), 'premiere'))
  await expect(remove()).rejects.toMatchObject({ code: 'still_used' })
  await expect(put('nobody')).rejects.toMatchObject({ fields: { priceListId: ['field.gone'] } })
  await done(tx => cancelSchedule(tx, 'show-of-spring'))
  await done(tx => restoreSchedule(tx, 'show-of-spring', 'show-of-spring-again'))
  expect(offered('show-of-spring-again')).toEqual(['premiere-rate'])
  await put(null, ['show-of-spring-again'])
  expect(offered('show-of-spring-again')).not.toContain('premiere-rate')
  expect(verify(node.db)).toEqual([])
})
