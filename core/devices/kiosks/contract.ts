import * as z from 'zod'
import { route } from '../../api/route.ts'
import { deviceStatuses, deviceTypes, orientations } from '../../kiosks/device.ts'

/** The types that a page can be let in as. */
const pageTypes = ['register', 'scanner', 'signage'] as const

/** A machine as its own page sees it. */
const thisDevice = z.object({
  /** `waiting` shows its code; `unknown` has not asked yet, `blocked` may not. */
  access: z.enum(['active', 'waiting', 'unknown', 'blocked']),
  code: z.string().nullable(),
  /** Whether the portal on the website can be reached; if not, a manager's PIN lets it in here. */
  online: z.boolean(),
  cinemaName: z.string(),
  device: z
    .object({
      id: z.string(),
      name: z.string(),
      type: z.enum(deviceTypes),
      orientation: z.enum(orientations),
      autoLockMinutes: z.int().nullable(),
    })
    .nullable(),
})
export type ThisDevice = z.infer<typeof thisDevice>

export const readThisDevice = route({
  method: 'GET',
  path: '/api/device',
  summary: 'Which device this machine is, and whether it may work',
  access: 'public',
  query: z.object({ page: z.enum(pageTypes) }),
  answer: thisDevice,
})

export const askToBeLetIn = route({
  method: 'POST',
  path: '/api/device/ask',
  summary: 'A machine asks to be let in, and goes on asking every few seconds while it waits',
  access: 'public',
  body: z.strictObject({ page: z.enum(pageTypes) }),
  answer: thisDevice,
  refusals: ['device_blocked', 'too_many_requests'],
})

export const letInByPin = route({
  method: 'POST',
  path: '/api/device/let-in',
  summary: 'A manager lets in the machine they stand at, by PIN, while the box is cut off',
  access: 'public',
  body: z.strictObject({
    /** The manager's name or mail. */
    who: z.string().trim().min(1).max(200),
    pin: z.string().regex(/^\d{4,8}$/),
    name: z.string().trim().min(1).max(60),
  }),
  answer: thisDevice,
  refusals: [
    'ask_unknown',
    'let_in_at_portal',
    'device_blocked',
    'device_name_taken',
    'login_failed',
    'login_throttled',
    'too_many_requests',
  ],
})

const waiting = z.object({
  uid: z.string(),
  code: z.string(),
  type: z.enum(pageTypes),
  cinemaId: z.string(),
  /** The device it was before it was logged out. */
  deviceId: z.string().nullable(),
  address: z.string(),
  since: z.string(),
})
export type WaitingDevice = z.infer<typeof waiting>

export const readWaitingDevices = route({
  method: 'GET',
  path: '/api/devices',
  summary: 'The machines that wait to be let in, which devices are online, and when each was last seen',
  access: 'manage_devices',
  scope: 'lists',
  answer: z.object({
    waiting: z.array(waiting),
    devices: z.array(
      z.object({
        id: z.string(),
        online: z.boolean(),
        lastSeenAt: z.string().nullable(),
        /** Of the program it was last seen by. */
        version: z.string().nullable(),
      }),
    ),
  }),
})

export const reloadDevices = route({
  method: 'POST',
  path: '/api/devices/reload',
  summary: 'Reloads the page of one device, or of a device and all that belong to it',
  access: 'manage_devices',
  concerns: ({ body }) => ({ device: body.deviceId ?? body.parentId }),
  body: z
    .strictObject({ deviceId: z.string().max(64), parentId: z.string().max(64) })
    .partial()
    .refine(body => (body.deviceId === undefined) !== (body.parentId === undefined), 'field.invalid'),
  /** How many of them are online and heard it; a register with a basket reloads when it is done. */
  answer: z.object({ reloaded: z.int() }),
  refusals: ['record_unknown'],
})

export const letDeviceIn = route({
  method: 'POST',
  path: '/api/devices/let-in',
  summary: 'Lets a waiting machine in, as a new device or in place of one that is there',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId, device: body.as }),
  body: z.strictObject({
    cinemaId: z.string(),
    uid: z.string().max(64),
    /** As it stands on the machine's screen: another machine under the same id is not let in. */
    code: z.string().max(10),
    name: z.string().trim().max(60),
    /** The device it takes the place of. */
    as: z.string().max(64).optional(),
  }),
  answer: z.object({ deviceId: z.string() }),
  refusals: ['ask_unknown', 'record_unknown', 'other_cinema', 'device_blocked', 'device_name_taken'],
})

export const stopDevice = route({
  method: 'POST',
  path: '/api/devices/:id/status',
  summary: 'Logs a device out, or blocks it; a blocked one that is logged out may ask again',
  access: 'manage_devices',
  concerns: ({ params }) => ({ device: params.id }),
  params: z.object({ id: z.string().max(64) }),
  body: z.strictObject({ status: z.enum(deviceStatuses).extract(['logout', 'blocked']) }),
  answer: z.object({}),
  refusals: ['record_unknown'],
})

const linkKey = z.string().min(1).max(600)

export const readLinkedDevice = route({
  method: 'POST',
  path: '/api/devices/linked',
  summary: 'The machine a mailed link is for; the key is in the body, so that no log has it',
  access: 'public',
  body: z.strictObject({ key: linkKey }),
  answer: z.object({
    code: z.string(),
    type: z.enum(pageTypes),
    cinemaName: z.string(),
    /** The device it was before it was logged out. */
    deviceName: z.string().nullable(),
    managerName: z.string(),
  }),
  refusals: ['ask_unknown'],
})

export const letInByLink = route({
  method: 'POST',
  path: '/api/devices/linked/let-in',
  summary: 'Lets a waiting machine in by the link its manager was mailed; once, and for an hour',
  access: 'public',
  body: z.strictObject({ key: linkKey, name: z.string().trim().max(60) }),
  answer: z.object({ name: z.string() }),
  refusals: ['ask_unknown', 'device_blocked', 'device_name_taken'],
})
