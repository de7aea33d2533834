import { limitKeyOf } from '#core/api/address.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { openThrottle } from '#core/people/throttle.ts'
import { Refusal } from '#core/refusal.ts'
import { foundedBy } from './left-over.ts'
import type { FoundingLink, FoundingLinks } from './links.ts'

const longestWaitSeconds = 900

/**
 * Lets through who has a link that still founds, and slows down who guesses: five wrong ones from one network are free.
 * Refuses `founding_link_unknown`, `founding_link_used` with where it led, and `login_throttled`.
 */
export function openLinkGate(dataFolder: string, links: FoundingLinks, runtime: Pick<Runtime, 'now'>) {
  const guesses = openThrottle()
  return (secret: string, address: string): FoundingLink => {
    const key = { key: limitKeyOf(address), longestWaitSeconds, forgives: true }
    const guess = guesses.begin([key], runtime.now())
    const link = links.find(secret, runtime.now())
    if (!link) {
      guess.wrong()
      throw new Refusal('founding_link_unknown')
    }
    guess.right()
    const founded = foundedBy(dataFolder, link.hash)
    if (founded) throw new Refusal('founding_link_used', { address: founded.publicUrl })
    return link
  }
}
