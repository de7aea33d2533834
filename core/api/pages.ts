import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import express, { type Express, type Request } from 'express'
import type { House } from './house.ts'
import { pageToken } from './mount.ts'
import { Refusal } from './refusal.ts'
import { aroundToken } from './token-slot.ts'

/** Where builds are put; `npm start` makes them. */
export const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Serves a build's hashed files for ever and its HTML shell with a fresh token at each of `paths`. */
export function servePages(
  app: Express,
  build: { folder: string; base: string; shells: Record<string, string[]> },
  houseOf: (request: Request) => House | undefined,
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
    app.get(paths, (request, response) => {
      const house = houseOf(request)
      if (!house) throw new Refusal('host_unknown')
      response
        .type('html')
        .set('cache-control', 'no-store')
        .send(before + pageToken(request, response, house) + after)
    })
  }
}
