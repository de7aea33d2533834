import { showsAt, type Turn } from './people.ts'
import { keepSeats } from './till.ts'
import { count } from './stats.ts'

/** Baskets that one greedy visitor begins, each as somebody else from somewhere else. */
const baskets = 14

/** Somebody keeps as many seats of a show as the website gives, under as many names, and never pays. */
export function grab(turn: Turn): string {
  const { chance, index, simulation } = turn
  const { relay } = simulation
  const shows = relay.incarnation ? showsAt(relay) : []
  if (!shows.length) return 'no show'
  const show = chance.pick(shows)
  void simulation.run(
    (async () => {
      for (let basket = 0; basket < baskets; basket++) {
        const id = `greedy-${index}-${basket}`
        const wish = {
          id,
          scheduleId: show,
          channel: 'site' as const,
          connected: true,
          visitor: { id, address: id },
        }
        const reply = await keepSeats(turn, relay, wish, chance.between(1, 3))
        count(simulation.stats, `greedy: ${reply.kind === 'refused' ? reply.refusal.code : reply.kind}`)
      }
    })(),
  )
  return `website: a greedy visitor keeps what there is of ${show}`
}
