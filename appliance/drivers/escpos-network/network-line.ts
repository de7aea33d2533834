import { connect, isIP } from 'node:net'
import { lookupWithin } from '../lan-address.ts'
import type { PrinterLine } from '../printer/printer-line.ts'
import { answerReader, type AutomaticStatus, type PrinterAnswer } from '../printer/status.ts'

/**
 * Connects within `timeoutMs`. The caller must close the connection.
 *
 * @param allows which addresses it connects to; any when left out
 */
export async function openNetworkLine(
  host: string,
  port: number,
  timeoutMs: number,
  allows?: (address: string) => boolean,
): Promise<PrinterLine> {
  if (allows && isIP(host) && !allows(host)) throw new Error(`${host} is not in the cinema's network`)
  const socket = connect({ host, port, noDelay: true, ...(allows ? { lookup: lookupWithin(allows) } : {}) })
  let onAutomatic: (status: AutomaticStatus) => void = () => {}
  const read = answerReader(status => onAutomatic(status))
  const unread: PrinterAnswer[] = []
  let onChange = () => {}
  let broken: Error | null = null
  socket.on('data', (bytes: Buffer) => {
    unread.push(...read(bytes))
    onChange()
  })
  const breakWith = (error: Error) => {
    broken ??= error
    onChange()
  }
  socket.on('error', breakWith)
  socket.on('close', () => breakWith(new Error('The printer closed the line.')))
  let closing: NodeJS.Timeout | undefined

  /** Waits until `ready` returns something; checks again whenever data arrives. */
  const until = <T>(ready: () => T | undefined, limitMs: number) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new Error('The printer is silent.'))), limitMs)
      const end = (settle: () => void) => {
        clearTimeout(timer)
        onChange = () => {}
        settle()
      }
      onChange = () => {
        const value = ready()
        if (value !== undefined) end(() => resolve(value))
        else if (broken) end(() => reject(broken!))
      }
      onChange()
    })

  let connected: true | undefined
  socket.once('connect', () => {
    connected = true
    onChange()
  })
  try {
    await until(() => connected, timeoutMs)
  } catch (error) {
    socket.destroy()
    throw error
  }
  return {
    write: async (bytes, limitMs) => {
      let written: true | undefined
      socket.write(bytes, error => {
        if (error) breakWith(error)
        else written = true
        onChange()
      })
      await until(() => written, limitMs)
    },
    answer: (kind, limitMs) =>
      until(() => {
        const index = unread.findIndex(answer => answer.kind === kind)
        return index < 0 ? undefined : unread.splice(index, 1)[0]!.byte
      }, limitMs),
    listen(listener) {
      onAutomatic = listener
    },
    close: () => {
      onAutomatic = () => {}
      socket.end()
      closing ??= setTimeout(() => socket.destroy(), 1000)
      socket.once('close', () => clearTimeout(closing))
    },
  }
}
