import * as z from 'zod'
import { modules } from '../../access/modules.ts'
import { route } from '../../api/route.ts'
import { placeKinds } from './places.ts'
import { givenSettings } from './settings.entity.ts'

/** The calls of spec/operations.md section 7, and what the settings page reads. */

const place = z.string().regex(/^(exhibitor|cinema-[a-z0-9-]{1,60}|device-[a-z0-9-]{1,60}\.[\w-]{1,64})$/i)
/** Each setting by its key; null says the default again, or what a wider place says. */
const data = givenSettings
const changes = ['manage_settings', 'manage_devices'] as const
const refusals = ['record_unknown', 'set_at_relay', 'setting_elsewhere', 'module_inactive'] as const

/** A place with what it says itself; a setting it does not name holds as a wider place or the default says. */
const placeSettings = z.object({
  place: z.string(),
  kind: z.enum(placeKinds),
  /** The cinema it is in; null for the exhibitor. */
  cinemaId: z.string().nullable(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Whether anything was ever set for it, so that there is a history. */
  edited: z.boolean(),
})

export const readSettings = route({
  method: 'GET',
  path: '/api/settings',
  summary: 'The settings as they hold, for pages and devices; of a cinema or a device where one is named',
  access: 'public',
  query: z.object({ cinema: z.string().max(60).optional(), device: z.string().max(64).optional() }),
  answer: z.object({
    data: z.record(z.string(), z.unknown()),
    /** What the account has and is without, as its provider says. */
    modules: z.record(z.enum(modules), z.boolean()),
  }),
})

export const readSettingPlaces = route({
  method: 'GET',
  path: '/api/settings/places',
  summary:
    'What the exhibitor, each of one’s cinemas and each of their devices say themselves; of secrets whether they are set',
  access: changes,
  scope: 'lists',
  answer: z.object({ places: z.array(placeSettings) }),
})

export const changeSettings = route({
  method: 'POST',
  path: '/api/settings',
  summary: 'Changes settings of the exhibitor, of a cinema or of a device; each merges on its own',
  access: changes,
  concerns: ({ body }) => ({ settings: body.place ?? 'exhibitor' }),
  body: z.strictObject({ place: place.optional(), data }),
  answer: z.object({ place: placeSettings }),
  refusals,
})

export const beginSettings = route({
  method: 'POST',
  path: '/api/settings/new',
  summary:
    'Gives a cinema or a device settings of its own, where it has none; those of another one are taken over by naming it',
  access: changes,
  concerns: ({ body }) => ({ settings: body.place }),
  body: z.strictObject({ place, like: place.optional(), data }),
  answer: z.object({ place: placeSettings }),
  refusals: ['request_reused', ...refusals],
})

export const sendTestMail = route({
  method: 'POST',
  path: '/api/settings/mail-test',
  summary: 'Sends a mail to oneself, by the mail settings as they are saved; only the relay sends mails',
  access: 'manage_settings',
  concerns: () => ({ settings: 'exhibitor' }),
  answer: z.object({ to: z.string() }),
  refusals: ['mail_not_set_up', 'mail_failed', 'too_many_requests'],
})
