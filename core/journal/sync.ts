import { openFileExchange } from './file-exchange.ts'
import type { OriginHead, Scope } from './fact.ts'
import { openKeyExchange } from './key-exchange.ts'
import { openIntake } from './intake.ts'
import { troubled, type LineTrouble } from './line-trouble.ts'
import type { Node } from './node.ts'
import { openRecoveryTalk } from './recovery-talk.ts'
import { olderStreams, withLaterStreams } from './stream-order.ts'
import { openTurnExchange, type TurnRoute } from './turn-exchange.ts'
import { openSeatExchange } from './seat-exchange.ts'
import { requireOurs } from './sync-message-check.ts'
import { fitting, helloOf, syncProtocol, type SyncMessage } from './sync-messages.ts'

/** Facts a message carries at most; small enough that a slow line keeps moving, large enough to catch up quickly. */
const factsPerMessage = 500
/** Messages of one stream that may be on their way unconfirmed. */
const windowMessages = 4

export type Peer = {
  hear(message: SyncMessage): void
  /** Both hellos were heard: seats may be asked for. */
  ready(): boolean
  /** Facts the other side has not confirmed yet. */
  behind(): number
  /** How far the other side holds a stream by its own word: stored and mirrored there. */
  confirmed(origin: string): number
  askForSeats(scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /** At a box: takes seats out of visitors' baskets; resolves with those that are ours now. */
  reclaimSeats(scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /** At the relay: tells what visitors hold of a show, if that has changed. */
  sayHeld(scheduleId: string): void
  /** At a box: the seats of a show that visitors hold, as the relay last said. */
  heldOnline(scheduleId: string): ReadonlySet<string>
  /** Asks for turns of a voucher; resolves with how many are ours now. */
  askForTurns(voucherId: string, count: number): Promise<number>
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
 * @param options.shares which streams the other side gets: all of the box's to the relay, the exhibitor's and its own
 *   cinema's to a box
 * @param options.turns how turns of vouchers go over this line
 */
export function openPeer(options: {
  node: Node
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
}): Peer {
  const { node, send, shares } = options
  const theirs = new Map<string, { confirmed: number; sent: number }>()
  const stopped = new Set<string>()
  /** Streams the other side has closed: what we hold beyond their end it will never take. */
  const ended = new Set<string>()
  const files = openFileExchange({ node, send: say })
  const intake = openIntake({
    node,
    send: say,
    whenSafe,
    theyHold,
    stop: (origin, seq) => open && stop(origin, seq),
  })
  const turns = openTurnExchange({ node, route: options.turns ?? { to: 'relay' }, send: say })
  const cinemaId = options.cinemaId ?? node.identity.cinemaId ?? ''
  const seats = openSeatExchange({ node, cinemaId, send: say, onHeld: options.onHeld })
  const scopes: Scope[] = ['exhibitor', `cinema:${cinemaId}`]
  const keys = openKeyExchange({ node, send: say, scopes, mayRead: options.mayRead ?? (() => true) })
  const recovery = openRecoveryTalk({ node, cinemaId, send: say })
  let heardHello = false
  let otherProtocol: number | null = null
  let open = true

  const unsubscribe = node.subscribe(({ facts, cut }) => {
    for (const origin of new Set(facts.map(fact => fact.origin))) pump(origin)
    recovery.step()
    if (cut) whenSafe(greet)
  })
  whenSafe(greet)

  function say(message: SyncMessage) {
    if (open) send(message)
  }

  function greet() {
    stopped.clear()
    send(helloOf(node, shares))
    recovery.giveAside()
  }

  function hear(message: SyncMessage): void {
    if (!open) return
    requireOurs(message, scopes)
    switch (message.kind) {
      case 'hello':
        otherProtocol = message.protocol === syncProtocol ? null : message.protocol
        return otherProtocol === null ? hearHello(message.heads) : undefined
      case 'facts':
        return void intake.take(message.origin, message.facts, message.keys)
      case 'head':
        return hearHead(message.head, message.again ?? false)
      case 'fork':
        return stop(message.origin, message.seq)
      case 'closed':
        return hearClosed(message.origin, message.seq)
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

  function hearHello(heads: readonly OriginHead[]) {
    heardHello = true
    for (const known of [theirs, stopped, ended]) known.clear()
    recovery.hearHello(heads)
    for (const head of heads) {
      const mine = node.journal.hashAt(head.origin, head.seq)
      if (mine !== undefined && mine !== head.hash) stop(head.origin, head.seq)
      theirs.set(head.origin, { confirmed: head.seq, sent: head.seq })
    }
    // A node whose mirror could not be read at first has nothing to tell until it was.
    whenSafe(() => node.journal.heads().forEach(head => pump(head.origin)))
    whenSafe(keys.seek)
    options.onReady?.()
    seats.sayAllHeld()
  }

  /** Whoever sends a fact has it: it is not sent back. */
  function theyHold(origin: string, seq: number) {
    const cursor = theirs.get(origin) ?? { confirmed: 0, sent: 0 }
    theirs.set(origin, { confirmed: Math.max(cursor.confirmed, seq), sent: Math.max(cursor.sent, seq) })
  }

  /** Asked again for a stream, its end must be one of ours: another history is sent nothing more. */
  function hearHead(head: OriginHead, again: boolean) {
    const cursor = theirs.get(head.origin)
    if (!cursor) return
    const mine = node.journal.hashAt(head.origin, head.seq)
    if (again && mine !== undefined && mine !== head.hash) return stop(head.origin, head.seq)
    cursor.confirmed = again ? head.seq : Math.max(cursor.confirmed, head.seq)
    if (again || cursor.sent < head.seq) cursor.sent = head.seq
    pumpWhenSafe(withLaterStreams(head.origin, node.journal.heads()))
  }

  function hearClosed(origin: string, seq: number) {
    if (!ended.has(origin))
      node.world.log.error({ origin, seq }, 'the other side takes nothing more of a stream that was closed')
    ended.add(origin)
  }

  function pumpWhenSafe(origins: readonly string[]) {
    whenSafe(() => origins.forEach(pump))
  }

  /** Only what the mirror holds may leave: a commit may be on its way there at this moment. */
  function whenSafe(work: () => void) {
    node.released().then(
      () => open && work(),
      () => undefined,
    )
  }

  /** Sends what the other side lacks of a stream, as far as the window allows. */
  function pump(origin: string) {
    if (!open || !heardHello || !shares(origin) || stopped.has(origin) || ended.has(origin)) return
    let cursor = theirs.get(origin)
    if (!cursor) theirs.set(origin, (cursor = { confirmed: 0, sent: 0 }))
    const end = node.journal.head(origin).seq
    if (cursor.sent < end && !olderHeld(origin)) return
    while (cursor.sent < end && cursor.sent - cursor.confirmed < windowMessages * factsPerMessage) {
      const facts = fitting(node.journal.after(origin, cursor.sent, factsPerMessage))
      if (!facts.length) return
      cursor.sent = facts.at(-1)!.seq
      send(keys.factsOf(origin, facts))
    }
  }

  /** Whether the other side has confirmed the streams this one rests on. */
  function olderHeld(origin: string): boolean {
    const older = olderStreams(origin, node.journal.heads())
    return older.every(
      head =>
        ended.has(head.origin) ||
        recovery.isDecided(head.origin) ||
        (theirs.get(head.origin)?.confirmed ?? 0) >= head.seq,
    )
  }

  function stop(origin: string, seq: number) {
    if (stopped.has(origin)) return
    stopped.add(origin)
    node.world.log.error(
      { origin, seq },
      'two histories of one stream: it is stopped until a person has looked',
    )
    send({ kind: 'fork', origin, seq })
    recovery.look(origin)
  }

  return {
    hear,
    ready: () => open && heardHello,
    behind() {
      let facts = 0
      for (const { origin, seq } of node.journal.heads())
        if (shares(origin) && !ended.has(origin))
          facts += Math.max(0, seq - (theirs.get(origin)?.confirmed ?? 0))
      return facts
    },
    confirmed: origin => theirs.get(origin)?.confirmed ?? 0,
    askForSeats: async (scheduleId, seatIds) => (open && heardHello ? seats.ask(scheduleId, seatIds) : []),
    reclaimSeats: async (scheduleId, seatIds) =>
      open && heardHello ? seats.ask(scheduleId, seatIds, true) : [],
    sayHeld: scheduleId => void (open && heardHello && seats.sayHeld(scheduleId)),
    heldOnline: seats.heldOnline,
    askForTurns: async (voucherId, count) => (open && heardHello ? turns.ask(voucherId, count) : 0),
    wantFile: async hash => open && heardHello && files.want(hash),
    trouble() {
      if (otherProtocol !== null)
        return troubled('protocol_differs', { theirs: otherProtocol, ours: syncProtocol })
      if (stopped.size) return troubled('two_histories', { streams: [...stopped].join(', ') })
      if (ended.size) return troubled('stream_closed', { streams: [...ended].join(', ') })
      return intake.trouble()
    },
    close() {
      open = false
      unsubscribe()
      recovery.close()
      seats.close()
      files.close()
      turns.close()
    },
  }
}
