import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Tenant } from '#core/api/tenant.ts'
import { isLoopback } from '#core/settings/config.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { secretSetting } from '#core/venue/settings/secret.ts'
import { composed } from './composed.ts'
import { withLogo } from './mail-logo.ts'
import { publicAddressOf } from './public-address.ts'
import { guardedSmtp } from './transport.ts'

type Transporter = Pick<ReturnType<typeof createTransport>, 'close'> & {
  sendMail(mail: SendMailOptions): Promise<unknown>
}

/** How long a mail server may take for each step; a mail that took longer is tried again. */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

/**
 * A connection is kept for mails that follow each other, and given up soon after the last one: to connect anew, greet and
 * agree on keys takes longer than a mail. A mail whose connection broke is tried again by whoever sends it, not here.
 */
const kept = { pool: true, maxConnections: 2, maxRequeues: 0, idleTimeout: 2000 } as const
/** How long the address is believed to which a server's name led. */
const addressMs = 60_000

/**
 * Sends an exhibitor's mails: by the mail server of its settings, otherwise by the relay's own. The settings are read
 * for each mail, so a corrected one helps what waits at once.
 *
 * @param options.smtpUrl the relay's own server
 * @param options.anywhere exhibitors may name servers with private addresses too
 */
export function openPost(
  { node, secret }: Pick<Tenant, 'node' | 'secret'>,
  options: { smtpUrl?: string | undefined; anywhere?: boolean },
) {
  const relays = options.smtpUrl ? createTransport({ ...kept, url: guardedSmtp(options.smtpUrl) }) : undefined
  let last: { by: string; madeMs: number; transport: Transporter } | undefined
  const own = () => settingOf(node.catalogue, 'mail_config.smtp_host')

  /** A transport to the exhibitor's server as the settings are now: the one before, as long as they are the same. */
  async function ownTransport(host: string): Promise<Transporter> {
    const user = settingOf(node.catalogue, 'mail_config.smtp_user')
    const pass = secretSetting(node.catalogue, secret, 'mail_config.smtp_password')
    const port = settingOf(node.catalogue, 'mail_config.smtp_port')
    const isTls = settingOf(node.catalogue, 'mail_config.smtp_security') === 'tls'
    const by = JSON.stringify([host, port, isTls, user, pass])
    const nowMs = node.runtime.now()
    if (last?.by === by && Math.abs(nowMs - last.madeMs) < addressMs) return last.transport
    const address = options.anywhere ? host : await publicAddressOf(host)
    const transport = createTransport({
      ...kept,
      ...patience,
      host: address,
      port,
      secure: isTls,
      requireTLS: !isLoopback(host),
      tls: { servername: host },
      ...(user ? { auth: { user, pass } } : {}),
    })
    giveUp()
    last = { by, madeMs: nowMs, transport }
    return transport
  }

  /** A mail that is under way on it is finished first. */
  function giveUp(transport = last?.transport): void {
    transport?.close()
    if (last?.transport === transport) last = undefined
  }

  return {
    /** The server that mails go to; undefined while there is none, and mails wait. */
    server: (): string | undefined => own() || (options.smtpUrl ? new URL(options.smtpUrl).host : undefined),
    /** Throws when the mail was not taken. */
    async send(written: SendMailOptions): Promise<void> {
      const host = own()
      const whole = await withLogo({ node }, written)
      const mail = composed(whole) ?? whole
      if (!host) {
        if (!relays) throw new Error('no mail server is set up')
        return void (await relays.sendMail(mail))
      }
      const transport = await ownTransport(host)
      await transport.sendMail(mail).catch((cause: unknown) => {
        giveUp(transport)
        throw cause
      })
    },
    close() {
      relays?.close()
      giveUp()
    },
  }
}
export type Post = ReturnType<typeof openPost>
