import type { Express, RequestHandler } from 'express'
import type { Server } from 'node:http'
import type { SecureReport } from '#core/devices/kiosks/report.ts'
import type { Log } from '#core/journal/identity.ts'
import type { BoxConfig } from '../config.ts'
import { announcedName } from '../discovery/host-name.ts'
import { authorityPlace, openAuthority } from './authority-file.ts'
import { fingerprintOf } from './certificate.ts'
import { broughtCertificate, ownCertificates, type CertificateKeeper } from './certificate-keeper.ts'
import { machineNow, namesOf } from './names.ts'
import { secureOnly, secureSocketsOnly } from './plain-http.ts'
import { serveSecurePage, type SecureAddress } from './secure-page.ts'
import { openSecurePort } from './secure-port.ts'

/** How a box answers by https: what its app and its server need of that. */
export type BoxHttps = {
  /** Before anything else is looked at; undefined where plain http is answered as well. */
  first: RequestHandler | undefined
  pages: (app: Express) => void
  /** What its relay is told of it; undefined where it answers by http alone. */
  report: () => SecureReport | undefined
  /** Opens the port, once the server answers by http. */
  begin: (server: Server) => Promise<{ port: number | undefined; close: () => Promise<void> }>
}

/**
 * Https on the cinema's own network, with a certificate of the box's own authority or one that somebody brings. Throws
 * `ConfigError` for a certificate that cannot be used.
 */
export function openHttps(
  config: BoxConfig,
  box: { nodeId: string; mirrorPath: string },
  log: Log,
): BoxHttps {
  const { FOYER_HTTPS_PORT: wanted, FOYER_HOST: host } = config
  if (wanted === undefined)
    return {
      first: undefined,
      report: () => undefined,
      pages: app => serveSecurePage(app, undefined),
      begin: () => Promise.resolve({ port: undefined, close: () => Promise.resolve() }),
    }
  const announced = announcedName(box.nodeId)
  const { certificates, authority } = certificatesOf(config, { ...box, announced }, log)
  let port = wanted
  const secure: SecureAddress = { port: () => port, announced, authority }
  const isAlone = config.FOYER_PLAIN_HTTP === 'setup'
  return {
    first: isAlone ? secureOnly(secure) : undefined,
    pages: app => serveSecurePage(app, secure),
    report: () => ({
      address: `https://${announced}:${port}`,
      fingerprint: authority && fingerprintOf(authority),
    }),
    async begin(server) {
      if (isAlone) secureSocketsOnly(server)
      const opened = await openSecurePort(server, certificates, { port: wanted, host, log })
      port = opened.port
      const fingerprint = authority && fingerprintOf(authority)
      log.info({ port, ...(fingerprint ? { fingerprint } : {}) }, 'the box answers by https')
      return opened
    },
  }
}

function certificatesOf(
  config: BoxConfig,
  { announced, mirrorPath }: { announced: string; mirrorPath: string },
  log: Log,
): { certificates: CertificateKeeper; authority: string | null } {
  const { FOYER_HTTPS_CERT: cert, FOYER_HTTPS_KEY: key } = config
  if (cert && key) {
    const onTrouble = (why: string) => log.warn({ why }, 'the certificate of https is not renewed')
    return { certificates: broughtCertificate({ cert, key }, onTrouble), authority: null }
  }
  const place = authorityPlace(config.FOYER_DATA, mirrorPath)
  const authority = openAuthority(place, `Foyer box ${announced.replace('.local', '')}`)
  const names = () => namesOf(announced, config.FOYER_HOSTS, machineNow())
  return {
    certificates: ownCertificates(authority, names, () => Date.now()),
    authority: authority.certificate,
  }
}
