import * as z from 'zod'

/** A setting that cannot be used, with one sentence that says what to do. */
export class ConfigError extends Error {}

/**
 * Reads settings from the environment. Throws `ConfigError` for the first invalid one, with its name, what it must be
 * and where it is set.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Record<string, string | undefined>,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(shape).map(name => [name, environment[name] || undefined]))
  const result = z.object(shape).safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const name = String(issue?.path[0])
  const value = environment[name]
  const is = value ? `is "${withoutPassword(value)}"` : 'is not set'
  throw new ConfigError(
    `The setting ${name} ${is}, but it must be ${issue?.message}. Set it in the environment or the service's file and start again.`,
  )
}

/** An address for screens and logs, without its password. */
export function withoutPassword(value: string): string {
  return value.replace(/(:\/\/[^:@]*):.*@/, '$1:***@')
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const portWanted = 'a port number from 0 to 65535'

/** A TCP port. */
export const port = (fallback: number) =>
  z.string().default(String(fallback)).refine(isPort, portWanted).transform(Number)

/** A TCP port, or none where it is left out. */
export const portOrNone = z.string().refine(isPort, portWanted).transform(Number).optional()

/** What to listen on: an address of this machine, or `0.0.0.0` or `::` for all of them. */
export const host = z
  .string()
  .refine(
    text => isAddress(text) || text === 'localhost',
    'an address of this machine, such as 127.0.0.1 or ::',
  )

/** A rough check: an address that is not this machine's fails when it is listened on. */
const isAddress = (text: string) => /^\d{1,3}(\.\d{1,3}){3}$|^[\da-f:.]*:[\da-f:.]*(%\w+)?$/i.test(text)

/** Whether only this machine can connect to that address. */
export function isLoopback(address: string | undefined): boolean {
  return address === 'localhost' || address === '::1' || Boolean(address?.startsWith('127.'))
}

/** An address with one of these protocols, such as `https:`. */
export const address = (protocols: string[]) => {
  const wanted = `an address that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`
  return z.string({ error: wanted }).refine(text => {
    try {
      return protocols.includes(new URL(text).protocol)
    } catch {
      return false
    }
  }, wanted)
}

/**
 * The proxies that are trusted to name a request's origin: addresses, networks such as `10.0.0.0/8`, or `loopback`,
 * separated by commas; `none` trusts no proxy.
 */
export const proxies = (fallback: 'none' | 'loopback') =>
  z
    .string()
    .default(fallback)
    .transform(text => (text === 'none' ? [] : text.split(',').map(each => each.trim())))
    .refine(
      list =>
        list.every(each => each === 'loopback' || /^([\d.]+|[\da-f:]*:[\da-f:.]*)(\/\d{1,3})?$/i.test(each)),
      'none, loopback, or addresses and networks of your proxy with commas between',
    )

/** Names separated by commas, as in a browser's address bar, without ports. */
export const hostNames = z
  .string()
  .default('')
  .transform(text =>
    text
      .toLowerCase()
      .split(',')
      .map(each => each.trim())
      .filter(Boolean),
  )
  .refine(
    list => list.every(each => /^[a-z0-9.-]+$/.test(each)),
    'host names with commas between, without ports',
  )

export const onOff = (fallback: 'on' | 'off') =>
  z
    .string()
    .default(fallback)
    .refine(text => text === 'on' || text === 'off', 'on or off')
    .transform(text => text === 'on')

export const folder = z.string({ error: 'a folder to keep data in' }).min(1, 'a folder to keep data in')
export const logLevel = z
  .string()
  .default('info')
  .refine(
    text => ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(text),
    'one of fatal, error, warn, info, debug, trace or silent',
  )
