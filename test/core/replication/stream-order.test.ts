import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { partsOf } from '#core/journal/fact.ts'
import { settleFork } from '#core/journal/epochs.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { atRegister, byHand, openEmptyNode } from '../../world/small-exhibitor.ts'
import { disagreements, openLink, relayAndBox, type Letter } from '../journal/link.ts'
import { evening, machine, rest, sell } from '../journal/machine.ts'
import { relaySetBack } from '../journal/set-back.ts'

test('facts of a newer epoch are sent only once the other side holds the older ones they rest on', async () => {
  const { relay, box, link, clock } = await relayAndBox()
  await link.settle()
  relay.nodeStatus.begin('provider_knows_more')
  link.cut()
  link.mend()
  await link.settle()
  const { epoch } = relay.identity
  expect([epoch > 1, relay.nodeStatus.recovery()]).toEqual([true, null])
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'In the next epoch' }))
  await link.settle()
  link.cut()
  await box.close()

  // A new machine that holds nothing, and whose confirmations come late.
  const { node: next } = openEmptyNode('box', { clock })
  const line = openLink(relay, next)
  const late: Letter[] = []
  await line.settle(lot => {
    late.push(...lot.filter(({ message }) => message.kind === 'head'))
    return lot.filter(({ message }) => message.kind !== 'head')
  })
  const epochsTold = () =>
    new Set(
      line.sent.flatMap(({ to, message }) =>
        to === 'box' && message.kind === 'facts' ? [partsOf(message.origin).epoch] : [],
      ),
    )
  expect([...epochsTold()]).toEqual([1])
  for (const letter of late) line.hand(letter)
  await line.settle()
  expect([...epochsTold()]).toEqual([1, epoch])
  expect(disagreements(relay, next)).toEqual([])
})

test('so too where two histories were chosen between, and the other side was set back to less of the chosen one', async () => {
  const { box: first, relay, first: node, link, durableIdentity } = await evening()
  await rest(link)
  const [copyOfRelay, copyOfBox] = [relay.db.raw.serialize(), first.copy()]
  await sell(node, 'sale-2', 'A4')
  await rest(link)
  link.cut()
  // The box was set back to before that sale and sold something else: of the two histories the relay's goes on.
  const again = machine()
  again.put(copyOfBox)
  writeFileSync(again.mirrorPath, '')
  const box = await again.start(durableIdentity)
  await sell(box, 'sale-3', 'A5')
  const line = openLink(relay, box)
  await rest(line)
  const ofMia = { who: 'employee:mia', via: 'portal' }
  await relay.execute(ofMia, tx => settleFork(tx, box.identity.nodeId, 'relay'))
  await rest(line)
  expect([box.state(), box.identity.epoch]).toEqual(['ready', 2])
  const by = { employeeId: 'mia', employeeName: 'mia', device: null, locale: 'en' as const, usedToo: true }
  const lines = [{ line: 1, quantity: 1 }]
  const back = { id: 'back-1', billId: 'sale-2', lines, reason: 'guest' as const, cents: null }
  await box.execute(atRegister, tx => refundBill(tx, back, by))
  await rest(line)
  line.cut()

  const older = relaySetBack(copyOfRelay)
  const anew = openLink(older, box)
  const late: Letter[] = []
  const isOlder = ({ to, message }: Letter) =>
    to === 'relay' && message.kind === 'facts' && message.origin === 'box-small00000.1.cinema:cinema-1'
  await anew.settle(lot => {
    late.push(...lot.filter(isOlder))
    return lot.filter(letter => !isOlder(letter))
  })
  expect(late.length).toBeGreaterThan(0)
  for (const letter of late) anew.hand(letter)
  await rest(anew)
  const status = (of: typeof box) => billById(of.db, 'sale-2')?.status
  expect([status(box), status(older)]).toEqual(['refunded', 'refunded'])
  expect(disagreements(older, box)).toEqual([])
  anew.cut()
  await older.close()
})
