import { keepWaitingLists } from '#core/waiting-list/worker.ts'
import type { RelayConfig } from './config.ts'
import { openAutomationWorker } from './automations/automation-worker.ts'
import { openCampaignWorker } from './mail/campaign-worker.ts'
import { openDeviceMailer } from './mail/device-mailer.ts'
import { openMailer } from './mail/mailer.ts'
import { openPost } from './mail/post.ts'
import { openIndexNow } from './web/index-now.ts'
import { noticesOf } from './notices/notices-of.ts'
import type { OpenOne } from './open-one.ts'
import { openAccountClients, type Providers } from './payments/accounts.ts'
import { openTerminalOrders } from './payments/terminal-orders.ts'
import { openPaymentProcessor } from './payments/payment-processor.ts'

/** Money and mail of one exhibitor, with accounts of its own, and what else goes out from it by itself. */
export function openMoneyAndMail(config: RelayConfig, one: OpenOne, providers: Providers) {
  const { tenant, entry, boxes } = one
  const accounts = openAccountClients(tenant, providers, providerAddresses(config))
  const payments = openPaymentProcessor(tenant, accounts.clientOf, {
    publicUrl: entry.publicUrl,
    webhookBase: config.FOYER_WEBHOOK_BASE ?? entry.publicUrl,
  })
  payments.begin()
  boxes.takeTerminalOrders(openTerminalOrders(tenant, accounts.terminalsOf, entry.publicUrl))
  const post = openPost(tenant, { smtpUrl: config.FOYER_SMTP, anywhere: config.FOYER_MAIL_PRIVATE })
  const mailer = openMailer(tenant, post, entry.publicUrl)
  mailer.begin()
  const campaigns = openCampaignWorker(tenant, post, entry.publicUrl)
  campaigns.begin()
  const automations = openAutomationWorker(tenant, () => boxes.boxes())
  automations.begin()
  const waitingLists = keepWaitingLists(tenant).start()
  const deviceMailer = openDeviceMailer(tenant, post, entry.publicUrl)
  const indexNow = openIndexNow(tenant, { publicUrl: entry.publicUrl, address: config.FOYER_INDEXNOW })
  indexNow.begin()
  const notices = noticesOf(one, post)
  notices.begin()
  return {
    accounts,
    payments,
    post,
    async close() {
      await payments.close()
      await waitingLists.stop()
      deviceMailer.close()
      await automations.close()
      await campaigns.close()
      await notices.close()
      await indexNow.close()
      await mailer.close()
    },
  }
}
export type MoneyAndMail = ReturnType<typeof openMoneyAndMail>

/** Where providers are that need to be told, by their names. */
export function providerAddresses(config: RelayConfig): Record<string, string | undefined> {
  return {
    test: config.FOYER_PAYMENTS,
    mollie: config.FOYER_MOLLIE,
    'bancontact-pro': config.FOYER_BANCONTACT,
  }
}
