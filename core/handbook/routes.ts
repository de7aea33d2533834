import { existsSync, globSync, readFileSync } from 'node:fs'
import type { IRouter, Request } from 'express'
import { localeOf } from '../api/mount.ts'
import { distFolder } from '../api/built-files.ts'
import { pack, type Packed } from '../api/packed.ts'
import { answerPage, servePages } from '../api/pages.ts'
import type { Tenant } from '../api/tenant.ts'

/** On which machine a handbook is read: its pages lead back to the screens there. */
export type HandbookSide = 'box' | 'relay'

/**
 * A kiosk keeps a page for an hour, and shows the one it has for a week while it asks for a newer one or gets no answer.
 */
const kept = 'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=604800'

/**
 * Serves the handbook as built, to everybody: nothing in it is secret. `/help` leads to the reader's language. Pages
 * are read once, so that nothing a visitor asks for becomes a path.
 */
export function serveHandbook(
  app: IRouter,
  side: HandbookSide,
  tenantOf: (request: Request) => Tenant | undefined,
): void {
  servePages(app, { folder: 'handbook/assets', base: '/handbook/assets', shells: {} }, tenantOf)
  const pages = readPages(`${distFolder}handbook/${side}`)
  answerPage(app, '/help', tenantOf, {
    always: true,
    make: (_, request) => ({ redirect: `/help/${localeOf(request)}` }),
  })
  answerPage(app, ['/help/:locale', '/help/:locale/:page'], tenantOf, {
    always: true,
    make: (_, { params }) => {
      const packed = pages.get(`${String(params['locale'])}/${String(params['page'] ?? 'contents')}`)
      return packed && { headers: { 'cache-control': kept }, packed }
    },
  })
}

/** Every page by its language and name, such as `en/till`. */
function readPages(folder: string): ReadonlyMap<string, Packed> {
  if (!existsSync(folder)) return new Map()
  return new Map(
    globSync('*/*.html', { cwd: folder }).map(file => [
      file.replace(/\.html$/, '').replaceAll('\\', '/'),
      pack(readFileSync(`${folder}/${file}`)),
    ]),
  )
}
