import * as z from 'zod'
import { locales } from '../../i18n/locale.ts'
import { exhibitorFields } from '../cinema.ts'
import { declare } from './declare.ts'

const { accentHue, holdSeconds } = exhibitorFields.shape

/** What a tag manager calls a container, as it is written there; it becomes part of an address. */
const tagContainer = z
  .string()
  .trim()
  .toUpperCase()
  .max(14)
  .regex(/^(GTM-[A-Z0-9]{4,10})?$/, 'field.invalid')

/** A language, or that of the reader's browser. */
const localeOrBrowsers = z.enum(['browser', ...locales])

export const portal = {
  /** The portal's language for whoever has not chosen one in their browser. */
  portal_locale: declare({
    group: 'portal',
    value: localeOrBrowsers,
    fallback: 'browser',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
  }),
  /** The languages the portal offers. */
  portal_locales: declare({
    group: 'portal',
    value: z.array(z.enum(locales)).min(1, 'field.required').max(locales.length),
    fallback: [...locales],
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
    input: 'ticks',
  }),
  /** Whom signing in to the portal asks for a second step: a code of an app, beside the password. */
  portal_second_step: declare({
    group: 'portal',
    value: z.enum(['nobody', 'everything', 'everybody']),
    fallback: 'nobody',
    narrowest: 'exhibitor',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'next_sign_in',
  }),
  /** Whom the portal lets in: everybody who may sign in there, or for now only who manages settings. */
  'portal_config.open_to': declare({
    group: 'portal',
    value: z.enum(['everybody', 'managers']),
    fallback: 'everybody',
    narrowest: 'exhibitor',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** Whether rules that managers made run; off, none does until it is on again, and what came meanwhile is let go. */
  'portal_config.automations': declare({
    group: 'portal',
    value: z.boolean(),
    fallback: true,
    narrowest: 'exhibitor',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
}

/** Where the website's home may lead besides a written page: to itself, or to another list of shows. */
export const homes = ['home', 'movies', 'today', 'soon', 'events'] as const

export const website = {
  /**
   * From this day on (YYYY-MM-DD) the programme is not complete yet, and the website says so while the day is ahead; empty
   * says nothing.
   */
  schedules_partial_from: declare({
    group: 'website',
    value: z.string().regex(/^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, 'field.invalid'),
    fallback: '',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'at_once',
    input: 'day',
  }),
  /**
   * Where the address without a path leads: one of `homes`, or `page:` and the id of a written page. Home is itself
   * while visitors do not see that page.
   */
  'website_config.home': declare({
    group: 'website',
    value: z.string().regex(/^(home|movies|today|soon|events|page:[\w-]{1,64})$/),
    fallback: 'home',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
    input: 'site_home',
  }),
  /**
   * Whether open pages of the website hear at once what changes, on a line of their own; off, they read it anew every few
   * minutes, and only the page of a purchase hears of that. Portal, registers, doors and walls always hear.
   */
  broadcasting: declare({
    group: 'website',
    value: z.boolean(),
    fallback: true,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
  }),
  /** The language the website opens in, where its address names none. */
  website_locale: declare({
    group: 'website',
    value: localeOrBrowsers,
    fallback: 'browser',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
  }),
  /** Marquee colour, an OKLCH hue in degrees. */
  'website_config.styling.variables.accent_hue': declare({
    group: 'website',
    value: accentHue,
    fallback: 75,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
    input: 'hue',
    before: exhibitor => exhibitor.accentHue,
  }),
  /** The light the website has for who has not chosen one there: the browser's, or always the same. */
  'website_config.styling.variables.light': declare({
    group: 'website',
    value: z.enum(['browser', 'dark', 'light']),
    fallback: 'browser',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
  }),
  /** Whether the exhibitor's name stands beside its logo at the head of every page; without a logo it always does. */
  'website_config.header.name': declare({
    group: 'website',
    value: z.boolean(),
    fallback: false,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
  }),
  /** How long each of several large pictures above a page stays, in seconds. Source of 5: spec/website.md section 9. */
  'website_config.slides.seconds': declare({
    group: 'website',
    value: z.int().min(3).max(60),
    fallback: 5,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
  }),
  /**
   * The container of a tag manager, such as `GTM-ABC123`; none while empty. Where it is set, visitors are asked, and
   * only who allows it loads anything of it.
   */
  'website_config.tag_manager': declare({
    group: 'website',
    value: tagContainer,
    fallback: '',
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_visit',
  }),
  /** Whether search engines are told of new, changed and gone pages at once (IndexNow). */
  'website_config.index_now': declare({
    group: 'website',
    value: z.boolean(),
    fallback: false,
    narrowest: 'exhibitor',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** Whether browsers prove that no robot sends forms and tries voucher codes: a second of work on their machine, no foreign service. */
  recaptcha: declare({
    group: 'website',
    value: z.boolean(),
    fallback: false,
    narrowest: 'exhibitor',
    audience: 'staff',
    permission: 'manage_settings',
    effect: 'at_once',
  }),
  /** How long a visitor's seats are held while they fill in the form. */
  'website_config.hold_seconds': declare({
    group: 'website',
    value: holdSeconds,
    fallback: 600,
    narrowest: 'exhibitor',
    audience: 'everybody',
    permission: 'manage_settings',
    effect: 'next_basket',
    before: exhibitor => exhibitor.holdSeconds,
  }),
}
