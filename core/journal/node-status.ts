/**
 * Why a node must first learn what it may have forgotten before it writes anything of its own:
 * - `new_box`: just enrolled; its cinema may have sold through another machine before
 * - `database_lost`: it was installed once, and neither database nor mirror holds a fact
 * - `database_restored`: an older copy was put back and the mirror does not reach its end
 * - `mirror_damaged`: the database needed its mirror, and a part of that cannot be read
 * - `machine_changed`: its disk stands in another machine; the first one may still be selling
 * - `peer_knows_more`: the other side holds facts of this node that it does not know itself
 * - `provider_knows_more`: the payment provider has payments that this relay made and has forgotten
 * - `till_knows_more`: a register was told of a sale, or of an epoch, that this node does not know
 * - `history_split`: the other side holds another history of this node's own stream; a person says which one goes on
 * - `taken_over`: another machine has opened a newer epoch of this very node
 */
export const recoveryReasons = [
  'new_box',
  'database_lost',
  'database_restored',
  'mirror_damaged',
  'machine_changed',
  'peer_knows_more',
  'till_knows_more',
  'provider_knows_more',
  'history_split',
  'taken_over',
] as const
export type RecoveryReason = (typeof recoveryReasons)[number]

/** A recovery under way. It is written down before anything else is done, and survives every restart. */
export type Recovery = {
  reason: RecoveryReason
  /** ISO, UTC. */
  since: string
  /** Names this question for a new epoch, so that its answer is known from that of a twin. */
  requestId: string
  /** False when the node has lost nothing and only waits to be told everything. */
  needsEpoch: boolean
  /** False while a person must first say that this machine is the right one. */
  confirmed: boolean
  /** The highest epoch that a register was told of; the next one must be beyond it. */
  above?: number
  /** The newest epoch of another machine that was known when a person said that this one is right: it goes beyond it. */
  beyond?: number
  /** Which putting back it belongs to: a copy may be older than the end of the recovery it was made in. */
  mark?: string | null
}

/** Sales without the other side's word: only seats no fact has ever moved, until the relay has been heard. */
export type EmergencyMode = { since: string; requestId: string; epoch: number; before: number }

/** Two machines may claim these, and only a person knows which one is real. */
export function needsPerson(reason: RecoveryReason): boolean {
  return reason === 'machine_changed' || reason === 'taken_over'
}

/** What is known when a program starts, after its mirror has been read to its end. */
export type Disks = {
  role: 'box' | 'relay'
  /** Facts in the database now. */
  facts: number
  /** Facts of the database that the mirror did not hold. */
  unmirrored: number
  /** False until the node has held a fact once; kept outside the database. */
  installed: boolean
  /** The database says that it was put back from a copy. */
  restored: boolean
  machineChanged: boolean
  /** Whether the database knows of the epoch this node lives in. */
  epochKnown: boolean
  /** The database needed what the mirror holds, and could not read all of it. */
  mirrorDamaged: boolean
}

/**
 * Why a node that starts must recover first, or null. A mirror that was read to its end has lost nothing (everything
 * that ever left the node is on it), so a new disk with a whole mirror needs nobody's word.
 */
export function recoveryAtStart(disks: Disks): RecoveryReason | null {
  if (disks.machineChanged) return 'machine_changed'
  if (disks.installed && !disks.facts) return 'database_lost'
  if (disks.installed && !disks.epochKnown) return 'database_restored'
  if (disks.installed && disks.mirrorDamaged) return 'mirror_damaged'
  if (disks.restored && disks.unmirrored > 0) return 'database_restored'
  if (!disks.installed && disks.role === 'box') return 'new_box'
  return null
}
