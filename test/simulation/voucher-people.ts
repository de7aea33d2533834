import { giveTurnsBack } from '../world/turns.ts'
import { allowOverride } from '#core/vouchers/commands.ts'
import { reachable } from '#core/vouchers/gather-commands.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { ask, askAgain } from './calling.ts'
import { orderSnacks } from './refreshment-people.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'

const manager = { who: 'employee:mia', via: 'portal' }

/** A voucher more, from the portal of the exhibitor or of a cinema. */
export function giveVoucher(turn: Turn, place: Place): string {
  const { chance, index, simulation } = turn
  orderSnacks(turn, place)
  const turns = chance.between(1, 5)
  const wanted = {
    requestId: `gift-${index}`,
    voucherTypeId: 'ten',
    turns,
    refreshmentCents: (index % 4) * 500,
    holderName: '',
    cinemaId: place.identity.cinemaId ?? null,
    billId: null,
  }
  const once = () =>
    ask(simulation, chance, place, wanted.requestId, tenant =>
      tenant.node.execute(manager, tx => issueVoucher(tx, wanted).id),
    )
  void simulation.run(askAgain(simulation, chance, 3, once))
  return `${place.name}: gift-${index} with ${turns} turns`
}

/** A code in a guest's hand: often one with turns left somewhere, now and then one that nobody ever issued. */
export function codeInHand({ chance, simulation }: Turn): string | undefined {
  const codes = simulation.vouchers.codes()
  if (!codes.length || chance.happens(0.02)) return chance.happens(0.3) ? 'nobody-issued' : undefined
  // The newest ones: a code that was issued a moment ago on the other side is the interesting one.
  return chance.pick(codes.slice(-6))
}

/** A manager comes to the till and lets the guest in; false when the box says no. */
export async function comeAndAllow(
  { chance, simulation }: Turn,
  box: Place,
  wish: { billId: string; voucherId: string; count: number },
): Promise<boolean> {
  const reply = await ask(simulation, chance, box, `the word for ${wish.billId}`, tenant =>
    tenant.node.execute(manager, tx =>
      allowOverride(
        tx,
        { ...wish, cinemaId: box.identity.cinemaId!, reachable: reachable(tenant) },
        { employeeId: 'mia', name: 'mia' },
      ),
    ),
  )
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
  return reply.kind === 'answer'
}

/** A guest brings tickets back that turns have paid: the turns can be used again. */
export function bringBack({ chance, simulation }: Turn, box: Place): string {
  const bills = box.incarnation?.node.db
    .prepare("SELECT DISTINCT bill_id FROM turn_tokens WHERE state = 'spent' AND owner = ? ORDER BY bill_id")
    .pluck()
    .all(`cinema:${box.identity.cinemaId}`) as string[] | undefined
  if (!bills?.length) return `${box.name}: nobody brings tickets back`
  const billId = chance.pick(bills)
  const purchase = { billId, cinemaId: box.identity.cinemaId! }
  void simulation.run(
    ask(simulation, chance, box, `the turns of ${billId}`, tenant =>
      tenant.node.execute(manager, tx => giveTurnsBack(tx, purchase)),
    ),
  )
  return `${box.name}: the turns of ${billId} come back`
}
