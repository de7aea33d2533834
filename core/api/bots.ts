const named = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i

/** A maker of telephones, whose owners are people. */
const telephones = /cubot/gi

/**
 * Whether a browser says that nobody sits before it: such a one gets no realtime connection. Source:
 * spec/operations.md section 7.
 */
export function isBot(userAgent: string | undefined): boolean {
  return named.test((userAgent ?? '').replace(telephones, ''))
}
