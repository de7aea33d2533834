import { readFileSync } from 'node:fs'
import type { IRouter, Request, RequestHandler, Response } from 'express'
import type * as z from 'zod'
import { Refusal } from '../refusal.ts'
import type { ByPlace } from './by-place.ts'
import { distFolder, serveBuilt } from './built-files.ts'
import { cutTo } from './cut.ts'
import { readInput } from './mount.ts'
import type { Route } from './route.ts'
import { aroundToken } from './token-slot.ts'

/**
 * Calls and pages of a machine that has no exhibitor for them yet: a relay on which one is founded, a box that has no
 * cinema. Nobody is signed in there and no fact is read, so nothing waits for a mirror unless a handler does. What may be
 * done is decided by a secret in the body, which no foreign page knows; other origins are refused all the same.
 */
export type MountApart = <R extends Route>(
  route: R,
  handler: (
    input: { body: R extends Route<z.ZodType, z.ZodType, infer B> ? z.output<B> : never },
    request: Request,
  ) => AnswerIn<R> | Promise<AnswerIn<R>>,
) => void

type AnswerIn<R> = R extends Route<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.input<A> : never

/** @param mounted called with every route, for the documentation */
export function mountingApart(at: ByPlace, mounted: (route: Route) => void): MountApart {
  return (route, handler) => {
    mounted(route)
    const cut = cutTo(route.answer)
    const run: RequestHandler = async (request, response) => {
      if (!isOwnOrigin(request)) throw new Refusal('token_stale')
      const { body } = readInput(route, request)
      const answer = await handler({ body } as Parameters<typeof handler>[0], request)
      response.json(cut(answer))
    }
    at(route.path)[route.method.toLowerCase() as 'get'](route.path, run)
  }
}

/** Serves a build's hashed files, cached for ever. */
export function serveBuildApart(app: IRouter, build: { folder: string; base: string }): void {
  serveBuilt(app, build.base, build.folder)
}

/** Serves a built page that needs no exhibitor, at each of `paths`. Its files are where its build's are served. */
export function servePageApart(
  app: IRouter,
  file: string,
  paths: string | string[],
  isOpen: (request: Request) => boolean = () => true,
): void {
  const html = aroundToken(readFileSync(`${distFolder}${file}`, 'utf8')).join('')
  app.get(paths, (request, response: Response, next) => {
    if (!isOpen(request)) return next()
    response.type('html').set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).send(html)
  })
}

/** Browsers name the origin of every page that sends JSON; programs name none. */
function isOwnOrigin({ headers }: Request): boolean {
  const { origin, host } = headers
  return !origin || (URL.canParse(origin) && new URL(origin).host === host)
}
