import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import type { FakePayment } from './bancontact-books.ts'

/** What becomes of messages: they come, come twice, never, or are kept until a test lets them go. */
export type Callbacks = 'come' | 'twice' | 'lost' | 'kept'

const claim = (name: string) => `https://payconiq.com/${name}`
const encoded = (data: string) => Buffer.from(data).toString('base64url')

export type Signer = { kid: string; key: KeyObject; publicJwk: object }

export function newSigner(kid: string): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { kid, key: privateKey, publicJwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256' } }
}

/** A detached JWS as Bancontact Pro writes it, with claims that a test may spoil. */
export function signedBy(
  signer: Signer,
  body: string,
  told: { sub: string; path: string; atMs: number },
  spoil: Record<string, unknown> = {},
): string {
  const header = encoded(
    JSON.stringify({
      typ: 'jose+json',
      kid: signer.kid,
      alg: 'ES256',
      [claim('sub')]: told.sub,
      [claim('iss')]: 'Payconiq',
      [claim('iat')]: new Date(told.atMs).toISOString(),
      [claim('jti')]: randomUUID(),
      [claim('path')]: told.path,
      crit: ['sub', 'iss', 'iat', 'jti', 'path'].map(claim),
      ...spoil,
    }),
  )
  const signature = sign('sha256', Buffer.from(`${header}.${encoded(body)}`), {
    key: signer.key,
    dsaEncoding: 'ieee-p1363',
  })
  return `${header}..${signature.toString('base64url')}`
}

/** Tells the shop what became of a payment: signed JSON at the address that was given with it. */
export function openBancontactCallbacks(signer: Signer) {
  let mode: Callbacks = 'come'
  let kept: FakePayment[] = []
  const sent: { paymentId: string; status: number }[] = []
  const sending = new Set<Promise<void>>()

  async function send(payment: FakePayment): Promise<void> {
    const { callbackUrl, paymentId, profile } = payment
    if (!callbackUrl) return
    const body = JSON.stringify({
      paymentId,
      status: payment.status,
      amount: payment.cents,
      totalAmount: payment.cents,
      currency: 'EUR',
      reference: payment.reference,
    })
    const signature = signedBy(signer, body, {
      sub: profile,
      path: new URL(callbackUrl).pathname,
      atMs: Date.now(),
    })
    const status = await fetch(callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature },
      body,
      signal: AbortSignal.timeout(15_000),
    }).then(
      async answer => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    sent.push({ paymentId, status })
  }

  function start(payment: FakePayment): void {
    const work = send(payment).finally(() => sending.delete(work))
    sending.add(work)
  }

  return {
    sent,
    set: (now: Callbacks) => void (mode = now),
    tell(payment: FakePayment): void {
      if (mode === 'kept') kept.push(payment)
      if (mode === 'come' || mode === 'twice') start(payment)
      if (mode === 'twice') start(payment)
    },
    /** Those that were kept come now, the last one first. */
    async letGo(): Promise<void> {
      const late = kept.reverse()
      kept = []
      for (const payment of late) await send(payment)
    },
    quiet: async () => void (await Promise.allSettled(sending)),
  }
}
