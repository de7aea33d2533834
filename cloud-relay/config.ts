import * as z from 'zod'
import { offsiteSettings } from '#core/offsite/settings.ts'
import { address, folder, host, logLevel, onOff, port, proxies, readSettings } from '#core/settings/config.ts'

/** Every setting of a relay. */
export function readRelayConfig(environment: Record<string, string | undefined>) {
  return readSettings(
    {
      /** One folder per exhibitor, and `directory.json`, which maps host names to exhibitors. */
      FOYER_DATA: folder,
      /** Where mirrors are written, one file per exhibitor; inside the data folder when left out. */
      FOYER_MIRROR: z.string().optional(),
      FOYER_PORT: port(8080),
      /** What to listen on. Only this machine when left out: a TLS proxy stands in front of a relay. */
      FOYER_HOST: host.default('127.0.0.1'),
      /** The TLS proxy that is trusted about where a request comes from. */
      FOYER_PROXY: proxies('loopback'),
      /** Where the test provider is, which moves no money. Without it, it cannot be chosen. */
      FOYER_PAYMENTS: address(['http:', 'https:']).optional(),
      /** Another address for Mollie than its own, for tests. */
      FOYER_MOLLIE: address(['http:', 'https:']).optional(),
      /** Another address for Bancontact Pro than its own, for tests. */
      FOYER_BANCONTACT: address(['http:', 'https:']).optional(),
      /** Another address for IndexNow than its own, for tests. */
      FOYER_INDEXNOW: address(['http:', 'https:']).optional(),
      /** Another address for The Movie Database than its own, for tests. */
      FOYER_TMDB: address(['http:', 'https:']).optional(),
      /** Where the provider reaches this relay, when that is not the exhibitor's public address. */
      FOYER_WEBHOOK_BASE: address(['http:', 'https:']).optional(),
      /**
       * Mail server, `smtp://user:password@host:port`; it must encrypt unless it is on this machine. Without one, mails
       * wait.
       */
      FOYER_SMTP: address(['smtp:', 'smtps:']).optional(),
      /** Whether exhibitors may name mail servers in the networks around this relay. */
      FOYER_MAIL_PRIVATE: onOff('off'),
      ...offsiteSettings,
      FOYER_LOG: logLevel,
    },
    environment,
  )
}
export type RelayConfig = ReturnType<typeof readRelayConfig>
