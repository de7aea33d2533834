/**
 * Why a node must first learn what it may have forgotten before it writes anything of its own:
 * - `new_box`: just enrolled; its cinema may have sold with another machine before
 * - `database_lost`: it was installed, but neither database nor mirror holds a fact
 * - `database_restored`: an older copy was put back and the mirror does not reach its end
 * - `mirror_damaged`: the database needed its mirror, and a part of the mirror cannot be read
 * - `machine_changed`: its disk is in another machine; the first one may still be selling
 * - `peer_knows_more`: the other side holds facts of this node that it does not know itself
 * - `provider_knows_more`: the payment provider has payments of this relay that it has forgotten
 * - `till_knows_more`: a register remembers a sale, or an epoch, that this node does not know
 * - `fork`: the other side holds another history of this node's own stream; a manager says which one
 * continues
 * - `taken_over`: another machine has opened a newer epoch of this node
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
  'fork',
  'taken_over',
] as const
export type RecoveryReason = (typeof recoveryReasons)[number]

/** A recovery under way. It is stored before anything else is done, and survives every restart. */
export type Recovery = {
  reason: RecoveryReason
  /** ISO, UTC. */
  since: string
  /**
   * Id of this request for a new epoch, which tells its answer from that to another machine with the same identity.
   */
  requestId: string
  /** False when the node has lost nothing and only waits until it has received everything. */
  needsEpoch: boolean
  /** False while a manager must first confirm that this machine is the right one. */
  confirmed: boolean
  /** The highest epoch that a register remembers; the next one must be beyond it. */
  above?: number
  /**
   * The newest epoch of another machine known when a manager confirmed this one; the next epoch must be beyond it.
   */
  beyond?: number
  /** Which restore it belongs to: a copy made during a recovery may be restored after that recovery's end. */
  mark?: string | null
}

/** Sales without the relay's confirmation: only seats that were never transferred, until the relay is reached. */
export type EmergencyMode = { since: string; requestId: string; epoch: number; before: number }

/** Two machines may have the same identity then, and only a manager knows which one is right. */
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
  /** False until the node has held a fact; kept outside the database. */
  installed: boolean
  /** The database is marked as restored from a copy. */
  restored: boolean
  machineChanged: boolean
  /** Whether the database knows this node's current epoch. */
  epochKnown: boolean
  /** A recovery is under way, by what is kept outside the database: it may have been lost with all that tells of it. */
  recovering: boolean
  /** The database needed facts of the mirror, and could not read all of them. */
  mirrorDamaged: boolean
}

/**
 * Why a node that starts must recover first, or null. A mirror that was read to its end has lost nothing (everything
 * that ever left the node is on it), so a new disk with a complete mirror needs no confirmation.
 */
export function recoveryAtStart(disks: Disks): RecoveryReason | null {
  if (disks.machineChanged) return 'machine_changed'
  if (disks.installed && !disks.facts) return 'database_lost'
  if (disks.installed && !disks.epochKnown) return 'database_restored'
  if (disks.installed && disks.mirrorDamaged) return 'mirror_damaged'
  if (disks.restored && disks.unmirrored > 0) return 'database_restored'
  if (!disks.installed && disks.role === 'box') return 'new_box'
  if (disks.recovering) return 'database_restored'
  return null
}
