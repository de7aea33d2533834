import { createHash, createHmac } from 'node:crypto'

/**
 * A purchase on the website is opened by its access key: a UUID (122 random bits) that the buyer's browser makes when
 * the basket is begun. It is part of the addresses the buyer opens (`bill/{uuid}`, `payments/{uuid}-1`), names the
 * hold and is sent with every call. The bill's own id is a one-way hash of it: facts, boxes, staff, logs and the
 * payment provider's list contain the id, from which the key cannot be found.
 */

/** The id of the hold and the bill that an access key opens. The same key is the same bill on every node, for ever. */
export function billIdOf(accessKey: string): string {
  const bytes = createHash('sha256').update(`foyer bill ${accessKey.toLowerCase()}`).digest()
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return uuidOf(bytes)
}

/** The id of a payment from the buyer's name for it: the access key and the attempt's number. */
export function paymentIdOf(name: string): string {
  const number = /-\d{1,4}$/.exec(name)?.[0] ?? ''
  return billIdOf(name.slice(0, name.length - number.length)) + number
}

/** The buyer's name for a payment (`<billId>-<number>`) of the bill. */
export function paymentNameOf(accessKey: string, paymentId: string): string {
  return accessKey + (/-\d{1,4}$/.exec(paymentId)?.[0] ?? '')
}

/**
 * The access key as a bill stores it for its mails, in the private part: encrypted with the exhibitor's secret, so
 * that boxes, copies and bundles contain nothing that opens a bill.
 */
export function sealKey(secret: string, accessKey: string): string {
  const key = Buffer.from(accessKey.replaceAll('-', ''), 'hex')
  return over(secret, billIdOf(accessKey), key).toString('hex')
}

/**
 * Decrypts the access key; undefined when it was encrypted with another secret (another exhibitor, or a lost
 * identity).
 */
export function openKey(secret: string, billId: string, sealed: string): string | undefined {
  const accessKey = uuidOf(over(secret, billId, Buffer.from(sealed, 'hex')))
  return billIdOf(accessKey) === billId ? accessKey : undefined
}

/** XORs with a one-time pad of the bill. */
function over(secret: string, billId: string, bytes: Buffer): Buffer {
  const pad = createHmac('sha256', secret).update(`access key of ${billId}`).digest()
  return Buffer.from(bytes.map((byte, index) => byte ^ pad[index]!))
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
