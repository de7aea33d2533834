import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { makeKeys } from '#core/devices/keys.ts'
import { newId } from '#core/journal/id.ts'
import { ConfigError } from '#core/settings/config.ts'

/** Who this box is; kept outside the database, because a restored database must not bring an identity with it. */
export type BoxIdentity = {
  nodeId: string
  privatePem: string
  publicKey: string
  secret: string
  place?: {
    exhibitorId: string
    cinemaId: string
    epoch: number
    relayNodeId: string
    relayPublicKey: string
  }
}

/** The box's identity, made on its first boot. */
export function openIdentity(path: string): BoxIdentity {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as BoxIdentity
  const identity = {
    nodeId: `box-${newId(randomBytes, 12)}`,
    ...makeKeys(),
    secret: randomBytes(32).toString('base64url'),
  }
  saveIdentity(path, identity)
  return identity
}

/** Written beside and renamed, so that a power cut leaves the old one or the new one. */
export function saveIdentity(path: string, identity: BoxIdentity): void {
  writeFileSync(`${path}.new`, JSON.stringify(identity, null, 2), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

/** Trades the code for this box's place at the relay. Throws `ConfigError` with what to do when that fails. */
export async function enrol(
  identity: BoxIdentity,
  relay: { url: string; connect?: string | undefined },
  code: string | undefined,
): Promise<BoxIdentity> {
  if (!code)
    throw new ConfigError(
      'This box is not enrolled yet. Make a code in the portal under Boxes and start the box with FOYER_ENROL_CODE set to it.',
    )
  const body = JSON.stringify({ code, nodeId: identity.nodeId, publicKey: identity.publicKey })
  const { status, text } = await post(relay, '/api/boxes/enrol', body).catch(() => {
    throw new ConfigError(
      `The relay at ${relay.url} does not answer. Check FOYER_RELAY and the internet connection; enrolling needs it once.`,
    )
  })
  const answer = JSON.parse(text)
  if (status !== 200) throw new ConfigError(`The relay refused this box: ${answer.message}`)
  return { ...identity, place: answer }
}

function post(
  relay: { url: string; connect?: string | undefined },
  path: string,
  body: string,
): Promise<{ status: number; text: string }> {
  const url = new URL(path, relay.url)
  const target = relay.connect ? new URL(path, relay.connect) : url
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(
      target,
      {
        method: 'POST',
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        timeout: 10_000,
      },
      response => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', chunk => (text += chunk))
          .on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    request.on('error', reject).on('timeout', () => request.destroy(new Error('timeout')))
    request.end(body)
  })
}
