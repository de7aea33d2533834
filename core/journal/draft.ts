import type { Scope } from './fact.ts'
import type { FactBodies, FactType } from './fact-bodies.ts'
import type { Tx } from './node.ts'

/** A fact that a rule has decided on and that is not written yet: what `tx.append` takes. */
export type Draft<Type extends FactType = FactType> = {
  [T in Type]: {
    scope: Scope
    type: T
    body: FactBodies[T]
    /** Names, mails, secrets, and the last day (ISO) they are needed for. */
    privatePart?: object | undefined
    privateDay?: string | undefined
  }
}[Type]

/** Writes what a rule has decided, in its order. */
export function appendAll(tx: Pick<Tx, 'append'>, made: readonly Draft[]): void {
  for (const draft of made) appendOne(tx, draft)
}

function appendOne<T extends FactType>(tx: Pick<Tx, 'append'>, draft: Draft<T>): void {
  const { scope, type, body, privatePart, privateDay } = draft
  tx.append<T>(scope, type, body, privatePart, privateDay)
}
