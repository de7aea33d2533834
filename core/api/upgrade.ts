import type { IncomingMessage, Server } from 'node:http'

/** The path of an upgrade request. It may be any text, so it is cut, not parsed. */
export function upgradePath(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? ''
}

/** Ends upgrades to unknown paths: otherwise they would stay open, and their first error would end the program. */
export function refuseOtherUpgrades(server: Server, served: readonly string[]): void {
  server.on('upgrade', (request, socket) => {
    if (!served.includes(upgradePath(request))) socket.destroy()
  })
}
