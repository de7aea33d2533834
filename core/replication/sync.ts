import { boxById } from '../membership/store.ts'
import type { Breach } from '../journal/trust.ts'
import { partsOf, type OriginHead } from '../journal/fact.ts'
import type { VoucherPart } from '../vouchers/turn.ts'
import { openFactReceiver } from './fact-receiver.ts'
import { troubled, type LineTrouble } from '../devices/line-trouble.ts'
import {
  cinemaOf,
  openExchanges,
  scopesOf,
  type Exchanges,
  type Line,
  type PeerOptions,
} from './peer-parts.ts'
import { openRecoveryProtocol } from './recovery-protocol.ts'
import { openOutbox } from './outbox.ts'
import { helloOf } from './signed-stream.ts'
import { isReady, mayAnnounce, nextLine, type LineEvent, type LineState } from './line-state.ts'
import { requireOurs } from './sync-message-check.ts'
import { syncProtocol, type SyncMessage } from './sync-messages.ts'
import { storedSoon } from './wait-until-stored.ts'

export type Peer = {
  receive(message: SyncMessage): void
  /** Both hellos were received: seats may be requested. */
  ready(): boolean
  /** Facts the other side has not confirmed yet. */
  behind(): number
  /** How far the other side has confirmed a stream: stored and mirrored there. */
  confirmed(origin: string): number
  requestSeats(scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /** At a box: takes seats out of visitors' baskets; resolves with those that are ours now. */
  reclaimSeats(scheduleId: string, seatIds: readonly string[]): Promise<string[]>
  /** At the relay: sends which seats of a show visitors hold, if that has changed. */
  announceHeld(scheduleId: string): void
  /** At a box: the seats of a show that visitors hold, by the relay's last message. */
  heldOnline(scheduleId: string): ReadonlySet<string>
  /** Asks for turns of a voucher, or cents of its refreshment value; resolves with how many are ours now. */
  requestTurns(voucherId: string, count: number, part?: VoucherPart): Promise<number>
  /** Fetches a file by its hash; resolves with whether it is here now. */
  wantFile(hash: string): Promise<boolean>
  /** For the health page: the trouble of a stream that makes no progress, or null. */
  trouble(): LineTrouble | null
  close(): void
}

/**
 * One end of a link between two nodes. Directions are independent: each side sends what the other lacks of every
 * shared stream and confirms what it stored. Transport, clock and randomness come from outside.
 */
export function openPeer(options: PeerOptions): Peer {
  const { node, otherId } = options
  let state: LineState = { at: 'greeting', otherProtocol: null }
  const isOpen = () => state.at !== 'closed'
  const line: Line = {
    state: () => state,
    isOpen,
    send: message => void (isOpen() && options.send(message)),
    whenSafe: work =>
      void node.whenMirrored().then(
        () => isOpen() && work(),
        () => undefined,
      ),
  }
  const dispatch = (event: LineEvent) => void (state = nextLine(state, event))
  dispatch({ is: 'place', taken: wasReplaced(options) })
  const exchanges = openExchanges(options, line)
  const { seats, turns, files } = exchanges
  const streams = openStreams(options, line, exchanges, breached)
  const { outbox, recovery, greet } = streams
  const hearer = openHearer(options, line, exchanges, streams, dispatch)

  const unsubscribe = node.subscribe(({ facts, origins, cut }) => {
    const before = state
    if (facts.some(fact => fact.type === 'box.enrolled'))
      dispatch({ is: 'place', taken: wasReplaced(options) })
    for (const origin of origins) outbox.pump(origin)
    recovery.step()
    // An employee may be new here, whose secrets this box was not allowed to have before.
    if (isReady(state) && facts.some(fact => fact.type === 'employee.changed'))
      line.whenSafe(exchanges.keys.seek)
    if (isReady(state) && origins.some(origin => partsOf(origin).nodeId !== node.identity.nodeId))
      exchanges.keys.mind()
    if (cut || state !== before) line.whenSafe(greet)
  })
  line.whenSafe(greet)

  /** Something was received that is not believed: nothing more is taken from that node, or sent to it. */
  function breached(breach: Breach): void {
    if (!isOpen()) return
    node.runtime.log.error(
      { otherId, ...breach },
      'the other side said what it may not say; the line is closed',
    )
    close(breach)
    options.onBreach?.(breach)
  }

  function close(breach: Breach | null): void {
    dispatch({ is: 'closed', breach })
    unsubscribe()
    for (const part of [recovery, seats, files, turns]) part.close()
  }

  const ready = () => isReady(state)
  // Whoever may not write would keep what it is given from both sides: the other one has given it away. A replaced machine
  // hands in what it did, and the one in its place cannot hear of it while the line is this one's; that it was replaced it
  // reads in what the relay's greeting names, so a box takes nothing before it has read that.
  const mayWrite = () => ready() && node.nodeStatus.openFor(cinemaOf(options))
  const hasRead = () => node.identity.role === 'relay' || recovery.caughtUp()
  const mayAsk = () => mayWrite() && hasRead()
  const mayAskSoon = async () => mayWrite() && (await storedSoon(node, hasRead)) && mayAsk()
  const asking = async <R>(ask: () => Promise<R>, nothing: R) =>
    mayAsk() || (await mayAskSoon()) ? ask() : nothing
  return {
    receive: hearer,
    ready,
    behind: outbox.behind,
    confirmed: outbox.confirmed,
    requestSeats: (scheduleId, seatIds) => asking(() => seats.ask(scheduleId, seatIds), []),
    reclaimSeats: (scheduleId, seatIds) => asking(() => seats.ask(scheduleId, seatIds, true), []),
    announceHeld: scheduleId => void (mayAnnounce(state) && seats.announceHeld(scheduleId)),
    heldOnline: seats.heldOnline,
    requestTurns: (voucherId, count, part) => asking(() => turns.ask(voucherId, count, part), 0),
    wantFile: async hash => ready() && files.want(hash),
    trouble: () => lineTrouble(state, streams),
    close: () => close(state.at === 'closed' ? state.breach : null),
  }
}

/** At a relay: the box at the other end was replaced. It is told that, and nothing else. */
function wasReplaced({ node, otherId }: PeerOptions): boolean {
  return node.identity.role === 'relay' && Boolean(boxById(node.db, otherId)?.replacedBy)
}

type Streams = ReturnType<typeof openStreams>

/** Facts in both directions, and recovery, which decides which of them may be sent. */
function openStreams(
  options: PeerOptions,
  line: Line,
  { keys }: Exchanges,
  breached: (breach: Breach) => void,
) {
  const { node, otherId, send, shares } = options
  const isOwn = (origin: string) => partsOf(origin).nodeId === node.identity.nodeId
  const recovery = openRecoveryProtocol({
    node,
    otherId,
    cinemaId: cinemaOf(options),
    send: line.send,
    confirmed: origin => outbox.confirmed(origin),
  })
  const outbox = openOutbox({
    node,
    otherId,
    shares: origin => shares(origin) && (line.state().at !== 'handing in' || isOwn(origin)),
    sendFacts: (origin, facts) => send(keys.factsOf(origin, facts)),
    send,
    isOpen: () => mayAnnounce(line.state()),
    isDecided: recovery.isDecided,
    onFork: recovery.look,
  })
  const pumpWhenSafe = (origins: readonly string[]) => line.whenSafe(() => origins.forEach(outbox.pump))
  const intake = openFactReceiver({
    node,
    otherId,
    send: line.send,
    whenSafe: line.whenSafe,
    theyHold: head => pumpWhenSafe(outbox.theyHold(head)),
    theyContinue: origin => pumpWhenSafe(outbox.theyContinue(origin)),
    knowsItself: recovery.knowsItself,
    stop: (origin, seq) => line.isOpen() && outbox.stop(origin, seq),
    breached,
  })
  return {
    recovery,
    outbox,
    intake,
    pumpWhenSafe,
    /** A node whose mirror could not be read at first waits until it was read. */
    pumpAll: () => line.whenSafe(() => node.journal.heads().forEach(({ origin }) => outbox.pump(origin))),
    greet(): void {
      outbox.resume()
      if (line.state().at === 'dismissing') return recovery.announceReplaced()
      send(helloOf(node, shares))
      recovery.sendQuarantine()
    },
  }
}

/** Passes the other side's messages to their handlers. */
function openHearer(
  options: PeerOptions,
  line: Line,
  { files, turns, seats, keys }: Exchanges,
  { recovery, outbox, intake, pumpWhenSafe, pumpAll }: Streams,
  dispatch: (event: LineEvent) => void,
) {
  const { node, otherId } = options
  const scopes = scopesOf(options)

  function receiveHello(message: Extract<SyncMessage, { kind: 'hello' }>): void {
    // Before this node has read its disks, it does not know what it holds.
    if (node.state() === 'reading') return line.whenSafe(() => node.runtime.later(() => receive(message)))
    const protocol = message.protocol === syncProtocol ? null : message.protocol
    dispatch({ is: 'greeted', protocol })
    if (protocol !== null) return
    recovery.receiveHello(message.heads)
    outbox.receiveHeads(message.heads)
    // It may hold what a recovering relay waits for already, and then nothing more is sent that it would confirm.
    recovery.receiveHead()
    pumpAll()
    line.whenSafe(keys.seek)
    options.onReady?.()
    seats.announceAllHeld()
  }

  /** The relay has replaced this box: it sends its own facts that the relay lacks, and nothing more. */
  function onReplaced(ends: readonly OriginHead[]): void {
    if (node.identity.role !== 'box') return
    node.nodeStatus.begin('taken_over')
    dispatch({ is: 'replaced' })
    outbox.receiveHeads(ends)
    pumpAll()
    recovery.sendQuarantine()
  }

  function receive(message: SyncMessage): void {
    if (!line.isOpen()) return
    requireOurs(message, { scopes, otherId })
    if (line.state().at === 'dismissing' && !isHandedIn(message, otherId)) return
    switch (message.kind) {
      case 'hello':
        return receiveHello(message)
      case 'facts':
        recovery.receiveOwnFacts(message.origin, message.facts)
        return void intake.take(message.origin, message.facts, message.keys)
      case 'head':
        pumpWhenSafe(outbox.receiveHead(message.head, message.again ?? false))
        return recovery.receiveHead()
      case 'fork':
        return outbox.stop(message.origin, message.seq)
      case 'closed':
        return outbox.receiveClosed(message.origin, message.seq)
      case 'replaced':
        return onReplaced(message.ends)
      case 'ask':
      case 'answer':
      case 'held':
        return seats.receive(message)
      case 'want-file':
      case 'file':
      case 'no-file':
        return files.receive(message)
      case 'want-keys':
      case 'keys':
        return keys.receive(message)
      case 'ask-turns':
      case 'give-turns':
      case 'ask-refreshments':
      case 'give-refreshments':
        return turns.receive(message)
      default:
        return recovery.receive(message)
    }
  }
  return receive
}

/** For the health page: why a stream, or the whole link, makes no progress. */
function lineTrouble(state: LineState, { outbox, intake }: Streams): LineTrouble | null {
  if (state.at === 'closed' && state.breach)
    return troubled('claim_forbidden', { node: state.breach.nodeId, what: state.breach.what })
  if ('otherProtocol' in state && state.otherProtocol !== null)
    return troubled('protocol_differs', { theirs: state.otherProtocol, ours: syncProtocol })
  const [stopped, ended] = [outbox.stopped(), outbox.ended()]
  if (stopped.length) return troubled('fork', { streams: stopped.join(', ') })
  if (ended.length) return troubled('stream_closed', { streams: ended.join(', ') })
  return intake.trouble()
}

/** What is still taken from a replaced box: its own streams, and its quarantined facts. */
function isHandedIn(message: SyncMessage, boxId: string): boolean {
  if (message.kind === 'facts') return partsOf(message.origin).nodeId === boxId
  return message.kind === 'quarantined'
}
