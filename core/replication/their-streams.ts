import type { OriginHead } from '../journal/fact.ts'

/** How far the other side is with a stream: what it has confirmed, and what it was sent. */
export type Cursor = { confirmed: number; sent: number }

/** The other side says where it stands, and is sent on from there. */
export const cursorAt = (seq: number): Cursor => ({ confirmed: seq, sent: seq })

/** The other side holds the stream up to `seq`; what it was sent beyond that is still on its way. */
export const holdingTo = ({ confirmed, sent }: Cursor, seq: number): Cursor => ({
  confirmed: Math.max(confirmed, seq),
  sent: Math.max(sent, seq),
})

/** Whether there is more to send up to `end`, and no more than `window` facts are unconfirmed. */
export const mayGoOn = ({ confirmed, sent }: Cursor, end: number, window: number): boolean =>
  sent < end && sent - confirmed < window

/**
 * What one end of a link knows of the streams at the other end.
 *
 * @param isDecided whether a manager has chosen between two histories of a stream
 */
export function openTheirStreams(isDecided: (origin: string) => boolean) {
  const cursors = new Map<string, Cursor>()
  /** The other side holds another history of these. */
  const stopped = new Set<string>()
  /** The other side has closed these, each at that number: it will never take facts beyond it. */
  const ended = new Map<string, number>()
  /** Heads of its greeting that are of another history than ours. */
  const apart = new Map<string, OriginHead>()
  /** After a manager's choice the stream continues: a late message about the fork no longer stops it. */
  const isStopped = (origin: string) => stopped.has(origin) && !isDecided(origin)

  return {
    /** Undefined for a stream that was neither sent nor heard of. */
    cursor: (origin: string): Cursor | undefined => cursors.get(origin),
    move: (origin: string, cursor: Cursor) => void cursors.set(origin, cursor),
    confirmed: (origin: string): number => cursors.get(origin)?.confirmed ?? 0,
    isStopped,
    isEnded: (origin: string) => ended.has(origin),
    /** No more is sent of these. */
    isOver: (origin: string) => isStopped(origin) || ended.has(origin),
    /** Returns whether that is new. */
    stop(origin: string): boolean {
      if (stopped.has(origin) || isDecided(origin)) return false
      stopped.add(origin)
      return true
    },
    /** Returns whether that is new. */
    end(origin: string, seq: number): boolean {
      const isNew = !ended.has(origin)
      ended.set(origin, seq)
      return isNew
    },
    /** The other side greeted with this head, which is of another history than ours. */
    part: (head: OriginHead) => void apart.set(head.origin, head),
    /** Until it greets anew that stays so, unless this side fetches its history: `isOther` judges the head again. */
    isApart(origin: string, isOther: (head: OriginHead) => boolean): boolean {
      const head = apart.get(origin)
      if (head && !isOther(head)) apart.delete(origin)
      return apart.has(origin)
    },
    /** It is of our history after all. */
    join: (origin: string) => void apart.delete(origin),
    /** Stopped streams may continue. */
    resume: () => stopped.clear(),
    forgetAll() {
      for (const known of [cursors, stopped, ended, apart]) known.clear()
    },
    stopped: (): readonly string[] => [...stopped].filter(isStopped),
    /** Closed streams and where they end there. */
    ended: (): readonly (readonly [origin: string, seq: number])[] => [...ended],
  }
}
export type TheirStreams = ReturnType<typeof openTheirStreams>
