import { setTimeout as pause } from 'node:timers/promises'
import { letDeviceIn, readWaitingDevices, type WaitingDevice } from '#core/devices/kiosks/contract.ts'
import { readToken, signInByPassword } from '#core/people/contract.ts'
import type { Route } from '#core/api/route.ts'
import { melusineEmployees } from './data/people.ts'
import type { DemoPlaces } from './places.ts'

/** How often the demo's manager looks who waits. */
const lookMs = 700

/**
 * The demo's manager, who lets in whatever machine of this computer asks a box, by the portal's own calls: so the demo
 * opens in one command. Machines of the network show their code and wait for a person.
 */
export function letMachinesIn(places: Pick<DemoPlaces, 'boxes'>): { stop(): Promise<void> } {
  const closing = new AbortController()
  const workers = places.boxes.map(({ url }) => watch(url, closing.signal))
  return {
    async stop() {
      closing.abort()
      await Promise.all(workers)
    },
  }
}

async function watch(url: string, signal: AbortSignal): Promise<void> {
  const call = openPortal(url, signal)
  while (!signal.aborted) {
    const answer = await call(readWaitingDevices)
    if (answer?.status === 401) await call(signInByPassword, managersPassword())
    for (const machine of answer?.body.waiting ?? []) await letIn(call, machine)
    await pause(lookMs, undefined, { signal }).catch(() => undefined)
  }
}

/** The first free name: Register 1, Register 2 and so on. */
async function letIn(call: Call, { uid, code, cinemaId, type, deviceId, address }: WaitingDevice) {
  if (!/^(::1|(::ffff:)?127\.)/.test(address)) return
  for (let number = 1; number < 100; number += 1) {
    const name = deviceId ? '' : `${type[0]!.toUpperCase()}${type.slice(1)} ${number}`
    const answer = await call(letDeviceIn, { uid, code, cinemaId, name })
    if (answer?.body.refusal !== 'device_name_taken') return
  }
}

type Call = (route: Route, body?: object) => Promise<Answer | undefined>
type Answer = { status: number; body: { waiting?: WaitingDevice[]; token?: string; refusal?: string } }

/** A browser without a window at a box's portal. An answer that does not come is asked for again later. */
function openPortal(url: string, signal: AbortSignal): Call {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, token: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      signal,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': token,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
      cookies.set(name, value)
    }
    const content = (await response.json().catch(() => ({}))) as Answer['body']
    return { status: response.status, body: content }
  }
  return async (route, body) => {
    try {
      if (!body) return await send(route.method, route.path, '')
      const { token = '' } = (await send('GET', readToken.path, '')).body
      return await send(route.method, route.path, token, body)
    } catch {
      return undefined
    }
  }
}

function managersPassword(): { email: string; password: string } {
  return melusineEmployees.find(({ key }) => key === 'claire-weber')!.portal!
}
