import { expect, test } from 'vitest'
import { makeBundle, takeBundle, type Carrier } from '#core/offline-sync/commands.ts'
import { handOver } from '#core/offline-sync/hand-over.ts'
import { needsLook, reportSentences } from '#core/offline-sync/report.ts'
import { makeKeys, publicKeyText } from '#core/membership/keys.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'
import { verify } from '#core/node.ts'
import { voucherById } from '#core/vouchers/store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { byHand, checkoutOf, furnishSmall, tonight, visitor } from '../../world/small-exhibitor.ts'
import { openLink, type Letter } from '../journal/link.ts'
import { issue } from '../vouchers/evening.ts'
import { carrierOf, openSides } from './sides.ts'

/** A stream of the relay's next epoch, in which it says where the cinema's older one ends. */
const saysEnd = ({ to, message }: Letter) =>
  to === 'box' && message.kind === 'facts' && /^relay-(?!.*\.1\.).*\.cinema:/.test(message.origin)

/** Whether one of the seats that the website sells is the box's. */
const isGiven = ({ node }: Carrier) => tokensOf(node.db, tonight, ['B2']).get('B2')?.owner === 'box'

/**
 * A relay hands its online seats over in a file and loses both disks. Its box, which has not read that file, says what it
 * knows, and the line breaks before it reads where the older streams end.
 */
async function lostAfterHandOver(before?: (relay: Carrier) => Promise<unknown>) {
  const { relay, box, boxKeys, relayKeys } = await openSides()
  const first = openLink(relay.node, box.node)
  await first.settle()
  first.cut()
  await before?.(relay)
  await relay.node.execute(byHand, tx => handOver(tx, 'cinema-1'))
  const file = (await makeBundle(relay, { cinemaId: 'cinema-1', whole: false })).bytes
  const again = carrierOf('relay', relayKeys)
  again.node.nodeStatus.begin('database_lost')
  const link = openLink(again.node, box.node)
  return { box, again, link, file, boxKeys, relayKey: publicKeyText(relay.keys.own) }
}

test('a file from before the relay lost its disks brings a box no seat that the relay has forgotten giving away', async () => {
  const { box, again, link, file } = await lostAfterHandOver()
  const given = () => [box, again].map(isGiven)
  await link.settle(lot => lot.filter(letter => !saysEnd(letter)))
  expect(again.node.nodeStatus.openFor('cinema-1')).toBe(true)
  link.cut()
  expect(given()).toEqual([false, false])

  await expect(takeBundle(box, file)).rejects.toMatchObject({ code: 'bundle_outdated' })
  expect(given()).toEqual([false, false])

  // Once the box has read the end, what the file holds after it is set aside, to be seen.
  link.mend()
  await link.settle()
  const report = await takeBundle(box, file)
  expect(report.streams.map(({ outcome }) => outcome)).toContain('closed')
  expect(given()).toEqual([false, false])
  expect(quarantinedOf(box.node.db).length).toBeGreaterThan(0)
  for (const { node } of [box, again]) expect(verify(node.db)).toEqual([])
})

test('a relay that recovers ends no stream before its box has read that it left its epoch', async () => {
  const { box, again, link, file } = await lostAfterHandOver()
  const saysEpoch = ({ to, message }: Letter) => to === 'box' && message.kind === 'facts'
  await link.settle(lot => lot.filter(letter => !saysEpoch(letter)))
  expect(again.node.nodeStatus.openFor('cinema-1')).toBe(false)
  link.cut()
  // The box cannot know that this file is an old one, and the relay hears of it before it sells anything.
  expect((await takeBundle(box, file)).facts).toBeGreaterThan(0)
  link.mend()
  await link.settle()
  expect(again.node.nodeStatus.openFor('cinema-1')).toBe(true)
  expect([box, again].map(isGiven)).toEqual([true, true])
  for (const { node } of [box, again]) expect(verify(node.db)).toEqual([])
})

test('a box that has read of the epoch already, and whose word of that was lost, is believed when it greets', async () => {
  const { again, link } = await lostAfterHandOver()
  await link.settle(lot => lot.filter(({ to, message }) => to === 'box' || message.kind !== 'head'))
  expect(again.node.nodeStatus.openFor('cinema-1')).toBe(false)
  link.cut()
  link.mend()
  await link.settle()
  expect(again.node.nodeStatus.openFor('cinema-1')).toBe(true)
})

test('of a file that is outdated the rest is taken, and the report says what to do', async () => {
  const { box, link, file } = await lostAfterHandOver(relay => issue(relay.node, 'gift-1'))
  await link.settle(lot => lot.filter(letter => !saysEnd(letter)))
  link.cut()
  const report = await takeBundle(box, file)
  const became = new Map(report.streams.map(({ origin, outcome }) => [origin, outcome]))
  expect(became.get('relay-small000.1.exhibitor')).toBe('taken')
  expect(became.get('relay-small000.1.cinema:cinema-1')).toBe('outdated')
  expect([isGiven(box), needsLook(report)]).toEqual([false, true])
  const said = (['en', 'de', 'fr', 'nl'] as const).map(locale =>
    reportSentences(report, locale, 'Europe/Berlin').at(-1),
  )
  expect(said[0]).toContain('before the website lost data')
  expect(new Set(said).size).toBe(4)
})

test('a box that has lost everything and reads such a file is brought back all the same, and what came after the end is set aside', async () => {
  const { again, link, file, boxKeys, relayKey } = await lostAfterHandOver()
  await link.settle()
  link.cut()
  const empty = carrierOf('box', boxKeys, relayKey)
  empty.node.nodeStatus.begin('database_lost')
  await takeBundle(empty, file)
  expect(isGiven(empty)).toBe(true)

  const line = openLink(again.node, empty.node)
  await untilReady(line, empty)
  expect([empty, again].map(isGiven)).toEqual([false, false])
  expect(empty.node.journal.heads()).toEqual(again.node.journal.heads())
  expect(quarantinedOf(empty.node.db).length).toBeGreaterThan(0)
  for (const { node } of [empty, again]) expect(verify(node.db)).toEqual([])
})

test('a stream of which nobody had heard when the relay went on brings no seat either, though a box that lost everything reads it', async () => {
  const [boxKeys, relayKeys] = [makeKeys(), makeKeys()]
  const relay = carrierOf('relay', relayKeys)
  const furnish = { hasBox: true, boxKey: boxKeys.publicKey, tonight: false }
  await relay.node.execute(byHand, tx => furnishSmall(tx, furnish))
  const relayKey = publicKeyText(relay.keys.own)
  const box = carrierOf('box', boxKeys, relayKey)
  const first = openLink(relay.node, box.node)
  await first.settle()
  // The cinema plans its shows itself, and so the relay has written nothing there yet.
  const plan = { versionId: 'version-1', screenId: 'screen-1', day: '2026-11-21', time: '20:00' }
  await box.node.execute(byHand, tx => createSchedule(tx, { id: tonight, ...plan }))
  await first.settle()
  first.cut()
  await relay.node.execute(byHand, tx => handOver(tx, 'cinema-1'))
  const file = (await makeBundle(relay, { cinemaId: 'cinema-1', whole: true })).bytes

  const again = carrierOf('relay', relayKeys)
  again.node.nodeStatus.begin('database_lost')
  await untilReady(openLink(again.node, box.node), again)
  const { epoch } = again.node.identity
  await again.node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B2']), 'en'))

  const empty = carrierOf('box', boxKeys, relayKey)
  empty.node.nodeStatus.begin('database_lost')
  await takeBundle(empty, file)
  expect(isGiven(empty)).toBe(true)
  await untilReady(openLink(again.node, empty.node), empty)
  expect([empty, again].map(isGiven)).toEqual([false, false])
  expect([again.node.identity.epoch, again.node.state()]).toEqual([epoch, 'ready'])
  expect(empty.node.journal.heads().filter(({ seq }) => seq > 0)).toEqual(again.node.journal.heads())
  expect(quarantinedOf(empty.node.db).length).toBeGreaterThan(0)
  for (const { node } of [empty, again]) expect(verify(node.db)).toEqual([])
})

test('a relay that has gone on takes what such a file brings of its older stream for all cinemas, and closes none for it', async () => {
  const { relay, box, relayKeys } = await openSides()
  const second = { nodeId: 'box-second0000', cinemaId: 'cinema-2' }
  const secondKeys = makeKeys()
  const enrolled = { ...second, publicKey: secondKeys.publicKey, epoch: 1, codeHash: '' }
  await relay.node.execute(byHand, tx => tx.append('exhibitor', 'box.enrolled', enrolled))
  const away = carrierOf('box', secondKeys, publicKeyText(relay.keys.own), second)
  const lines = (at: Carrier) => [openLink(at.node, box.node), openLink(at.node, away.node, 'cinema-2')]
  for (const line of lines(relay)) {
    await line.settle()
    line.cut()
  }
  const voucherId = await issue(relay.node, 'gift-1')
  const file = (await makeBundle(relay, { cinemaId: 'cinema-1', whole: false })).bytes

  const again = carrierOf('relay', relayKeys)
  again.node.nodeStatus.begin('database_lost')
  const both = lines(again)
  const settled = async () => {
    for (const line of both) await line.settle()
    return again.node.state()
  }
  await expect.poll(settled, { timeout: 10_000 }).toBe('ready')
  for (const line of both) line.cut()
  const { epoch } = again.node.identity

  // The box of the other cinema stays away, and its website goes on selling.
  await takeBundle(box, file)
  const line = openLink(again.node, box.node)
  await line.settle()
  expect(voucherById(again.node.db, voucherId)).toBeDefined()
  expect([again.node.identity.epoch, again.node.state()]).toEqual([epoch, 'ready'])
  expect(again.node.nodeStatus.openFor('cinema-2')).toBe(true)
  for (const { node } of [again, box]) expect(verify(node.db)).toEqual([])
})

async function untilReady(line: ReturnType<typeof openLink>, { node }: Carrier): Promise<void> {
  const settled = async () => {
    await line.settle()
    return node.state()
  }
  await expect.poll(settled, { timeout: 10_000 }).toBe('ready')
  await line.settle()
  line.cut()
}
