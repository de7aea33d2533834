import { globSync, readFileSync } from 'node:fs'
import type { IRouter, Request, Response } from 'express'
import { distFolder, serveBuilt } from './built-files.ts'
import { allowingWasm } from './headers.ts'
import type { Tenant } from './tenant.ts'
import { pageToken, whenMirrored } from './mount.ts'
import { sendPacked, type Packed } from './packed.ts'
import { Refusal } from '../refusal.ts'
import { aroundToken } from './token-slot.ts'

const handbookAssets = 'handbook/assets'
let fonts: { display: string; text: string } | undefined

/** Addresses of the two families as the handbook carries them, for pages made without a build; empty before a build. */
export function fontAddresses(): { display: string; text: string } {
  const addressOf = (file: string) => {
    const [found] = globSync(file, { cwd: `${distFolder}${handbookAssets}` })
    return found ? `/${handbookAssets}/${found}` : ''
  }
  return (fonts ??= {
    display: addressOf('archivo-latin-wdth-normal-*.woff2'),
    text: addressOf('figtree-latin-wght-normal-*.woff2'),
  })
}

/** `html` travels as it is; `packed` is the same for everybody, and is compressed. */
export type Page =
  /** `moved`: for good, as search engines are told. */
  | { redirect: string; moved?: true }
  | ({ status?: number; headers?: Record<string, string> } & ({ html: string | Buffer } | { packed: Packed }))

/**
 * Answers pages that are not calls. As with calls, nothing is sent before the mirror holds what the page was made of;
 * without a mirror it refuses `mirror_unavailable`.
 *
 * @param page.always shows the node's own state, or nothing that depends on unmirrored facts
 * @param page.make undefined passes the request to the next handler
 */
export function answerPage(
  app: IRouter,
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
    if ('redirect' in made) return response.redirect(made.moved ? 301 : 302, made.redirect)
    response
      .status(made.status ?? 200)
      .type('html')
      .set(made.headers ?? {})
    if ('packed' in made) sendPacked(request, response, made.packed)
    else response.send(made.html)
  })
}

const policyHeader = 'content-security-policy'

/**
 * Serves a build's hashed files, cached for ever, and its HTML shell with a fresh token at each of `paths`.
 *
 * @param build.runsWasm the shells whose page may run WebAssembly; no other answer allows it
 */
export function servePages(
  app: IRouter,
  build: { folder: string; base: string; shells: Record<string, string[]>; runsWasm?: readonly string[] },
  tenantOf: (request: Request) => Tenant | undefined,
): void {
  serveBuilt(app, build.base, build.folder)
  for (const [file, paths] of Object.entries(build.shells)) {
    const [before, after] = aroundToken(readFileSync(`${distFolder}${build.folder}/${file}`, 'utf8'))
    answerPage(app, paths, tenantOf, {
      always: true,
      make: (tenant, request, response) => ({
        headers: {
          'cache-control': 'no-store',
          ...(build.runsWasm?.includes(file)
            ? { [policyHeader]: allowingWasm(response.get(policyHeader) ?? '') }
            : {}),
        },
        html: before + pageToken(request, response, tenant) + after,
      }),
    })
  }
}

/** The portal as built, and the page that draws a wall in a frame of it: the same on box and relay. */
export function servePortal(app: IRouter, tenantOf: (request: Request) => Tenant | undefined): void {
  servePages(
    app,
    { folder: 'portal', base: '/portal-app', shells: { 'index.html': ['/portal', '/portal/{*rest}'] } },
    tenantOf,
  )
  servePages(
    app,
    { folder: 'wall-preview', base: '/wall-preview-app', shells: { 'index.html': ['/wall-preview'] } },
    tenantOf,
  )
}
