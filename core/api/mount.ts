import { randomUUID } from 'node:crypto'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import * as z from 'zod'
import { isLocale, locales, type Locale } from '../i18n/locale.ts'
import { fieldSentence, refusalSentence } from '../i18n/refusals/sentence.ts'
import type { Actor } from '../journal/fact.ts'
import { fileTooLarge } from './file-too-large.ts'
import type { Cinemas, Permission, Purpose } from '../access/employee.ts'
import { requireModules } from '../access/modules.ts'
import { worksWhere } from '../access/scope.ts'
import { noteSecurity } from '../access/security-log.ts'
import type { ByPlace } from './by-place.ts'
import { cookieOf, giveCookie } from './cookies.ts'
import { fieldCode } from './field-code.ts'
import type { Tenant } from './tenant.ts'
import { isDiskFull } from '../database/disk-full.ts'
import { cutTo } from './cut.ts'
import { packedAnswer, requireSameForAll, sendJson, sendPacked } from './packed.ts'
import { Refusal, refusals, type FieldErrors } from '../refusal.ts'
import type { Route } from './route.ts'
import { giveTime } from './server.ts'
import { tokenHolds, writeToken } from './token.ts'

/** The signed-in employee, with the permissions of a session for this purpose. */
export type SignedIn = {
  employeeId: string
  name: string
  permissions: readonly Permission[]
  /** Where the employee works. */
  cinemas: Cinemas
  roles: readonly string[]
  /** Most of one bill the employee may refund, in cents; null is any sum. */
  refundUpToCents: number | null
  /** Most the employee may take off one bill, in cents; null is any sum. */
  discountUpToCents: number | null
  /** Most the employee may take out of a till at once, in cents; null is any sum. */
  withdrawUpToCents: number | null
  /** What the register, scanner or portal is called, as receipts name it. */
  device: string
  /** The device's entry; null in the portal. */
  deviceId: string | null
  /** Its type, or `portal`. */
  via: string
  purpose: Purpose
  /** What the session was begun with. */
  factors: string
  sessionId: string
}

export type Context = {
  tenant: Tenant
  signedIn: SignedIn | undefined
  actor: Actor
  locale: Locale
  request: Request
  response: Response
}

type Handler<R> =
  R extends Route<infer P, infer Q, infer B, infer A>
    ? (
        input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> },
        context: Context,
      ) => z.input<A> | Promise<z.input<A>>
    : never

export type Mount = <R extends Route>(route: R, handler: Handler<R>) => void

/** The browser's own cookie: anonymous, it only tells visitors apart. */
export const visitorCookie = 'foyer_visitor'

/**
 * Binds contracts to Express: checks the token, the right to call and the input, runs the handler, waits until what
 * it read or wrote is on the mirror, and answers with what the contract names. A handler whose contract answers with
 * a file sets its type and returns the bytes; only this function and `answerPage` send answers.
 *
 * @param options.tenantOf which exhibitor a request is for; undefined refuses `host_unknown`
 * @param options.signedInOf who is signed in, from the session cookie
 * @param options.mounted called with every route, for the documentation
 */
export function mounting(
  at: ByPlace,
  options: {
    tenantOf: (request: Request) => Tenant | undefined
    signedInOf: (request: Request, tenant: Tenant) => SignedIn | undefined
    via: string
    /** Whether the caller is at the machine itself; left out where that has no meaning. */
    atTheMachine?: ((request: Request) => boolean) | undefined
    mounted?: (route: Route) => void
  },
): Mount {
  return (route, handler) => {
    options.mounted?.(route)
    requireSameForAll(route)
    const cut = cutTo(route.answer)
    const run: RequestHandler = async (request, response) => {
      const tenant = options.tenantOf(request)
      if (!tenant) throw new Refusal('host_unknown')
      // Its tables are behind its facts.
      if (!route.always && tenant.node.state() === 'reading') throw new Refusal('node_recovering')
      const signedIn =
        route.access === 'public' && route.method === 'GET' && !cookieOf(request, 'foyer_session')
          ? undefined
          : options.signedInOf(request, tenant)
      requireToken(request, tenant, route)
      if (!(route.atTheMachine && options.atTheMachine?.(request)))
        requireAccess(route, signedIn, tenant, request)
      if (route.upload) {
        giveTime(request)
        await readBytes(request, response, route.upload.maxBytes)
      }
      const input = readInput(route, request)
      if (signedIn) requireScope(route, input, signedIn, tenant, request)
      const needed = route.module ?? route.moduleFor?.(input)
      if (needed) requireModules(tenant.node.catalogue, [needed])
      const actor = actorOf(signedIn, options.via)
      const context: Context = { tenant, signedIn, actor, locale: localeOf(request), request, response }
      const answer = await (handler as (input: unknown, context: Context) => unknown)(input, context)
      if (!route.always) await whenMirrored(tenant)
      if (route.compressed) sendPacked(request, response, packedAnswer(answer, cut))
      else if (route.answerTypes) response.send(answer)
      else sendJson(response, cut(answer))
    }
    at(route.path)[route.method.toLowerCase() as 'get'](route.path, run)
  }
}

/** Whoever calls, as facts name them: the only place that says on which device something was done. */
function actorOf(signedIn: SignedIn | undefined, via: string): Actor {
  if (!signedIn) return { who: 'visitor', via }
  const { employeeId, deviceId } = signedIn
  return { who: `employee:${employeeId}`, via: signedIn.via, ...(deviceId && { device: deviceId }) }
}

/**
 * Waits until what was read may be shown. While the mirror is missing that may take long, so the caller is refused
 * instead of waiting in front of an empty page.
 */
export async function whenMirrored({ node }: Pick<Tenant, 'node'>): Promise<void> {
  if (node.state() === 'mirror_lost') throw new Refusal('mirror_unavailable')
  if (node.state() === 'reading') throw new Refusal('node_recovering')
  await node.whenMirrored()
}

/**
 * Requests that change something must carry the token of a page served here. Foreign pages cannot read it, and
 * browsers do not let them forge the header.
 */
function requireToken(request: Request, tenant: Tenant, route: Route): void {
  if (route.method === 'GET' || tokenless.has(route.path)) return
  const token = request.get('x-csrf-token') ?? ''
  if (!tokenHolds(token, tenant.secret, cookieOf(request, visitorCookie) ?? '', tenant.node.runtime.now()))
    throw new Refusal('token_stale')
}

/** Called by machines, which are authenticated otherwise: a box by its code. */
const tokenless = new Set(['/api/boxes/enrol'])

function requireAccess(
  { access, path, method }: Route,
  signedIn: SignedIn | undefined,
  tenant: Tenant,
  request: Request,
): void {
  if (access === 'public') return
  if (!signedIn) throw new Refusal('not_signed_in')
  if (access === 'staff' || [access].flat().some(each => signedIn.permissions.includes(each))) return
  throw notAllowed(tenant, signedIn, request, `${method} ${path}`)
}

/** The only place that checks whether the caller works in the cinemas a call concerns. Refuses `not_allowed`. */
function requireScope(
  route: Route,
  input: ReturnType<typeof readInput>,
  signedIn: SignedIn,
  tenant: Tenant,
  request: Request,
): void {
  const { node } = tenant
  const whole = route.scope === 'node' && node.identity.role === 'relay'
  const works = whole
    ? signedIn.cinemas === 'all'
    : worksWhere(node, signedIn.cinemas, route.concerns?.(input) ?? {})
  if (!works) throw notAllowed(tenant, signedIn, request, `${route.method} ${route.path}`)
}

function notAllowed({ node }: Tenant, { employeeId }: SignedIn, request: Request, call: string): Refusal {
  noteSecurity(node.runtime, 'auth.refused', { who: `employee:${employeeId}`, address: request.ip, call })
  return new Refusal('not_allowed')
}

/** What a call was given, by its contract. Refuses `invalid_input` at the fields. */
export function readInput(route: Route, request: Request) {
  const fields: FieldErrors = {}
  const read = (shape: z.ZodType, value: unknown): unknown => {
    const result = shape.safeParse(value ?? {})
    if (result.success) return result.data
    for (const issue of result.error.issues)
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys) fields[[...issue.path, key].join('.')] = ['field.unknown']
      else (fields[issue.path.join('.') || 'general'] ??= []).push(fieldCode(issue))
    return undefined
  }
  const input = {
    params: read(route.params, request.params),
    query: read(route.query, request.query),
    body: route.method === 'GET' ? {} : read(route.body, request.body),
  }
  if (Object.keys(fields).length) throw new Refusal('invalid_input', {}, fields)
  return input
}

/** Reads the file of an upload, after its sender was authorised. Refuses `file_too_large`. */
function readBytes(request: Request, response: Response, maxBytes: number): Promise<void> {
  const read = express.raw({ type: () => true, limit: maxBytes })
  return new Promise((resolve, reject) =>
    read(request, response, (cause?: { type?: string }) => {
      if (!cause) resolve()
      else reject(cause.type === 'entity.too.large' ? fileTooLarge(maxBytes) : cause)
    }),
  )
}

/** The only place where an error becomes an HTTP answer: refusals are sent, other errors are only logged. */
export function refusing(tenantOf: (request: Request) => Tenant | undefined): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const refusal = error instanceof Refusal ? error : requestTrouble(error)
    const tenant = tenantOf(request)
    if (refusal.code === 'internal')
      tenant?.node.runtime.log.error(
        { call: calledOf(request), cause: String(error?.stack ?? error) },
        'a request failed',
      )
    const locale = localeOf(request)
    const zone = tenant?.node.catalogue.all('cinema')[0]?.timezone ?? 'UTC'
    const errors: FieldErrors = {}
    for (const [path, codes] of Object.entries(refusal.fields))
      errors[path] = codes.map(code => fieldSentence(code, refusal.details, locale, zone))
    if (refusal.code === 'login_throttled')
      response.set('retry-after', String(refusal.details['seconds'] ?? 1))
    // When an upload is refused, only the refusal is sent.
    response.removeHeader('content-disposition')
    response
      .status(refusals[refusal.code].status)
      .type('json')
      .set('cache-control', 'no-store')
      .json({
        refusal: refusal.code,
        message: refusalSentence(refusal.code, refusal.details, locale, zone),
        details: refusal.details,
        errors,
      })
  }
}

/** The called route for the log, without parameters: they may contain a purchase's access key. */
function calledOf({ method, route, path }: Request): string {
  const named = (route as { path?: unknown } | undefined)?.path
  return `${method} ${typeof named === 'string' ? named : path.replace(/[0-9a-f-]{32,}/gi, '…')}`
}

/** Express marks errors of the caller (a body, an address) with a 4xx status; others are ours. */
function requestTrouble(error: { status?: number } | undefined): Refusal {
  if (isDiskFull(error)) return new Refusal('disk_full')
  const bad = error?.status !== undefined && error.status >= 400 && error.status < 500
  return new Refusal(bad ? 'invalid_input' : 'internal')
}

/**
 * The reader's language: the page's, else the browser's first preference that Foyer supports.
 *
 * @param offered the languages there are, where not all of them are; without any wish among them the first
 */
export function localeOf(request: Request, offered: readonly Locale[] = locales): Locale {
  const isOffered = (wish: unknown): wish is Locale => isLocale(wish) && offered.includes(wish)
  // A region changes nothing: `nl-BE` is read in Dutch.
  const chosen = request.get('x-locale')?.slice(0, 2).toLowerCase()
  if (isOffered(chosen)) return chosen
  for (const wish of (request.get('accept-language') ?? '').split(',')) {
    const language = wish.trim().slice(0, 2).toLowerCase()
    if (isOffered(language)) return language
  }
  return offered[0] ?? 'en'
}

/** The token for a page served now; gives the browser its own cookie when it has none. */
export function pageToken(request: Request, response: Response, tenant: Tenant): string {
  let visitor = cookieOf(request, visitorCookie)
  if (!visitor) {
    visitor = randomUUID()
    giveCookie(request, response, { name: visitorCookie, value: visitor, maxAgeMs: 365 * 86_400_000 })
  }
  return writeToken(tenant.secret, visitor, tenant.node.runtime.now())
}
