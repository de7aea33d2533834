import { gunzipSync, gzipSync } from 'node:zlib'
import type { Carrier } from '#core/offline-sync/commands.ts'
import { makeBundle, packBundle, takeBundle } from '#core/offline-sync/commands.ts'
import { makeKeys, publicKeyText, readPrivateKey, signBundle } from '#core/membership/keys.ts'
import type { Identity } from '#core/journal/identity.ts'
import type { Mirror } from '#core/journal/mirror.ts'
import { createHash } from 'node:crypto'
import { relayId } from '../../world/keys.ts'
import { byHand, furnishSmall, openEmptyNode } from '../../world/small-exhibitor.ts'

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
  { mirror, ...identity }: Partial<Identity> & { mirror?: Mirror } = {},
): Carrier & ReturnType<typeof openEmptyNode> {
  const { node, clock } = openEmptyNode(role, {
    identity,
    ...(mirror && { mirror }),
    signing: {
      own: readPrivateKey(keys.privatePem),
      ...(relayKey ? { relay: { nodeId: relayId, publicKey: relayKey } } : {}),
    },
  })
  return { node, clock, keys: node.signing }
}

/** A bundle that is not sealed yet, for a look inside. */
export async function make(from: Carrier, whole = false): Promise<Buffer> {
  return (await packBundle(from, { cinemaId: 'cinema-1', whole })).bytes
}

export async function offlineSync(from: Carrier, to: Carrier, whole = false) {
  return takeBundle(to, (await makeBundle(from, { cinemaId: 'cinema-1', whole })).bytes)
}

export function linesOf(bundle: Uint8Array): string[] {
  return gunzipSync(bundle).toString().trimEnd().split('\n')
}

/** The bundle with other lines in it, signed anew when a key is handed in. */
export function rewritten(
  bundle: Uint8Array,
  change: (lines: string[]) => string[],
  signer?: Carrier,
): Buffer {
  const lines = change(linesOf(bundle))
  if (signer) {
    const before = lines.slice(0, -1).map(line => `${line}\n`)
    const digest = createHash('sha256').update(before.join('')).digest('base64url')
    lines[lines.length - 1] = JSON.stringify({ signature: signBundle(digest, signer.keys.own) })
  }
  return gzipSync(lines.map(line => `${line}\n`).join(''))
}

/** The bundle's first line with these fields changed. */
export function withHeader(change: object) {
  return ([first = '{}', ...rest]: string[]) => [
    JSON.stringify({ ...(JSON.parse(first) as object), ...change }),
    ...rest,
  ]
}
