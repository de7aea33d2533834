/**
 * What each kind of fact tells, by its name. The journal keeps facts without knowing any: `core/facts.ts` adds them all
 * here, so that `tx.append` is typed by them.
 */
export interface FactBodies {}

export type FactType = keyof FactBodies & string
