import { createHash, verify, type X509Certificate } from 'node:crypto'
import { valuesIn } from '#relay/wallet/der.ts'

const messageDigest = '06092a864886f70d010904'

/**
 * Whether a detached signature (CMS) is over this content and by this certificate's key, read from its bytes alone: the
 * digest that it names is the content's, and what is signed names that digest.
 */
export function isSigned(content: Buffer, signature: Buffer, certificate: X509Certificate): boolean {
  const within = (bytes: Buffer, ...places: readonly number[]) =>
    places.reduce((inside, place) => valuesIn(inside)[place]!.content, bytes)
  const signed = valuesIn(within(signature, 0, 1, 0))
  const certificates = valuesIn(signed[3]!.content)
  if (!certificates.some(({ whole }) => whole.equals(certificate.raw))) return false
  const info = valuesIn(within(signed[4]!.content, 0))
  const attributes = valuesIn(info[3]!.content)
  const digest = attributes.find(({ content }) => content.toString('hex').startsWith(messageDigest))
  const told = valuesIn(valuesIn(digest!.content)[1]!.content)[0]!.content
  if (!told.equals(createHash('sha256').update(content).digest())) return false
  // What is signed has the tag of a set, and the length that it has in its own.
  const asSet = Buffer.concat([Buffer.from([0x31]), info[3]!.whole.subarray(1)])
  return verify('sha256', asSet, certificate.publicKey, info[5]!.content)
}
