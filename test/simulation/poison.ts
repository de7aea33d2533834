import type { SyncMessage } from '#core/replication/sync-messages.ts'
import type { Chance } from './chance.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Facts = Extract<SyncMessage, { kind: 'facts' }>
type Nonsense = (facts: Facts, chance: Chance) => unknown

const nested = `${'['.repeat(3000)}${']'.repeat(3000)}`

/** The first fact of a message, with something else in its place. */
const inFact =
  (change: (bytes: string, chance: Chance) => object): Nonsense =>
  (message, chance) => {
    const [first, ...others] = message.facts
    return { ...message, facts: [{ ...first, ...change(first?.bytes ?? '', chance) }, ...others] }
  }

/** What a bug at the other end could say, besides what it should. */
const nonsense: Record<string, Nonsense> = {
  'a wrong hash': inFact(() => ({ hash: 'wrong' })),
  'no JSON': inFact(bytes => ({ bytes: bytes.slice(1) })),
  'no fact': inFact(() => ({ bytes: 'null' })),
  'a number that is none': inFact(bytes => ({ bytes: bytes.replace(/"seq":\d+/, '"seq":"next"') })),
  'a number far ahead': inFact(bytes => ({ bytes: bytes.replace(/"seq":\d+/, '"seq":999999999') })),
  'another stream’s fact': inFact(bytes => ({ bytes: bytes.replace('"origin":"', '"origin":"box-') })),
  'a deeply nested fact': inFact(bytes => ({ bytes: bytes.replace('"body":', `"more":${nested},"body":`) })),
  'a huge fact': inFact(bytes => ({
    bytes: bytes.replace('"body":', `"more":"${'x'.repeat(1e6)}","body":`),
  })),
  'facts without bytes': inFact(() => ({ bytes: undefined })),
  'no facts': message => ({ ...message, facts: null }),
  'a stream of nobody': message => ({ ...message, origin: 'observer.1.exhibitor' }),
  'a stream of another cinema': message => ({ ...message, origin: 'box-far.1.cinema:far' }),
  'an end that is no number': ({ origin }) => ({ kind: 'head', head: { origin, seq: {}, hash: '' } }),
  'seats that are none': () => ({ kind: 'ask', requestId: 'x', scheduleId: null, seatIds: 'all' }),
  'a word of tomorrow': () => ({ kind: 'sing', song: 'of the future' }),
}

/** How long one end goes on sending a fact that its disk gives it wrong. */
const wrongForMs = 600_000
/** How often each box may ask for that fact in this time, and how much more often for each new line. */
const sendingsAtMost = { box: 80, line: 10 }

/**
 * What is slipped among the messages of a line: nonsense beside the real ones, and now and then a fact that comes
 * damaged every time it is sent, for ten minutes.
 */
export function openPoison(parts: {
  chance: Chance
  stats: Stats
  fail: Fail
  now: () => number
  often: () => number
  boxes: number
}) {
  const { chance, stats, fail, now, often } = parts
  const wrong = new Map<string, { untilMs: number; sent: number; lines: number }>()
  const lines = () => stats['connections'] ?? 0

  function keptWrong(message: Facts): boolean {
    const { hash } = message.facts[0] ?? {}
    const known = wrong.get(hash ?? '')
    if (!known || now() > known.untilMs || !often()) return false
    known.sent += 1
    // A new line begins with short waits again.
    if (known.sent > sendingsAtMost.box * parts.boxes + sendingsAtMost.line * (lines() - known.lines))
      fail('I8', `a fact of ${message.origin} was asked for ${known.sent} times`)
    return true
  }

  return {
    /** What arrives in place of a message. */
    changed(message: SyncMessage): SyncMessage {
      if (!often() || message.kind !== 'facts') return message
      if (chance.happens(often() / 4)) {
        count(stats, 'poison: wrong every time')
        wrong.set(message.facts[0]?.hash ?? '', {
          untilMs: now() + wrongForMs,
          sent: 0,
          lines: lines(),
        })
      }
      if (!keptWrong(message)) return message
      const [first, ...others] = message.facts
      return { ...message, facts: [{ ...first!, hash: 'wrong' }, ...others] }
    },
    /** What arrives besides a message, or undefined. */
    beside(message: SyncMessage): SyncMessage | undefined {
      if (!often() || message.kind !== 'facts' || !chance.happens(often())) return undefined
      const name = chance.pick(Object.keys(nonsense))
      count(stats, `poison: ${name}`)
      return nonsense[name]!(message, chance) as SyncMessage
    },
  }
}
