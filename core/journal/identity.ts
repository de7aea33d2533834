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
  /** It has held facts once: an empty database is then a loss, never a beginning. */
  readonly installed: boolean
  /** Its disk stands in another machine than when it was last opened. */
  readonly machineChanged: boolean
  /** Names this machine's questions for an epoch. */
  readonly instance: string
  /** Writes the epoch down before anything is written in it; from then on the node is installed. */
  keep(epoch: number): void
  /** A person said that this machine is the right one: it is remembered, under a new instance. */
  adopt(): void
}

/** The world as a node sees it; a simulator hands in its own. */
export type Runtime = {
  /** Wall time, epoch milliseconds. */
  now(): number
  /** Uniform bytes. */
  random(bytes: number): Uint8Array
  /** Runs the work in a later turn, together with whatever else arrives until then. */
  later(work: () => void): void
  /** Resolves after that many milliseconds; what it waits with is let go of when `ended` says so. */
  sleep(ms: number, ended?: AbortSignal): Promise<void>
  log: Log
}

export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
