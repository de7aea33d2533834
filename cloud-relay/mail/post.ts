import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Tenant } from '#core/api/tenant.ts'
import { isLoopback } from '#core/settings/config.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { secretSetting } from '#core/venue/settings/secret.ts'
import { publicAddressOf } from './public-address.ts'
import { guardedSmtp } from './transport.ts'

/** How long a mail server may take for each step; a mail that took longer is tried again. */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

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
  const relays = options.smtpUrl ? createTransport(guardedSmtp(options.smtpUrl)) : undefined
  const own = () => settingOf(node.catalogue, 'mail_config.smtp_host')

  async function ownTransport(host: string): Promise<Transporter> {
    const user = settingOf(node.catalogue, 'mail_config.smtp_user')
    const pass = secretSetting(node.catalogue, secret, 'mail_config.smtp_password')
    const isTls = settingOf(node.catalogue, 'mail_config.smtp_security') === 'tls'
    const address = options.anywhere ? host : await publicAddressOf(host)
    return createTransport({
      ...patience,
      host: address,
      port: settingOf(node.catalogue, 'mail_config.smtp_port'),
      secure: isTls,
      requireTLS: !isLoopback(host),
      tls: { servername: host },
      ...(user ? { auth: { user, pass } } : {}),
    })
  }

  return {
    /** The server that mails go to; undefined while there is none, and mails wait. */
    server: (): string | undefined => own() || (options.smtpUrl ? new URL(options.smtpUrl).host : undefined),
    /** Throws when the mail was not taken. */
    async send(mail: SendMailOptions): Promise<void> {
      const host = own()
      if (!host) {
        if (!relays) throw new Error('no mail server is set up')
        return void (await relays.sendMail(mail))
      }
      const transport = await ownTransport(host)
      try {
        await transport.sendMail(mail)
      } finally {
        transport.close()
      }
    },
    close: () => relays?.close(),
  }
}
export type Post = ReturnType<typeof openPost>
