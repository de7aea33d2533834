import { connect, isIP } from 'node:net'
import { lookupWithin } from '../lan-address.ts'
import { apduReader, encodeApdu, type Apdu } from './apdu.ts'

/** More than a terminal says before it is listened to. */
const mostUnread = 200

/** An open connection to a terminal. What waits on it rejects when it breaks, stays silent too long or says nonsense. */
export type ZvtLine = {
  send(apdu: Apdu): void
  next(limitMs: number): Promise<Apdu>
  /** Resolves once it is closed: most terminals take one connection at a time. */
  close(): Promise<void>
}

/**
 * Connects within `limitMs`. The caller must close the connection.
 *
 * @param allows which addresses it connects to; any when left out
 */
export async function openZvtLine(
  { host, port }: { host: string; port: number },
  limitMs: number,
  allows?: (address: string) => boolean,
): Promise<ZvtLine> {
  if (allows && isIP(host) && !allows(host)) throw new Error(`${host} is not in the cinema's network`)
  const socket = connect({ host, port, noDelay: true, ...(allows ? { lookup: lookupWithin(allows) } : {}) })
  const read = apduReader()
  const unread: Apdu[] = []
  let broken: Error | undefined
  let onChange = () => {}
  const breakWith = (error: Error) => {
    broken ??= error
    socket.destroy()
    onChange()
  }
  socket.on('error', breakWith)
  socket.on('close', () => breakWith(new Error('The terminal closed the line.')))
  socket.on('data', (bytes: Buffer) => {
    try {
      unread.push(...read(bytes))
      if (unread.length > mostUnread) throw new Error('The terminal says too much.')
      onChange()
    } catch (cause) {
      breakWith(cause as Error)
    }
  })

  const until = <T>(ready: () => T | undefined, ms: number) =>
    new Promise<T>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer)
        onChange = () => {}
        settle()
      }
      const timer = setTimeout(() => end(() => reject(new Error('The terminal is silent.'))), ms)
      onChange = () => {
        const value = ready()
        if (value !== undefined) end(() => resolve(value))
        else if (broken) end(() => reject(broken!))
      }
      onChange()
    })

  let isConnected: true | undefined
  socket.once('connect', () => {
    isConnected = true
    onChange()
  })
  try {
    await until(() => isConnected, limitMs)
  } catch (cause) {
    socket.destroy()
    throw cause
  }
  return {
    send: apdu => void socket.write(encodeApdu(apdu)),
    next: limitMs => until(() => unread.shift(), limitMs),
    close: () =>
      new Promise(resolve => {
        if (socket.destroyed) return resolve()
        const closing = setTimeout(() => socket.destroy(), 1000)
        socket.once('close', () => {
          clearTimeout(closing)
          resolve()
        })
        socket.end()
      }),
  }
}
