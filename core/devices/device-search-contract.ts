import * as z from 'zod'
import { foundMost, pluggedDevice } from '../api/found-devices.ts'
import { route } from '../api/route.ts'

/**
 * Sent from relay to box: look for printers in the cinema's network and for what is plugged into you, and say under this
 * name what is there.
 */
export const deviceSearchMessage = z.object({
  kind: z.literal('device-search'),
  askId: z.string().max(64),
})

/** Sent from box to relay. */
export const devicesFoundMessage = z.object({
  kind: z.literal('devices-found'),
  askId: z.string().max(64),
  /** Their addresses; null where the box did not look, since it has looked only just now. */
  addresses: z.array(z.string().max(60)).max(foundMost).nullable(),
  /** Printers and hand scanners on its own sockets; an older box says nothing of them. */
  plugged: z.array(pluggedDevice).max(foundMost).default([]),
})

export const searchDevices = route({
  method: 'POST',
  path: '/api/devices/search',
  summary:
    'Looks for printers in the network of a cinema and for what is plugged into its box, through that box; nothing is sent to what is found',
  access: 'manage_devices',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.strictObject({ cinemaId: z.string().max(64) }),
  answer: z.object({
    found: z.array(
      z.object({
        connection: z.string().meta({ description: 'as it is entered for a printer' }),
        /** One of the cinema's printers is entered with it. */
        isEntered: z.boolean(),
      }),
    ),
    /** Printers and hand scanners on sockets of the box; nothing of them is taken before a person enters it. */
    plugged: z.array(pluggedDevice.extend({ isEntered: z.boolean() })),
  }),
  refusals: ['record_unknown', 'box_away', 'too_many_requests'],
})
