import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vite'
import type { DemoPlaces } from './places.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * For developers: register, scanner, signage, paper and portal from Vite's own server with hot reload, calling the
 * running box and relay; the website built anew at each change, because the relay renders it.
 */
export async function watchPages(places: DemoPlaces, say: (line: string) => void) {
  const target = (url: string) => ({
    '^/(api|session|files|wall-preview|wall-preview-app)(/|$)': { target: url, changeOrigin: true },
    '/live': { target: url, ws: true, changeOrigin: true },
  })
  const pages = [
    { config: 'kiosk-ui/vite.config.ts', port: 5173, proxy: target(places.boxes[0]!.url) },
    { config: 'cloud-relay/portal/vite.config.ts', port: 5174, proxy: target(places.relay.url) },
  ]
  const servers = await Promise.all(
    pages.map(async ({ config, port, proxy }) => {
      const server = await createServer({
        configFile: root + config,
        server: { port, proxy },
        clearScreen: false,
      })
      return server.listen()
    }),
  )
  say('watching the website ...')
  for (const ssr of [undefined, 'entry-server.tsx'])
    await build({
      configFile: `${root}cloud-relay/site/vite.config.ts`,
      logLevel: 'warn',
      build: { watch: {}, ...(ssr ? { ssr } : {}) },
      ...(ssr ? { ssr: { noExternal: true as const } } : {}),
    })
  return {
    addresses: [
      { name: 'register', url: 'http://localhost:5173/kiosk/register/index.html' },
      { name: 'scanner', url: 'http://localhost:5173/kiosk/scanner/index.html' },
      { name: 'signage', url: 'http://localhost:5173/kiosk/signage/index.html' },
      { name: 'portal', url: 'http://localhost:5174/portal-app/' },
    ],
    close: () => Promise.all(servers.map(server => server.close())).then(() => undefined),
  }
}
