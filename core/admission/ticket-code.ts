import { sign, type KeyObject } from 'node:crypto'
import type { Signing } from '../journal/signing.ts'

/**
 * What the QR code contains besides its signature. `epoch` and `seq` say how far the signer's stream of the cinema
 * reached then: a node that has received it up to there knows every ticket it had sold.
 */
export type TicketCode = {
  ticketId: string
  scheduleId: string
  seatId: string
  nodeId: string
  epoch: number
  seq: number
}

const mark = 'FOYER1'

/**
 * The text of a ticket's QR code: show and seat, signed (Ed25519) by the node that sold it, so that a box admits
 * tickets sold online during a disconnection, which it has not received yet.
 */
export function writeTicketCode(code: TicketCode, key: KeyObject): string {
  const { ticketId, scheduleId, seatId, nodeId, epoch, seq } = code
  const text = [mark, ticketId, scheduleId, seatId, nodeId, epoch, seq].join('.')
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

/** Whether a text claims to be a signed ticket code, rather than the short code typed by hand. */
export function looksSigned(text: string): boolean {
  return text.trim().toUpperCase().startsWith(`${mark}.`)
}

/**
 * Reads a signed code. Undefined when it was not written by a node whose key is known: forged, damaged or foreign.
 *
 * @param by.hasSigned whether a node signed this; false for an unknown node
 */
export function readTicketCode(text: string, by: Pick<Signing, 'hasSigned'>): TicketCode | undefined {
  const parts = text.trim().split('.')
  const [marked, ticketId, scheduleId, seatId, nodeId, epoch, seq, signature] = parts
  const numbers = /^\d{1,12}\.\d{1,12}$/.test(`${epoch}.${seq}`)
  if (
    parts.length !== 8 ||
    !numbers ||
    marked !== mark ||
    !ticketId ||
    !scheduleId ||
    !seatId ||
    !nodeId ||
    !signature
  )
    return undefined
  const signed = Buffer.from(parts.slice(0, 7).join('.'))
  if (!by.hasSigned(nodeId, signed, Buffer.from(signature, 'base64url'))) return undefined
  return { ticketId, scheduleId, seatId, nodeId, epoch: Number(epoch), seq: Number(seq) }
}
