import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type IRouter, type RequestHandler } from 'express'
import { encodingOf } from './packed.ts'

/** Where builds are put; `npm start` makes them. */
export const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Files a build compresses; what is compressed already (pictures, fonts) is left as it is. */
export const compressible = ['.js', '.css', '.svg', '.json', '.webmanifest', '.wasm']
/** What a compressed file's name ends with, beside the file itself. */
export const endings = { br: '.br', gzip: '.gz' } as const

/** Serves a build's hashed files, cached for ever, compressed as the build left them. */
export function serveBuilt(app: IRouter, base: string, folder: string): void {
  const root = `${distFolder}${folder}`
  app.use(
    base,
    compressedBeside(root),
    express.static(root, { index: false, immutable: true, maxAge: '1y', fallthrough: true }),
  )
}

/** Leads a request to the compressed file beside the one it asks for, where there is one that its client takes. */
export function compressedBeside(root: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request
    if (!/^(\/\w[\w.-]*)+$/.test(path) || !compressible.includes(extname(path))) return next()
    response.vary('accept-encoding')
    const encoding = encodingOf(request)
    if (!encoding || !existsSync(root + path + endings[encoding])) return next()
    response.type(extname(path)).set('content-encoding', encoding)
    request.url = path + endings[encoding]
    next()
  }
}
