import { expect, test } from 'vitest'
import { partsOf } from '#core/journal/fact.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { byHand, openEmptyNode } from '../../world/small-exhibitor.ts'
import { disagreements, openLink, relayAndBox, type Letter } from '../journal/link.ts'

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
