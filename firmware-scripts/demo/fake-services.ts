import { createServer } from 'node:http'
import { join } from 'node:path'
import express from 'express'
import { listen, requireFolder, runMain } from '#core/settings/start.ts'
import { openMailbox } from './mailbox.ts'
import { testProviderServer } from './payments/test-provider-server.ts'

/** Anybody who can reach it can pay and read mails. */
const loopback = '127.0.0.1'

/**
 * The services outside the demo's relay, in a process of its own: a payment provider and a mail server. A real relay
 * gets real ones by the same two settings, FOYER_PAYMENTS and FOYER_SMTP.
 */
export async function startOutside(options: {
  data: string
  port: number
  smtpPort: number
  host?: string
  url?: string
}) {
  requireFolder(options.data, 'FOYER_DEMO_DATA')
  const mailbox = openMailbox()
  let url = `http://localhost:${options.port}`
  const app = express()
  app.use(testProviderServer({ file: join(options.data, 'payments.json'), baseUrl: () => url }))
  app.use(mailbox.page())
  app.get('/', (_, response) => response.redirect('/mail'))
  const server = createServer(app)
  const port = await listen(server, options.port, 'FOYER_OUTSIDE_PORT', options.host ?? loopback)
  url = options.url || `http://localhost:${port}`
  const smtpPort = await listen(
    mailbox.smtp.server,
    options.smtpPort,
    'FOYER_SMTP_PORT',
    options.host ?? loopback,
  )
  return {
    url,
    port,
    smtpPort,
    smtpUrl: `smtp://localhost:${smtpPort}`,
    async close() {
      server.closeAllConnections()
      await Promise.all([
        new Promise(resolve => server.close(resolve)),
        new Promise(resolve => mailbox.smtp.close(() => resolve(undefined))),
      ])
    },
  }
}

/** The outside services as a program, with the settings of an environment. */
export async function openProgram(environment: Record<string, string | undefined>) {
  const url = environment['FOYER_OUTSIDE_URL']
  return startOutside({
    data: environment['FOYER_DATA'] ?? '',
    ...(url ? { url } : {}),
    port: Number(environment['FOYER_OUTSIDE_PORT'] || 8090),
    smtpPort: Number(environment['FOYER_SMTP_PORT'] || 8025),
  })
}

if (import.meta.main) await runMain('Foyer outside', () => openProgram(process.env))
