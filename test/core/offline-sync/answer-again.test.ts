import { expect, test } from 'vitest'
import { makeBundle, takeBundle, type Carrier } from '#core/offline-sync/commands.ts'
import { needsLook, reportSentences } from '#core/offline-sync/report.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'
import { epochFor } from '#core/journal/storage/epoch-store.ts'
import { noMirror, type Mirror } from '#core/journal/mirror.ts'
import { publicKeyText } from '#core/membership/keys.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { tokensOf } from '#core/seating/store.ts'
import { atRegister, carl, saleOf, tonight } from '../../world/small-exhibitor.ts'
import { openLink } from '../journal/link.ts'
import { carrierOf, make, offlineSync, openSides } from './sides.ts'

const sell = ({ node }: Carrier, id: string, seat: string) =>
  node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
const soldTo = ({ node }: Carrier, seat: string) => tokensOf(node.db, tonight, [seat]).get(seat)?.billId

const own = 'box-small00000.2.cinema:cinema-1'

test('a box put back to before its answer that takes the same file again sells until a line or a file says that it has two histories', async () => {
  const { relay, boxKeys } = await openSides()
  const early = await make(relay, true)
  const lost = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  // It draws the same luck, and so it is the same machine, put back to when it waited for the answer.
  const putBack = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  for (const each of [lost, putBack]) {
    each.node.nodeStatus.begin('database_lost')
    await takeBundle(each, early)
  }
  await offlineSync(lost, relay)
  const answer = await make(relay, true)
  expect((await takeBundle(lost, answer)).broughtBack).toBe('recovered')
  await sell(lost, 'till-2', 'A4')

  // Nothing in that file says that the box has gone on since, and no line does.
  expect((await takeBundle(putBack, answer)).broughtBack).toBe('recovered')
  await sell(putBack, 'till-3', 'A5')
  await offlineSync(lost, relay)
  for (const [from, to, forked] of [
    [putBack, relay, false],
    [relay, putBack, true],
  ] as const) {
    const report = await offlineSync(from, to, true)
    expect(report.streams.find(({ origin }) => origin === own)).toMatchObject({ outcome: 'fork', facts: 0 })
    expect(report).toMatchObject({ forked, forgotten: false })
    expect(needsLook(report)).toBe(true)
    const said = reportSentences(report, 'en', 'Europe/Berlin').join(' ')
    expect(said).toMatch(
      forked ? 'It sells nothing until both are connected' : 'Part of the file contradicts',
    )
  }
  expect([soldTo(relay, 'A4'), soldTo(relay, 'A5')]).toEqual(['till-2', undefined])
  expect([soldTo(putBack, 'A4'), soldTo(putBack, 'A5')]).toEqual([undefined, 'till-3'])

  // It would sell A4 once more. So it stands still, and no file brings it on: a manager says with the first line which history
  // goes on, and both are there to choose from.
  expect(putBack.node.nodeStatus.recovery()?.reason).toBe('fork')
  await expect(sell(putBack, 'till-4', 'A4')).rejects.toMatchObject({ code: 'node_recovering' })
  expect((await offlineSync(putBack, relay, true)).broughtBack).toBe('waits')
  expect((await offlineSync(relay, putBack, true)).broughtBack).toBe('asks')
  const link = openLink(relay.node, putBack.node)
  await link.settle()
  expect(putBack.node.nodeStatus.recovery()?.reason).toBe('fork')
  expect(forksOf(relay.node.db, putBack.node.identity.nodeId).map(({ origin }) => origin)).toEqual([own])
  for (const { node } of [relay, lost, putBack]) expect(verify(node.db)).toEqual([])
})

test('a relay that may have forgotten its answer opens no epoch for an old file, and opens it once its box has told it everything', async () => {
  const { relay, boxKeys } = await openSides()
  const early = await make(relay, true)
  const lost = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  lost.node.nodeStatus.begin('database_lost')
  await takeBundle(lost, early)
  const asking = await make(lost, true)
  const { requestId } = lost.node.nodeStatus.recovery()!
  const answer = () => epochFor(relay.node.db, lost.node.identity.nodeId, requestId)

  relay.node.nodeStatus.begin('peer_knows_more')
  const report = await takeBundle(relay, asking)
  expect([report.broughtBack, needsLook(report), answer()]).toEqual(['relay_recovers', true, undefined])
  expect(reportSentences(report, 'en', 'Europe/Berlin').at(-1)).toContain('has to hear from the box first')

  const link = openLink(relay.node, lost.node)
  const settled = async () => {
    await link.settle()
    return lost.node.identity.epoch
  }
  await expect.poll(settled, { timeout: 10_000 }).toBe(2)
  expect([relay.node.state(), lost.node.state(), answer()]).toEqual(['ready', 'ready', 2])
  expect((await takeBundle(relay, asking)).broughtBack).toBe('opened')
  for (const { node } of [relay, lost]) expect(verify(node.db)).toEqual([])
})

test.each([
  ['it chose itself in emergency mode', 4000, undefined],
  ['that a register remembers', 1, 4000],
])('a box without a line is brought back by files beyond an epoch %s', async (_, epoch, remembered) => {
  const { relay, boxKeys } = await openSides()
  const lost = carrierOf('box', boxKeys, publicKeyText(relay.keys.own), { epoch })
  lost.node.nodeStatus.begin('database_lost')
  if (remembered) lost.node.nodeStatus.begin('till_knows_more', { newestEpoch: remembered })
  await offlineSync(relay, lost, true)
  expect((await offlineSync(lost, relay, true)).broughtBack).toBe('opened')
  expect((await offlineSync(relay, lost, true)).broughtBack).toBe('recovered')
  expect([lost.node.state(), lost.node.identity.epoch]).toEqual(['ready', 4001])
})

test('a relay that lost its database and cannot read its mirror yet calls no file forged, and takes it later', async () => {
  const { box, relay, relayKeys } = await openSides()
  await offlineSync(relay, box)
  await sell(box, 'till-1', 'A3')
  const file = (await makeBundle(box, { cinemaId: 'cinema-1', whole: false })).bytes
  const mirror: Mirror = {
    ...noMirror(),
    last: () => {
      throw new Error('the disk is gone')
    },
  }
  const empty = carrierOf('relay', relayKeys, undefined, { mirror })
  await expect(takeBundle(empty, file)).rejects.toMatchObject({ code: 'mirror_unavailable' })
  expect((await takeBundle(relay, file)).facts).toBe(1)
})
