import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from '#core/settings/config.ts'
import { issueCertificate, type Certified } from './certificate.ts'

/** What a server by https shows, as PEM. */
export type Shown = { cert: string; key: string }

/** Gives what is to be shown now: the same object for as long as that does not change. */
export type CertificateKeeper = () => Shown

const dayMs = 86_400_000
/** Browsers refuse certificates of more than 398 days. */
const validMs = 390 * dayMs
/** Clocks of phones differ, and some are a day behind. */
const beforeMs = 2 * dayMs
const renewedBeforeMs = 30 * dayMs
const firstMs = Date.parse('2026-01-01T00:00:00Z')

/**
 * Certificates by a box's own authority: a new one where its names or addresses have changed, and a month before it ends. By
 * a clock that stands in the past it begins with the authority, and there is a new one once the clock is right.
 *
 * @param names what the box is called now
 * @param now epoch milliseconds
 */
export function ownCertificates(
  authority: Certified,
  names: () => readonly string[],
  now: () => number,
): CertificateKeeper {
  let shown: (Shown & { names: string; fromMs: number; untilMs: number }) | undefined
  return () => {
    const [wanted, nowMs] = [names(), now()]
    const isFit =
      shown?.names === wanted.join() &&
      nowMs < shown.untilMs - renewedBeforeMs &&
      (nowMs >= shown.fromMs || shown.fromMs === firstMs)
    if (shown && isFit) return shown
    const fromMs = Math.max(firstMs, nowMs - beforeMs)
    const untilMs = fromMs + validMs
    const { certificate, key } = issueCertificate(authority, wanted, { fromMs, untilMs })
    const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
    shown = { cert: certificate, key: pem, names: wanted.join(), fromMs, untilMs }
    return shown
  }
}

/**
 * A certificate that somebody brings, read again whenever it is asked for: what renews it writes into its files. One that
 * cannot be used leaves the one before in its place. Throws `ConfigError` when it is opened and cannot be used.
 *
 * @param onTrouble is given why a new one is not used, once for each reason
 */
export function broughtCertificate(
  files: { cert: string; key: string },
  onTrouble: (why: string) => void,
): CertificateKeeper {
  let shown = readPair(files)
  let trouble = ''
  return () => {
    try {
      const read = readPair(files)
      if (read.cert !== shown.cert || read.key !== shown.key) shown = read
      trouble = ''
    } catch (cause) {
      const why = (cause as Error).message
      if (why !== trouble) onTrouble(why)
      trouble = why
    }
    return shown
  }
}

function readPair(files: { cert: string; key: string }): Shown {
  try {
    const shown = { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') }
    if (new X509Certificate(shown.cert).checkPrivateKey(createPrivateKey(shown.key))) return shown
  } catch (cause) {
    throw new ConfigError(
      `The certificate of FOYER_HTTPS_CERT and FOYER_HTTPS_KEY cannot be read: ${(cause as Error).message}. Both are PEM files that the user foyer may read.`,
    )
  }
  throw new ConfigError('The certificate of FOYER_HTTPS_CERT does not belong to the key of FOYER_HTTPS_KEY.')
}
