/**
 * The body of each kind of fact, by its name. The journal itself knows no kinds: `core/facts.ts` adds them all here,
 * so that `tx.append` is typed.
 */
export interface FactBodies {}

export type FactType = keyof FactBodies & string
