import type { Carrier } from '#core/offline-sync/commands.ts'
import type { FactKinds } from '#core/journal/apply.ts'
import type { Db } from '#core/database/sql.ts'
import type { meetingProven } from '#core/devices/line-proof.ts'
import type { Judge } from '#core/journal/trust.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import type { Mirror } from '#core/journal/mirror.ts'
import type { Node } from '#core/journal/node.ts'
import type { DurableIdentity } from '#core/journal/identity.ts'
import type { receiveReceipt } from '#core/receipts/commands.ts'
import type { writtenLetter } from '#relay/mail/writing.ts'
import type { PaymentProvider } from '#relay/payments/provider.ts'
import type { CardTerminal } from '#box/drivers/terminal/contract.ts'
import type { WaterMarks } from '#core/seating/allotment.ts'
import type { BoxLooked } from './alarm-check.ts'

/**
 * One rule switched off, to see that a check notices. Everything stands between the real parts; nothing is edited.
 */
export type Rules = {
  /** Stands around every node: what commands read and append, and what comes from the other side. */
  node?: (node: Node) => Node
  /** Stands around every mirror. */
  mirror?: (mirror: Mirror) => Mirror
  /** Stands around every database. */
  db?: (db: Db) => Db
  /** What every box's machine remembers outside its database. */
  durableIdentity?: (durableIdentity: DurableIdentity) => DurableIdentity
  /** The relay lets every machine of a box in, one beside the other. */
  manyMachines?: boolean
  /** Who is believed, on every node. */
  judge?: Judge
  /** Stands before what a node hears from somebody with a stolen key. */
  hears?: (node: Node, message: SyncMessage) => SyncMessage
  /** Whether the other end of a line has proven itself. */
  proven?: typeof meetingProven
  /** How tables read facts, on every node and when they are read anew. */
  kinds?: FactKinds
  /** Which streams the relay sends a box. */
  shares?: (origin: string) => boolean
  /** Stands between the relay and its payment provider. */
  provider?: (provider: PaymentProvider) => PaymentProvider
  /** Stands where the provider of an account is found. */
  accounts?: (clientOf: (account: string) => PaymentProvider) => (account: string) => PaymentProvider
  /** Stands in place of what decides whether a receipt is believed. */
  receipts?: typeof receiveReceipt
  /** Stands around whoever makes and takes files. */
  carrier?: (carrier: Carrier) => Carrier
  /** Stands between every box and its card terminal. */
  terminal?: (terminal: CardTerminal) => CardTerminal
  /** What a place's hold keeper also does. */
  tick?: (node: Node) => void
  /** Stands before what a manager's rules are told of the boxes. */
  boxes?: (boxes: readonly BoxLooked[]) => readonly BoxLooked[]
  /** Stands around what the relay's mails say, and to whom. */
  letters?: (write: typeof writtenLetter) => typeof writtenLetter
  /** When a side gives the other more seats to sell, or that it never does. */
  marks?: WaterMarks | 'none'
}
