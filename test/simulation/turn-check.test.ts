import { expect, test } from 'vitest'
import type { Fact } from '#core/journal/fact.ts'
import type { TurnUse } from '#core/vouchers/turn.ts'
import type { Place } from './place.ts'
import { openVoucherCheck } from './voucher-check.ts'

const no = () => false

test('the highest version of a turn stands, also when a box that was set back uses what it had given away', () => {
  const failed: string[] = []
  const check = openVoucherCheck(
    (rule, what) => failed.push(`${rule}: ${what}`),
    {},
    { isAlone: no, wasPaidInQuarantine: no, wasIssuedInQuarantine: no, isLive: () => true },
  )
  const placeOf = (role: 'box' | 'relay') =>
    ({ name: role, identity: { role, cinemaId: 'cinema-2' } }) as unknown as Place
  const [box, relay] = [placeOf('box'), placeOf('relay')]
  const see = (author: Place, seq: number, type: string, body: object) => {
    const fact = { origin: `${author.name}.1.exhibitor`, seq, type, body } as unknown as Fact
    check.see({ fact, author, hash: '', at: 0 })
  }
  const owner = 'cinema:cinema-2'
  const used = (billId: string, version: number): { billId: string; turns: TurnUse[] } => ({
    billId,
    turns: [{ voucherId: 'card', turn: 1, version, ticketId: `ticket of ${billId}`, coveredCents: 1000 }],
  })
  see(box, 1, 'voucher.issued', { voucherId: 'card', turns: 1, owner })
  // That the box gave it away by version 1 went with the history that was not chosen.
  see(relay, 1, 'turns.kept', { owner: 'relay', ...used('bill-1', 2) })
  see(relay, 2, 'turns.spent', { owner: 'relay', ...used('bill-1', 3) })
  failed.length = 0
  see(box, 2, 'turns.spent', { owner, ...used('sale-2', 1) })
  expect(check.holderOf('card', 1)).toMatchObject({ version: 3, owner: 'relay', billId: 'bill-1' })
  expect(check.unrest()).toEqual(['ticket of sale-2 rests on turn card/1, which another history has used'])
  const body = { debtId: 'debt', voucherId: 'card', owner, ticketId: 'ticket of sale-2' }
  see(box, 3, 'voucher.overridden', body)
  expect(check.unrest()).toEqual([])
  // While the story is told again nobody hears this; at any other time it is what must never happen.
  expect(failed).toContain('I7: turn card/1 is used by bill-1 and by sale-2')
})
