import type { TurnOwner } from '../vouchers/turn.ts'

/** Whose stream a fact stands in. A box's cinema is the one it was enrolled for; a relay has none. */
export type Author = { side: 'relay' | 'box'; nodeId: string; cinemaId: string | null }

/** Which cinema something belongs to, as far as that is known here and can never change; undefined for what is unknown. */
export type Known = {
  show(id: string): string | undefined
  screen(id: string): string | undefined
  /** An online purchase. A register's is always its own cinema's, whichever id it has. */
  purchase(id: string): string | undefined
  payment(id: string): string | undefined
  ticket(id: string): string | undefined
  /** Whether somebody works at that cinema and at no other one now. */
  worksOnlyAt(employeeId: string, cinemaId: string): boolean
  /** Whether that is so, or was at any time: whoever was moved away meanwhile stays somebody that cinema's box could name. */
  hasWorkedOnlyAt(employeeId: string, cinemaId: string): boolean
}

/** Cinemas that a body speaks of; what is null or unknown here says nothing. */
export type Cinemas = readonly (string | null | undefined)[]

/** Who may author facts of a kind, and what may stand in them. */
export type Authorship<Body> = {
  by: 'relay' | 'box' | 'both'
  /** In which streams: the exhibitor's, a cinema's, or either. */
  in: 'exhibitor' | 'cinema' | 'either'
  /**
   * Which cinemas the body speaks of: in a cinema's stream no other one, and a box of no cinema but its own. Null where
   * it concerns no single cinema.
   */
  cinemaOf: ((body: Body, known: Known) => Cinemas) | null
  /** Every version reads it: a new form of it needs a new protocol, so one that claims to be newer is judged as today's. */
  everyVersions?: true
  /** What a body must also be for this author; a rule that rests on the author alone, or on what never changes. */
  only?: (body: Body, author: Author, known: Known) => boolean
}

/** How an author is called as the owner of turns. */
export const turnOwnerOf = ({ side, cinemaId }: Author): TurnOwner =>
  side === 'relay' ? 'relay' : `cinema:${cinemaId ?? ''}`
