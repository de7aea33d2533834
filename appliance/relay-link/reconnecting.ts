import { troubleOfClosing, type LineTrouble } from '#core/devices/line-trouble.ts'

/** Between attempts while the relay is unreachable: short, because guests wait on both sides. */
const firstWaitMs = 250
const longestWaitMs = 5000
/** How the relay closes a connection after a message it cannot understand. */
const notOursCode = 1003

/** What the box remembers of its connections to the relay, from one to the next. */
export type Attempts = {
  /** How long it waits before the next attempt. */
  waitMs: number
  /** One end has sent something invalid: until a connection has lasted, the attempts are ever further apart. */
  nonsense: boolean
  /** Why the last connection was closed, as far as that is known. */
  trouble: LineTrouble | null
}

export type AttemptEvent =
  /** The relay has proven itself. */
  | { is: 'welcomed' }
  /** The connection has lasted. */
  | { is: 'settled' }
  /** One end sent something invalid, which closes the connection. */
  | { is: 'nonsense'; trouble?: LineTrouble | null }
  /** The connection ended, with the relay's code and reason if it was the relay that closed it. */
  | { is: 'closed'; code: number; reason: string }

export const firstAttempt: Attempts = { waitMs: firstWaitMs, nonsense: false, trouble: null }

export function nextAttempt(before: Attempts, event: AttemptEvent): Attempts {
  const { waitMs, nonsense, trouble } = before
  switch (event.is) {
    case 'welcomed':
      return { waitMs: nonsense ? waitMs : firstWaitMs, nonsense, trouble: null }
    case 'settled':
      return { ...before, nonsense: false }
    case 'nonsense':
      return { waitMs, nonsense: true, trouble: event.trouble === undefined ? trouble : event.trouble }
    case 'closed':
      return {
        waitMs: Math.min(waitMs * 2, longestWaitMs),
        nonsense: nonsense || event.code === notOursCode,
        trouble: event.reason ? troubleOfClosing(event.reason) : trouble,
      }
  }
}
