import { createPublicKey, generateKeyPairSync, sign, X509Certificate, type KeyObject } from 'node:crypto'
import {
  bits,
  nothing,
  oid,
  sequence,
  setOf,
  smallInteger,
  utcTime,
  utf8,
  valuesIn,
} from '#relay/wallet/der.ts'

/** Names as certificates write them: the short ones their subjects are read by. */
const names = { CN: '2.5.4.3', OU: '2.5.4.11', UID: '0.9.2342.19200300.100.1.1' }
type Named = Partial<Record<keyof typeof names, string>>

const nameOf = (named: Named) =>
  sequence(
    ...Object.entries(named).map(([name, value]) =>
      setOf(sequence(oid(names[name as keyof typeof names]), utf8(value))),
    ),
  )

const algorithm = () => sequence(oid('1.2.840.113549.1.1.11'), nothing())

type Wanted = { subject: Named; publicKey: Buffer; serial: number; fromMs: number; untilMs: number }

/** Who makes certificates, as Apple does of requests: its own certificate, and those it makes. */
export function openAuthority(name: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const own = { CN: name }
  const made = ({ subject, publicKey, serial, fromMs, untilMs }: Wanted) => {
    const said = sequence(
      smallInteger(serial),
      algorithm(),
      nameOf(own),
      sequence(utcTime(fromMs), utcTime(untilMs)),
      nameOf(subject),
      publicKey,
    )
    return new X509Certificate(sequence(said, algorithm(), bits(sign('sha256', said, privateKey))))
  }
  const nowMs = Date.now()
  const hour = 3_600_000
  const lasting = { fromMs: nowMs - hour, untilMs: nowMs + 365 * 24 * hour }
  return {
    certificate: made({ subject: own, publicKey: spkiOf(privateKey), serial: 1, ...lasting }),
    /** Of a request, as PEM. */
    certificateOf(request: string, subject: Named, change: Partial<Wanted> = {}): X509Certificate {
      return made({ subject, publicKey: publicKeyIn(request), serial: 2, ...lasting, ...change })
    },
  }
}

const spkiOf = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' })

/** The public key that a request asks a certificate for. */
export function publicKeyIn(request: string): Buffer {
  const [whole] = valuesIn(Buffer.from(request.replace(/-----[^-]+-----|\s/g, ''), 'base64'))
  const [asked] = valuesIn(whole!.content)
  return valuesIn(asked!.content)[2]!.whole
}
