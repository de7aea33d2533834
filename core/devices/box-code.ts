/**
 * A box's code as people see and type it: with the relay's address in front, such as `kino.example/ABCD-EFGH-JKMN`, so
 * that a new box needs nothing else. Relays are called by https, unless they are on the same machine.
 */
export function boxCodeText(relay: string, code: string): string {
  return `${relay.replace(/^https:\/\//, '')}/${code}`
}

/** The code that was typed, with the relay's address where it was typed too. */
export function readBoxCode(text: string): { code: string; relay?: string } {
  const typed = text.trim().replace(/\s+/g, '')
  const cut = typed.lastIndexOf('/')
  if (cut < 0) return { code: typed }
  const relay = relayAddress(typed.slice(0, cut))
  return { code: typed.slice(cut + 1), ...(relay && { relay }) }
}

/** A relay's address as people type it; undefined when it is none. */
export function relayAddress(text: string): string | undefined {
  const typed = text.trim()
  if (!typed) return undefined
  const whole = /^https?:\/\//i.test(typed) ? typed : `${isThisMachine(typed) ? 'http' : 'https'}://${typed}`
  if (!URL.canParse(whole)) return undefined
  const { origin, username, hostname } = new URL(whole)
  return username || !hostname ? undefined : origin
}

function isThisMachine(host: string): boolean {
  return /^([a-z0-9-]+\.)*localhost(:\d+)?(\/|$)|^127(\.\d+){3}(:\d+)?(\/|$)/i.test(host)
}
