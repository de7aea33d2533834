import type { Turn } from './people.ts'
import { guessedCents, showsAt, wantedSeats } from './people.ts'
import { count } from './stats.ts'

/**
 * A purchase that the relay's journal lost: it came back from an older copy, and the provider alone knows of it. The
 * relay compares with the provider's list as it does at such a start; the visitor pays, has paid, or never does. Where an
 * evening ends by time alone nobody asks for that.
 */
export function lostPurchase({ chance, index, simulation }: Turn): string {
  const { relay, provider, clock, stats } = simulation
  const shows = showsAt(relay)
  if (!relay.incarnation || !shows.length || simulation.options.byTime) return 'nothing is lost'
  const show = chance.pick(shows)
  const seats = wantedSeats({ chance, index, simulation }, relay, show, 2)
  const named = seats.map(seat => `${show}/${seat}`).join(' ')
  const ref = provider.forgotten(`lost-${index}`, named, guessedCents(seats))
  const when = chance.pick(['before', 'after', 'never'] as const)
  const pay = () => provider.press(ref, 'paid')
  if (when === 'before') pay()
  if (when === 'after') clock.after(chance.between(100, 300_000), pay)
  count(stats, 'purchases lost with an older copy')
  const since = new Date(clock.now() - 60_000).toISOString()
  void simulation.run(simulation.cashier()!.reconcile(since))
  return `the journal lost lost-${index}, ${named}, paid ${when} the relay looks`
}
