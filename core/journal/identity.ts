/** Who a node is. The box's cinema is the one its streams and its tokens belong to. */
export type Identity = {
  role: 'box' | 'relay'
  nodeId: string
  epoch: number
  exhibitorId: string
  /** Only for a box. */
  cinemaId?: string
}

/** What a node keeps outside its database, because a restored database must not bring it along. */
export type DurableIdentity = {
  /** It has held facts before: an empty database then means a loss, not a new node. */
  readonly installed: boolean
  /** Its disk is in another machine than when it was last opened. */
  readonly machineChanged: boolean
  /** Part of the id of this machine's requests for an epoch. */
  readonly instance: string
  /** A recovery is under way, which a database that is lost meanwhile does not tell. */
  readonly recovering: boolean
  /** Stores whether one is, before the database does. */
  keepRecovering(isUnderWay: boolean): void
  /** Stores the epoch before any fact is written in it; from then on the node is installed. */
  keep(epoch: number): void
  /** A manager confirmed that this machine is the right one: it is stored, under a new instance. */
  adopt(): void
}

/** Clock, randomness and timers as a node uses them; the simulator passes its own. */
export type Runtime = {
  /** Wall time, epoch milliseconds. */
  now(): number
  /** Uniformly random bytes. */
  random(bytes: number): Uint8Array
  /** Runs the work in a later turn, together with whatever else arrives until then. */
  later(work: () => void): void
  /** Resolves after that many milliseconds, or when `ended` aborts or has done so; its timer is released then. */
  sleep(ms: number, ended?: AbortSignal): Promise<void>
  log: Log
}

export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
