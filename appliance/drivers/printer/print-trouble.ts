import type { PrinterCondition } from './contract.ts'

/**
 * A job that did not come out. `nothing` was printed when the printer was not ready; `unknown` when the connection
 * broke during the job: then an employee must check, because printing a ticket again automatically could make two.
 */
export class PrintTrouble extends Error {
  readonly condition: PrinterCondition
  readonly printed: 'nothing' | 'unknown'

  constructor(condition: PrinterCondition, printed: 'nothing' | 'unknown') {
    super(`The printer is not ready (${condition}); printed: ${printed}.`)
    this.name = 'PrintTrouble'
    this.condition = condition
    this.printed = printed
  }
}
