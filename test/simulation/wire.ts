import type { Line } from '#core/api/tenant.ts'
import { partsOf } from '#core/journal/fact.ts'
import { openPeer, type Peer } from '#core/replication/sync.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { gatherTurns } from '#core/vouchers/gather-commands.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import type { Options } from './options.ts'
import type { Place } from './place.ts'
import type { openPoison } from './poison.ts'
import type { Rules } from './rules.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Side = 'relay' | 'box'
type End = { session: number; peer: Peer; open: boolean }

/** How long a line is dead before its far end notices. */
const silenceMs = 10_000

type Parts = {
  relay: Place
  box: Place
  clock: Clockwork
  chance: Chance
  stats: Stats
  fail: Fail
  options: Options
  /** While it is on no message is lost. */
  calm: { on: boolean }
  rules: Rules
  onSend: (from: Place, message: SyncMessage) => void
  requestTurns: Line['requestTurns']
  poison: ReturnType<typeof openPoison>
  /** Whether the relay believes in a line of another machine of this box. */
  taken?: () => boolean
}

type Hand = (to: Side, session: number, said: SyncMessage, nonsense?: boolean) => void

/** The bag that messages lie in: some get lost there, come twice, late or altered. */
function openBag({ clock, chance, stats, options, poison, calm }: Parts, hand: Hand) {
  const lastDue = { relay: 0, box: 0 }
  /** Until when nothing gets through to a side. */
  const blocked = { relay: 0, box: 0 }

  function post(to: Side, session: number, message: SyncMessage) {
    count(stats, 'messages')
    const fault = (kind: 'lost' | 'doubled' | 'reordered' | 'corrupted') => {
      if (!chance.happens(options[kind])) return false
      count(stats, `messages ${kind}`)
      return true
    }
    if (!calm.on && fault('lost')) return
    const copies = fault('doubled') ? 2 : 1
    for (let copy = 0; copy < copies; copy++) {
      const text = JSON.stringify(message)
      const early = Math.max(clock.now() + chance.between(1, 120), blocked[to])
      const due = fault('reordered') ? early + chance.between(0, 2000) : Math.max(early, lastDue[to])
      if (due > lastDue[to]) lastDue[to] = due
      const said = JSON.parse(
        message.kind === 'facts' && fault('corrupted') ? altered(text) : text,
      ) as SyncMessage
      clock.after(due - clock.now(), () => hand(to, session, poison.changed(said)))
      const beside = poison.beside(said)
      if (beside) clock.after(due - clock.now(), () => hand(to, session, beside, true))
    }
  }

  /** One digit of an amount, a version or a time becomes another. */
  function altered(text: string): string {
    const digits = [...text.matchAll(/(?<=:)\d(?=[\d,}])/g)]
    if (!digits.length) return text
    const { index } = chance.pick(digits)
    return text.slice(0, index) + String((Number(text[index]) + 1) % 10) + text.slice(index + 1)
  }

  return {
    post,
    block: (side: Side, untilMs: number) => void (blocked[side] = untilMs),
    forget: () => void (blocked.relay = blocked.box = lastDue.relay = lastDue.box = 0),
  }
}

/** The core's side of one end of the line. */
function peerAt(
  parts: Parts,
  side: Side,
  { onBreach, send }: { onBreach: () => void; send: (message: SyncMessage) => void },
): Peer {
  const place = parts[side]
  const cinemaId = parts.box.identity.cinemaId!
  const owner = `cinema:${cinemaId}` as const
  const { node } = place.incarnation!
  const shares =
    parts.rules.shares ??
    ((origin: string) => ['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope))
  return openPeer({
    node,
    otherId: (side === 'box' ? parts.relay : parts.box).identity.nodeId,
    onBreach(breach) {
      parts.fail('trust', `${place.name} does not believe ${breach.nodeId}: ${breach.code} ${breach.what}`)
      onBreach()
    },
    cinemaId,
    shares: side === 'box' ? () => true : shares,
    turns:
      side === 'box'
        ? { to: 'relay' }
        : {
            to: owner,
            gather: (voucherId, count, part) =>
              gatherTurns(place.incarnation!.node, parts.requestTurns, {
                voucherId,
                count,
                part,
                besides: owner,
              }),
          },
    onReady: () => void place.incarnation?.debts.wake(),
    send,
  })
}

/**
 * The line between the relay and one box. Messages lie in a bag in between: some are lost, come twice, late, out of
 * order or altered; either end may believe in a line that is dead. A message of an earlier connection reaches nobody.
 */
export function openWire(parts: Parts) {
  const { clock, chance, stats } = parts
  const cinemaId = parts.box.identity.cinemaId!
  const ends: Partial<Record<Side, End>> = {}
  const bag = openBag(parts, hand)
  let cutUntilMs = 0
  let session = 0
  let trying = false

  function tryLater(ms = chance.between(250, 5000)) {
    if (trying) return
    trying = true
    clock.after(ms, () => {
      trying = false
      connect()
    })
  }

  /** The box calls; the relay refuses a second line of the same box while it believes in the first. */
  function connect() {
    if (ends.box || parts.box.scrapped) return
    const away = !parts.relay.incarnation || !parts.box.incarnation || clock.now() < cutUntilMs
    if (away || ends.relay || parts.taken?.()) return tryLater()
    session += 1
    count(stats, 'connections')
    open('relay', session)
    open('box', session)
  }

  function open(side: Side, session: number) {
    const place = parts[side]
    const end = { session, open: true } as End
    ends[side] = end
    end.peer = peerAt(parts, side, {
      onBreach: () => drop(side, true),
      send(message) {
        if (!end.open || !place.incarnation?.alive) return
        parts.onSend(place, message)
        bag.post(side === 'box' ? 'relay' : 'box', session, message)
      },
    })
  }

  /** A side that hears nonsense closes its line, as box and relay do. */
  function hand(to: Side, session: number, said: SyncMessage, nonsense = false) {
    const end = ends[to]
    if (!end?.open || end.session !== session || !parts[to].incarnation?.alive) return
    try {
      end.peer.receive(said)
    } catch (cause) {
      if (!nonsense) parts.fail('line', String(cause))
      count(stats, 'lines closed over nonsense')
      drop(to, true)
    }
  }

  function close(side: Side, session: number) {
    const end = ends[side]
    if (!end || end.session !== session) return
    end.open = false
    end.peer.close()
    delete ends[side]
    tryLater()
  }

  /** One side's end is gone now; the other side hears of it at once, or only from the silence. */
  function drop(side: Side, heard = chance.happens(0.5)) {
    const other = side === 'box' ? 'relay' : 'box'
    const left = ends[other]
    const gone = ends[side]
    if (gone) close(side, gone.session)
    if (!left) return
    if (heard) close(other, left.session)
    else {
      count(stats, 'half-open lines')
      clock.after(chance.between(1000, silenceMs), () => close(other, left.session))
    }
  }

  return {
    cinemaId,
    box: parts.box,
    connect,
    drop,
    peer: (side: Side) => ends[side]?.peer,
    /** The relay believes in this line. */
    held: () => ends.relay !== undefined,
    ready: (side: Side) => ends[side]?.peer.ready() ?? false,
    cut(forMs: number) {
      cutUntilMs = clock.now() + forMs
      drop(chance.pick(['relay', 'box']))
    },
    /** Both ends hear that the line is dead, and nothing on it arrives any more. */
    fallSilent() {
      for (const side of ['relay', 'box'] as const) if (ends[side]) close(side, ends[side].session)
    },
    /** Nothing arrives at this side any more, while it may still speak. */
    block(side: Side, forMs: number) {
      bag.block(side, clock.now() + forMs)
      const [relay, box] = [ends.relay, ends.box]
      if (forMs > silenceMs)
        clock.after(silenceMs, () => {
          if (relay) close('relay', relay.session)
          if (box) close('box', box.session)
        })
    },
    /** A new line, at once, with nothing left of the old ones. */
    mend() {
      cutUntilMs = 0
      bag.forget()
      for (const side of ['relay', 'box'] as const) if (ends[side]) close(side, ends[side].session)
      connect()
    },
  }
}
export type Wire = ReturnType<typeof openWire>
