import { boxById } from '../membership/store.ts'
import type { Breach } from '../journal/trust.ts'
import { openFileExchange } from './file-exchange.ts'
import { partsOf, type OriginHead, type Scope } from '../journal/fact.ts'
import { openKeyExchange } from './key-exchange.ts'
import { openFactReceiver } from './fact-receiver.ts'
import { troubled, type LineTrouble } from '../devices/line-trouble.ts'
import type { Node } from '../journal/node.ts'
import { openRecoveryProtocol } from './recovery-protocol.ts'
import { openSeatExchange } from './seat-exchange.ts'
import { openOutbox } from './outbox.ts'
import { helloOf } from './signed-stream.ts'
import type { ClaimedHead } from '../journal/signing.ts'
import { openTurnExchange, type TurnRoute } from './turn-exchange.ts'
import { requireOurs } from './sync-message-check.ts'
import { syncProtocol, type SyncMessage } from './sync-messages.ts'

export type Peer = {
  hear(message: SyncMessage): void
  /** Both hellos were heard: seats may be asked for. */
  ready(): boolean
  /** Facts the other side has not confirmed yet. */
  behind(): number
  /** How far the other side holds a stream by its own word: stored and mirrored there. */
  confirmed(origin: string): number
  requestSeats(scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /** At a box: takes seats out of visitors' baskets; resolves with those that are ours now. */
  reclaimSeats(scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /** At the relay: tells what visitors hold of a show, if that has changed. */
  sayHeld(scheduleId: string): void
  /** At a box: the seats of a show that visitors hold, as the relay last said. */
  heldOnline(scheduleId: string): ReadonlySet<string>
  /** Asks for turns of a voucher; resolves with how many are ours now. */
  requestTurns(voucherId: string, count: number): Promise<number>
  /** Fetches a file by its hash; resolves with whether it is here now. */
  wantFile(hash: string): Promise<boolean>
  /** A sentence for the health page when a stream stands still, or null. */
  trouble(): LineTrouble | null
  close(): void
}

/**
 * One end of a link between two nodes. Directions are independent: each side sends what the other lacks of every
 * shared stream and confirms what it stored. The wire, the clock and randomness come from outside.
 *
 * @param options.otherId who has proven to be at the other end
 * @param options.shares which streams the other side gets: all of the box's to the relay, the exhibitor's and its own
 *   cinema's to a box
 * @param options.turns how turns of vouchers go over this line
 * @param options.onBreach told of what was said that is not believed: the line is to be closed
 */
export function openPeer(options: {
  node: Node
  otherId: string
  send: (message: SyncMessage) => void
  shares: (origin: string) => boolean
  /** The cinema whose box is at the other end; a box knows its own. */
  cinemaId?: string
  /** Whether the other side may read what speaks of somebody; everything when left out. */
  mayRead?: (about: string) => boolean
  turns?: TurnRoute
  onReady?: () => void
  /** At a box: visitors took or let go of seats. */
  onHeld?: (scheduleId: string, changed: string[]) => void
  onBreach?: (breach: Breach) => void
}): Peer {
  const { node, otherId, send, shares } = options
  const files = openFileExchange({ node, send: say })
  const turns = openTurnExchange({ node, route: options.turns ?? { to: 'relay' }, send: say })
  const cinemaId = options.cinemaId ?? node.identity.cinemaId ?? ''
  const scopes: Scope[] = ['exhibitor', `cinema:${cinemaId}`]
  const seats = openSeatExchange({ node, cinemaId, send: say, onHeld: options.onHeld })
  const keys = openKeyExchange({
    node,
    send: say,
    scopes,
    mayRead: options.mayRead ?? (() => true),
    isOpen: () => open,
  })
  const recovery = openRecoveryProtocol({ node, otherId, cinemaId, send: say })
  const outbox = openOutbox({
    node,
    otherId,
    shares: origin => shares(origin) && (!handsIn || partsOf(origin).nodeId === node.identity.nodeId),
    sendFacts: (origin, facts) => send(keys.factsOf(origin, facts)),
    send,
    isOpen: () => open && heardHello && !isReplaced,
    isDecided: recovery.isDecided,
    onFork: recovery.look,
  })
  const intake = openFactReceiver({
    node,
    otherId,
    send: say,
    whenSafe,
    theyHold: (origin, seq) => pumpWhenSafe(outbox.theyHold(origin, seq)),
    stop: (origin, seq) => open && outbox.stop(origin, seq),
    breached,
  })
  let heardHello = false
  let otherProtocol: number | null = null
  let breach: Breach | null = null
  let open = true
  let isReplaced = wasReplaced()
  /** At a box: it was replaced, and tells its own streams alone. */
  let handsIn = false

  const unsubscribe = node.subscribe(({ facts, origins, cut }) => {
    const before = isReplaced
    if (facts.some(fact => fact.type === 'box.enrolled')) isReplaced = wasReplaced()
    for (const origin of origins) outbox.pump(origin)
    recovery.step()
    // Somebody may work here now whose secrets were not for this place before.
    if (heardHello && facts.some(fact => fact.type === 'employee.changed')) whenSafe(keys.seek)
    if (cut || isReplaced !== before) whenSafe(greet)
  })
  whenSafe(greet)

  function say(message: SyncMessage) {
    if (open) send(message)
  }

  /** At a relay: another box has the place of the one at the other end. It is told that, and nothing else. */
  function wasReplaced(): boolean {
    return node.identity.role === 'relay' && Boolean(boxById(node.db, otherId)?.replacedBy)
  }

  function greet() {
    outbox.resume()
    if (isReplaced) return recovery.tellReplaced()
    send(helloOf(node, shares))
    recovery.sendQuarantine()
  }

  /** Somebody said what is not believed: nothing more is heard from there, or told there. */
  function breached(said: Breach) {
    if (!open) return
    breach = said
    node.runtime.log.error(
      { otherId, ...said },
      'the other side said what it may not say; the line is closed',
    )
    close()
    options.onBreach?.(said)
  }

  function hear(message: SyncMessage): void {
    if (!open) return
    requireOurs(message, { scopes, otherId })
    if (isReplaced && !isHandedIn(message, otherId)) return
    switch (message.kind) {
      case 'hello':
        // What this node holds, and has forgotten, is not known before it has read its own disks.
        if (node.state() === 'reading') return whenSafe(() => node.runtime.later(() => hear(message)))
        otherProtocol = message.protocol === syncProtocol ? null : message.protocol
        return otherProtocol === null ? hearHello(message.heads) : undefined
      case 'facts':
        recovery.hearOwnFacts(message.origin, message.facts)
        return void intake.take(message.origin, message.facts, message.keys)
      case 'head':
        return pumpWhenSafe(outbox.hearHead(message.head, message.again ?? false))
      case 'fork':
        return outbox.stop(message.origin, message.seq)
      case 'closed':
        return outbox.hearClosed(message.origin, message.seq)
      case 'replaced':
        return onReplaced(message.ends)
      case 'ask':
      case 'answer':
      case 'held':
        return seats.hear(message)
      case 'want-file':
      case 'file':
      case 'no-file':
        return files.hear(message)
      case 'want-keys':
      case 'keys':
        return keys.hear(message)
      case 'ask-turns':
      case 'give-turns':
        return turns.hear(message)
      default:
        return recovery.hear(message)
    }
  }

  function hearHello(heads: readonly ClaimedHead[]) {
    heardHello = true
    recovery.hearHello(heads)
    outbox.hearHeads(heads)
    // A node whose mirror could not be read at first has nothing to tell until it was.
    whenSafe(() => node.journal.heads().forEach(({ origin }) => outbox.pump(origin)))
    whenSafe(keys.seek)
    options.onReady?.()
    seats.sayAllHeld()
  }

  /** The relay has given this box's place to another: what was not told before is handed in, and nothing more. */
  function onReplaced(ends: readonly OriginHead[]) {
    if (node.identity.role !== 'box') return
    node.nodeStatus.begin('taken_over')
    handsIn = true
    heardHello = true
    outbox.hearHeads(ends)
    whenSafe(() => node.journal.heads().forEach(({ origin }) => outbox.pump(origin)))
    recovery.sendQuarantine()
  }

  function pumpWhenSafe(origins: readonly string[]) {
    whenSafe(() => origins.forEach(outbox.pump))
  }

  /** Only what the mirror holds may leave: a commit may be on its way there at this moment. */
  function whenSafe(work: () => void) {
    node.whenMirrored().then(
      () => open && work(),
      () => undefined,
    )
  }

  function close() {
    open = false
    unsubscribe()
    recovery.close()
    seats.close()
    files.close()
    turns.close()
  }

  return {
    hear,
    ready: () => open && heardHello,
    behind: outbox.behind,
    confirmed: outbox.confirmed,
    requestSeats: async (scheduleId, seatIds) => (open && heardHello ? seats.ask(scheduleId, seatIds) : []),
    reclaimSeats: async (scheduleId, seatIds) =>
      open && heardHello ? seats.ask(scheduleId, seatIds, true) : [],
    sayHeld: scheduleId => void (open && heardHello && !isReplaced && seats.sayHeld(scheduleId)),
    heldOnline: seats.heldOnline,
    requestTurns: async (voucherId, count) => (open && heardHello ? turns.ask(voucherId, count) : 0),
    wantFile: async hash => open && heardHello && files.want(hash),
    trouble() {
      if (breach) return troubled('said_forbidden', { node: breach.nodeId, what: breach.what })
      if (otherProtocol !== null)
        return troubled('protocol_differs', { theirs: otherProtocol, ours: syncProtocol })
      const [stopped, ended] = [outbox.stopped(), outbox.ended()]
      if (stopped.length) return troubled('two_histories', { streams: stopped.join(', ') })
      if (ended.length) return troubled('stream_closed', { streams: ended.join(', ') })
      return intake.trouble()
    },
    close,
  }
}

/** What is still heard of a box that was replaced: its own streams, and what it kept aside. */
function isHandedIn(message: SyncMessage, boxId: string): boolean {
  if (message.kind === 'facts') return partsOf(message.origin).nodeId === boxId
  return message.kind === 'aside'
}
