import type { PaperKind } from '#core/documents/paper.ts'

/** The printer states of spec/operations.md section 4. */
export type PrinterCondition =
  | 'operational'
  | 'offline'
  | 'communication_error'
  | 'cover_open'
  | 'paper_end'
  | 'paper_near_end'
  | 'overheating'
  | 'others'

export type Printer = {
  /** Letters of normal size on a line; documents are encoded for it. */
  readonly columns: number
  /** Begins to watch the printer's state. Nothing touches the hardware before. */
  start(): void
  /** Lets the job at work finish, refuses the others. */
  stop(): Promise<void>
  /** What was last seen. */
  condition(): PrinterCondition
  /** Resolves when the paper is out; rejects with a `PrintTrouble`. Jobs come out in the order of the calls. */
  print(bytes: Uint8Array, kind: PaperKind): Promise<void>
}
