import { gunzipSync, gzipSync } from 'node:zlib'
import type { Carrier } from '#core/carry/commands.ts'
import { makeParcel, packParcel, takeParcel } from '#core/carry/commands.ts'
import { makeKeys, publicKeyText, readPrivateKey, signParcel } from '#core/membership/keys.ts'
import type { Identity } from '#core/journal/identity.ts'
import { createHash } from 'node:crypto'
import { relayId } from '../../world/keys.ts'
import { byHand, furnishSmall, openEmptyNode } from '../../world/small-house.ts'

/** A relay and a box of the small house that only ever hear of each other by files. */
export async function openSides() {
  const boxKeys = makeKeys()
  const relayKeys = makeKeys()
  const relay = carrierOf('relay', relayKeys)
  await relay.node.execute(byHand, tx => furnishSmall(tx, { hasBox: true, boxKey: boxKeys.publicKey }))
  const box = carrierOf('box', boxKeys, publicKeyText(relay.keys.own))
  return { relay, box, boxKeys, relayKeys }
}

/** A node alone that knows its own key and those of enrolled boxes; a box knows its relay's too. */
export function carrierOf(
  role: 'box' | 'relay',
  keys: ReturnType<typeof makeKeys>,
  relayKey?: string,
  identity: Partial<Identity> = {},
): Carrier & ReturnType<typeof openEmptyNode> {
  const { node, clock } = openEmptyNode(role, {
    identity,
    signing: {
      own: readPrivateKey(keys.privatePem),
      ...(relayKey ? { relay: { nodeId: relayId, publicKey: relayKey } } : {}),
    },
  })
  return { node, clock, keys: node.signing }
}

/** A parcel that is not sealed yet, for a look inside. */
export async function make(from: Carrier, whole = false): Promise<Buffer> {
  return (await packParcel(from, { cinemaId: 'cinema-1', whole })).bytes
}

export async function carry(from: Carrier, to: Carrier, whole = false) {
  return takeParcel(to, (await makeParcel(from, { cinemaId: 'cinema-1', whole })).bytes)
}

export function linesOf(parcel: Uint8Array): string[] {
  return gunzipSync(parcel).toString().trimEnd().split('\n')
}

/** The parcel with other lines in it, signed anew when a key is handed in. */
export function rewritten(
  parcel: Uint8Array,
  change: (lines: string[]) => string[],
  signer?: Carrier,
): Buffer {
  const lines = change(linesOf(parcel))
  if (signer) {
    const before = lines.slice(0, -1).map(line => `${line}\n`)
    const digest = createHash('sha256').update(before.join('')).digest('base64url')
    lines[lines.length - 1] = JSON.stringify({ signature: signParcel(digest, signer.keys.own) })
  }
  return gzipSync(lines.map(line => `${line}\n`).join(''))
}

/** The parcel's first line with these fields changed. */
export function withHeader(change: object) {
  return ([first = '{}', ...rest]: string[]) => [
    JSON.stringify({ ...(JSON.parse(first) as object), ...change }),
    ...rest,
  ]
}
