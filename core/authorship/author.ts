import type { TurnOwner } from '../vouchers/turn.ts'

/** The node whose stream a fact is in. A box's cinema is the one it was enrolled for; a relay has none. */
export type Author = { side: 'relay' | 'box'; nodeId: string; cinemaId: string | null }

/** Which cinema something belongs to, if that is known here and can never change; else undefined. */
export type Known = {
  show(id: string): string | undefined
  screen(id: string): string | undefined
  device(id: string): string | undefined
  weekTemplate(id: string): string | undefined
  placeholder(id: string): string | undefined
  slipTemplate(id: string): string | undefined
  /** An online purchase. A register's is always its own cinema's, whichever id it has. */
  purchase(id: string): string | undefined
  payment(id: string): string | undefined
  ticket(id: string): string | undefined
  /** Whether an employee now works at that cinema and at no other one. */
  worksOnlyAt(employeeId: string, cinemaId: string): boolean
  /** Whether that is or ever was so: that cinema's box may still name an employee who was moved away. */
  hasWorkedOnlyAt(employeeId: string, cinemaId: string): boolean
}

/** Cinemas named in a body; null and unknown ones are ignored. */
export type Cinemas = readonly (string | null | undefined)[]

/** Who may write facts of a kind, and what may be in them. */
export type Authorship<Body> = {
  by: 'relay' | 'box' | 'both'
  /** In which streams: the exhibitor's, a cinema's, or either. */
  in: 'exhibitor' | 'cinema' | 'either'
  /**
   * Which cinemas the body names: in a cinema's stream only that one, and from a box only its own. Null when it
   * concerns no single cinema.
   */
  cinemaOf: ((body: Body, known: Known) => Cinemas) | null
  /** Every version reads it: a new form of it needs a new protocol, so one that claims to be newer is judged as today's. */
  everyVersions?: true
  /** A further condition on the body; it may depend only on the author and on what never changes. */
  only?: (body: Body, author: Author, known: Known) => boolean
}

/** An author as the owner of turns. */
export const turnOwnerOf = ({ side, cinemaId }: Author): TurnOwner =>
  side === 'relay' ? 'relay' : `cinema:${cinemaId ?? ''}`
