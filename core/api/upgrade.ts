import type { IncomingMessage, Server } from 'node:http'

/** The path an upgrade asks for. Anything may stand there, so it is cut, not parsed. */
export function upgradePath(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? ''
}

/** Ends upgrades to paths nobody serves: left alone they would stay open, and their first error would end the program. */
export function refuseOtherUpgrades(server: Server, served: readonly string[]): void {
  server.on('upgrade', (request, socket) => {
    if (!served.includes(upgradePath(request))) socket.destroy()
  })
}
