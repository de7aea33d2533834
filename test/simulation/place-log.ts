import type { Log } from '#core/journal/identity.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/**
 * What a place writes into its log: counted, and a finding where it must never be said.
 *
 * @param isForked whether a stream really has two histories
 */
export function placeLog(
  place: () => Place,
  { stats, fail, isForked }: { stats: Stats; fail: Fail; isForked: (origin: string) => boolean },
): Log {
  const heard = (level: string) => (details: object, message: string) => {
    const { name, version } = place()
    count(stats, `log ${level}: ${message}`)
    // What rests on a fact that an older version did not know waits with it.
    if (message === 'a fact was parked' && version) return
    if (message === 'a fact was parked' || message === 'an effect failed after its fact was safe')
      fail('I8', `${name}: ${message} ${JSON.stringify(details)}`)
    if ('worker' in details) fail('I8', `${name}: ${message} ${JSON.stringify(details)}`)
    if (message.startsWith('two histories') && !isForked((details as { origin: string }).origin))
      fail('I3', `${name} believes in a fork where there is none: ${JSON.stringify(details)}`)
  }
  return { info: () => {}, warn: heard('warn'), error: heard('error') }
}
