import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'
import { countries } from './countries.ts'
import { isFitHost, isFitShortName } from './names.ts'
import { passwordShape } from '../people/secret-rules.ts'

/** The two calls of an exhibitor that does not exist yet: whoever holds a founding link may make them, once. */

/** 32 random bytes, as they stand in the link. */
const secret = z.string().min(1).max(100)

export const lookAtLink = route({
  method: 'POST',
  path: '/api/founding/look',
  summary: 'Whether a founding link still founds an exhibitor, and which host name it could have',
  access: 'public',
  always: true,
  body: z.strictObject({ secret }),
  answer: z.object({
    /** Until when it founds, ISO. */
    expiresAt: z.string(),
    /** The host name the page was opened by; null when an exhibitor has it already. */
    host: z.string().nullable(),
  }),
  refusals: ['founding_link_unknown', 'founding_link_used', 'login_throttled'],
})

export const foundingForm = z.strictObject({
  secret,
  tradeName: z.string().trim().min(1).max(80),
  /** Names its folder and its copies for ever: three to forty small letters, digits and single dashes. */
  shortName: z.string().refine(isFitShortName, 'field.invalid'),
  /** What visitors type into the browser, without port. */
  host: z.string().trim().toLowerCase().refine(isFitHost, 'field.invalid'),
  country: z.enum(countries),
  /** The languages of its guests; the first one names what is made for it. */
  languages: z.array(z.enum(locales)).min(1).max(locales.length),
  /** The first day that counts, by its country's clock: until it begins everything is training. None: it counts at once. */
  firstDay: z.iso.date().optional(),
  name: z.string().trim().min(1).max(80),
  email: z.email().max(200),
  /** Six characters at least: spec/operations.md section 9. */
  password: passwordShape,
  passwordConfirmation: z.string().max(200),
})
export type FoundingForm = z.output<typeof foundingForm>

export const found = route({
  method: 'POST',
  path: '/api/founding',
  summary: 'Founds an exhibitor with its first manager; the link is used up by it',
  access: 'public',
  body: foundingForm.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    path: ['passwordConfirmation'],
    message: 'field.not_the_same',
  }),
  answer: z.object({
    /** Where its first manager signs in. */
    portalUrl: z.string(),
  }),
  refusals: [
    'founding_link_unknown',
    'founding_link_used',
    'login_throttled',
    'secret_weak',
    'short_name_taken',
    'host_taken',
    'relay_full',
  ],
})
