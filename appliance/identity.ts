import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { readBoxCode } from '#core/devices/box-code.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { newId } from '#core/journal/id.ts'
import { openDurableIdentity, type Durable } from '#core/settings/durable-identity.ts'
import type { DurableIdentity } from '#core/journal/identity.ts'
import { ConfigError } from '#core/settings/config.ts'
import { newestIdentity, saveIdentityCopies, type IdentityPlace } from '#core/settings/identity-copies.ts'

/** This box's identity; kept outside the database, because a restored database must not bring one with it. */
export type BoxIdentity = Durable & {
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
  /** The relay's address, where a person gave it with the code; a setting of the box's goes before it. */
  relay?: string
}

export function identityPlace(dataFolder: string, mirrorPath: string): IdentityPlace {
  return { path: join(dataFolder, 'identity.json'), copy: `${mirrorPath}.identity.json` }
}

/** The box's identity, made on its first boot; with a new or older disk it is read from beside the mirror. */
export function openIdentity(at: IdentityPlace): BoxIdentity {
  const known = newestIdentity(at, readIdentity, ({ place }) => place?.epoch ?? 0)
  if (known) {
    saveIdentity(at, known)
    return known
  }
  const identity = {
    nodeId: `box-${newId(randomBytes, 12)}`,
    ...makeKeys(),
    secret: randomBytes(32).toString('base64url'),
  }
  saveIdentity(at, identity)
  return identity
}

/** What the journal needs to know of this box's incarnation. `identity` is as in the file. */
export function boxDurableIdentity(
  at: IdentityPlace,
  identity: BoxIdentity,
  machine: string | undefined,
): DurableIdentity {
  return openDurableIdentity(
    {
      read: () => identity,
      save({ epoch, ...change }) {
        Object.assign(identity, change)
        if (epoch !== undefined && identity.place) identity.place.epoch = epoch
        saveIdentity(at, identity)
      },
    },
    machine,
  )
}

function readIdentity(path: string): BoxIdentity {
  const identity = parsed(readFileSync(path, 'utf8')) as Partial<BoxIdentity> | undefined
  if (identity?.nodeId && identity.privatePem && identity.publicKey && identity.secret)
    return identity as BoxIdentity
  throw new ConfigError(
    `${path} is damaged. Put it back from a backup, or delete it and enrol this box anew with FOYER_ENROL_CODE set to a code from the portal under Boxes.`,
  )
}

export function saveIdentity(at: IdentityPlace, identity: BoxIdentity): void {
  saveIdentityCopies(at, identity)
}

/** Exchanges the code for this box's enrolment at the relay. Throws `ConfigError` with what to do when that fails. */
export async function enrol(
  identity: BoxIdentity,
  relay: { url: string; connect?: string | undefined },
  code: string | undefined,
): Promise<BoxIdentity> {
  if (!code)
    throw new ConfigError(
      'This box is not enrolled yet. Make a code in the portal under Boxes and start the box with FOYER_ENROL_CODE set to it. If it has sold before, put its disk or its mirror back instead: an empty disk is never taken for a cinema that has sold nothing.',
    )
  const { status, ...response } = await askRelay(identity, relay, readBoxCode(code).code).catch(() => {
    throw new ConfigError(
      `The relay at ${relay.url} does not answer. Check FOYER_RELAY and the internet connection; enrolling needs it once.`,
    )
  })
  const answer = response.answer as
    (BoxIdentity['place'] & { refusal?: string; message?: string }) | undefined
  if (status === 200 && answer?.cinemaId) return { ...identity, place: answer }
  if (!answer?.message || answer.refusal === 'host_unknown')
    throw new ConfigError(
      `No cinema's relay answers at ${relay.url}. Set FOYER_RELAY to the address people reach the website by.`,
    )
  throw new ConfigError(
    `The relay at ${relay.url} refused this box and its FOYER_ENROL_CODE: ${answer.message}`,
  )
}

/** Asks the relay for this box's place. Rejects when it does not answer. */
export async function askRelay(
  { nodeId, publicKey }: BoxIdentity,
  relay: { url: string; connect?: string | undefined },
  code: string,
): Promise<{ status: number; answer: unknown }> {
  const body = JSON.stringify({ code, nodeId, publicKey })
  const { status, text } = await post(relay, '/api/boxes/enrol', body)
  return { status, answer: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
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
