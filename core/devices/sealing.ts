import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hash,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'

/** What a sealed file begins with. */
const magic = Buffer.from('FOYER SEALED 1\n')
const keyBytes = 32
/** The recipient, as the beginning of a hash of its key, to tell a damaged file from one for another node. */
const nameBytes = 8
const beginning = magic.length + nameBytes
const tagBytes = 16
/** The prime of Curve25519. */
const p = 2n ** 255n - 19n
/** What stands before the 32 bytes of an X25519 key in PKCS8 and SPKI. */
const privatePrefix = Buffer.from('302e020100300506032b656e04220420', 'hex')
const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex')

/**
 * Encrypts bytes so that only one node can read them: X25519 with a key made for this once, HKDF-SHA256, AES-256-GCM.
 *
 * @param to that node's public signing key (Ed25519)
 */
export function seal(bytes: Uint8Array, to: KeyObject): Buffer {
  const recipient = agreementKeyOf(to)
  const once = generateKeyPairSync('x25519')
  const oncePublic = rawOf(once.publicKey)
  const key = keyOf(
    diffieHellman({ privateKey: once.privateKey, publicKey: recipient }),
    oncePublic,
    recipient,
  )
  // The key is used this once, so the nonce need not differ.
  const sealing = createCipheriv('aes-256-gcm', key, Buffer.alloc(12)).setAAD(magic)
  return Buffer.concat([
    magic,
    nameOf(recipient),
    oncePublic,
    sealing.update(bytes),
    sealing.final(),
    sealing.getAuthTag(),
  ])
}

/**
 * Decrypts what was sealed for this node. Bytes that are not sealed are returned unchanged; `not ours` when they were
 * sealed for another node, `damaged` when they cannot be decrypted.
 *
 * @param own this node's private key (Ed25519)
 */
export function unseal(bytes: Uint8Array, own: KeyObject): Uint8Array | 'not ours' | 'damaged' {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!all.subarray(0, magic.length).equals(magic)) return bytes
  const privateKey = agreementSecretOf(own)
  if (!all.subarray(magic.length, beginning).equals(nameOf(createPublicKey(privateKey)))) return 'not ours'
  try {
    const oncePublic = all.subarray(beginning, beginning + keyBytes)
    const once = createPublicKey({
      key: Buffer.concat([publicPrefix, oncePublic]),
      format: 'der',
      type: 'spki',
    })
    const key = keyOf(diffieHellman({ privateKey, publicKey: once }), oncePublic, createPublicKey(privateKey))
    const opening = createDecipheriv('aes-256-gcm', key, Buffer.alloc(12))
      .setAAD(magic)
      .setAuthTag(all.subarray(-tagBytes))
    return Buffer.concat([opening.update(all.subarray(beginning + keyBytes, -tagBytes)), opening.final()])
  } catch {
    return 'damaged'
  }
}

function keyOf(shared: Buffer, oncePublic: Buffer, recipient: KeyObject): Buffer {
  return Buffer.from(
    hkdfSync('sha256', shared, Buffer.concat([oncePublic, rawOf(recipient)]), magic, keyBytes),
  )
}

function nameOf(recipient: KeyObject): Buffer {
  return hash('sha256', rawOf(recipient), 'buffer').subarray(0, nameBytes)
}

function rawOf(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' }).subarray(-keyBytes)
}

/** The X25519 key that belongs to an Ed25519 one: the same point in the other curve's form, u = (1 + y) / (1 − y). */
function agreementKeyOf(ed25519: KeyObject): KeyObject {
  const bytes = rawOf(ed25519)
  bytes[31]! &= 0x7f
  const y = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
  const u = ((1n + y) * inverse(mod(1n - y))) % p
  const raw = Buffer.from(u.toString(16).padStart(64, '0'), 'hex').reverse()
  return createPublicKey({ key: Buffer.concat([publicPrefix, raw]), format: 'der', type: 'spki' })
}

/** The secret of that key: the first half of SHA-512 of the Ed25519 seed, as RFC 8032 makes its own of it. */
function agreementSecretOf(ed25519: KeyObject): KeyObject {
  const seed = ed25519.export({ type: 'pkcs8', format: 'der' }).subarray(-keyBytes)
  const scalar = hash('sha512', seed, 'buffer').subarray(0, keyBytes)
  return createPrivateKey({ key: Buffer.concat([privatePrefix, scalar]), format: 'der', type: 'pkcs8' })
}

function mod(value: bigint): bigint {
  return ((value % p) + p) % p
}

/** By Fermat: a^(p−2). */
function inverse(value: bigint): bigint {
  let result = 1n
  let base = mod(value)
  for (let exponent = p - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % p
    base = (base * base) % p
  }
  return result
}
