import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP } from 'node:net'
import { lookupWithin } from '../lan-address.ts'

export type VivaAddress = {
  readonly host: string
  readonly port: number
  /** Over TLS. A terminal makes its own certificate, which nobody vouches for. */
  readonly tls?: boolean
  /** Which addresses it connects to; any when left out. */
  readonly allows?: ((address: string) => boolean) | undefined
}

/** More than any session of a terminal has. */
const mostBytes = 64 * 1024

/** A call of which no byte left this box: nothing can have come of it. */
export class NotCalled extends Error {}

export type VivaAnswer = { status: number; body: unknown }

/**
 * Calls a terminal's Local Terminal API. Rejects with `NotCalled` where no connection was made within `connectMs`, and
 * with another error where the call may have been heard and no answer that makes sense came within `answerMs`.
 */
export function callViva(
  { host, port, tls = false, allows }: VivaAddress,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object },
  { connectMs, answerMs }: { connectMs: number; answerMs: number },
): Promise<VivaAnswer> {
  if (allows && isIP(host) && !allows(host))
    return Promise.reject(new NotCalled(`${host} is not in the cinema's network`))
  return new Promise((resolve, reject) => {
    const sent = body && Buffer.from(JSON.stringify(body))
    const calling = (tls ? secure : plain)({
      host,
      port,
      method,
      path,
      agent: false,
      ...(allows ? { lookup: lookupWithin(allows) } : {}),
      ...(tls ? { rejectUnauthorized: false } : {}),
      headers: {
        accept: 'application/json',
        ...(sent ? { 'content-type': 'application/json', 'content-length': sent.length } : {}),
      },
    })
    let isCalled = false
    const late = setTimeout(() => calling.destroy(new Error('The terminal is silent.')), connectMs)
    // Headers and body leave only once there is a connection, and over TLS once it is a safe one.
    calling.once('socket', socket =>
      socket.once(tls ? 'secureConnect' : 'connect', () => {
        isCalled = true
        clearTimeout(late)
        calling.setTimeout(answerMs, () => calling.destroy(new Error('The terminal is silent.')))
        calling.end(sent)
      }),
    )
    calling.once('error', cause => {
      clearTimeout(late)
      reject(isCalled ? cause : new NotCalled(String(cause)))
    })
    calling.once('response', response => {
      readAll(response)
        .then(text => ({ status: response.statusCode ?? 0, body: parsed(text) }))
        .then(resolve, reject)
        .finally(() => calling.destroy())
    })
  })
}

async function readAll(response: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response) {
    size += part.length
    if (size > mostBytes) throw new Error('The terminal says too much.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
