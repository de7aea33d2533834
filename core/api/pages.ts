import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import express, { type Express, type Request, type Response } from 'express'
import type { Tenant } from './tenant.ts'
import { pageToken, whenMirrored } from './mount.ts'
import { Refusal } from '../refusal.ts'
import { aroundToken } from './token-slot.ts'

/** Where builds are put; `npm start` makes them. */
export const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url))

type Page =
  { status?: number; headers?: Record<string, string>; html: string | Buffer } | { redirect: string }

/**
 * Answers pages that are not calls. As with calls, nothing is sent before the mirror holds what the page was made of;
 * without a mirror it refuses `mirror_unavailable`.
 *
 * @param page.always shows the node's own state, or nothing that depends on unmirrored facts
 * @param page.make undefined passes the request to the next handler
 */
export function answerPage(
  app: Express,
  paths: string | string[],
  tenantOf: (request: Request) => Tenant | undefined,
  page: {
    always?: true
    make: (
      tenant: Tenant,
      request: Request,
      response: Response,
    ) => Page | undefined | Promise<Page | undefined>
  },
): void {
  app.get(paths, async (request, response, next) => {
    const tenant = tenantOf(request)
    if (!tenant) throw new Refusal('host_unknown')
    const made = await page.make(tenant, request, response)
    if (!made) return next()
    if (!page.always) await whenMirrored(tenant)
    if ('redirect' in made) return response.redirect(302, made.redirect)
    response
      .status(made.status ?? 200)
      .type('html')
      .set(made.headers ?? {})
      .send(made.html)
  })
}

/** Serves a build's hashed files, cached for ever, and its HTML shell with a fresh token at each of `paths`. */
export function servePages(
  app: Express,
  build: { folder: string; base: string; shells: Record<string, string[]> },
  tenantOf: (request: Request) => Tenant | undefined,
): void {
  app.use(
    build.base,
    express.static(`${distFolder}${build.folder}`, {
      index: false,
      immutable: true,
      maxAge: '1y',
      fallthrough: true,
    }),
  )
  for (const [file, paths] of Object.entries(build.shells)) {
    const [before, after] = aroundToken(readFileSync(`${distFolder}${build.folder}/${file}`, 'utf8'))
    answerPage(app, paths, tenantOf, {
      always: true,
      make: (tenant, request, response) => ({
        headers: { 'cache-control': 'no-store' },
        html: before + pageToken(request, response, tenant) + after,
      }),
    })
  }
}
