import type { OffSite } from '#core/offsite/off-site.ts'
import { version } from '#core/settings/version.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { RelayConfig } from './config.ts'
import { databaseOf } from './open-one.ts'
import { paymentDevices } from './payments/payment-devices.ts'
import type { Hosted } from './hosted.ts'

/** How one exhibitor's part of a relay is doing, as its health page reads it. */
export function conditionOf(
  { one, money }: Hosted,
  startedAt: string,
  config: Pick<RelayConfig, 'FOYER_DATA'>,
  offSite: OffSite,
) {
  return {
    name: `Relay of ${exhibitorOf(one.tenant.node.catalogue)?.tradeName ?? one.entry.id}`,
    version,
    startedAt,
    mirror: one.mirror,
    mirrorCare: one.care.condition,
    peers: one.boxes.peers,
    offsite: () => offSite.conditionOf(databaseOf(config, one.entry.id)),
    devices: () => [
      ...paymentDevices(one.tenant, money.accounts),
      {
        kind: 'mail',
        name: money.post.server() ?? 'none',
        condition: money.post.server() ? 'configured' : 'mails wait',
      },
    ],
  }
}
