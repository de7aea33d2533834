/** What every device of the box can do, whatever it is. */
export type Device = {
  /** Begins to watch it. Nothing touches the hardware before. */
  start(): void
  /** Lets the work at hand finish and begins nothing more. */
  stop(): Promise<void>
  /** What was last seen, in one word of the device's kind. */
  condition(): string
}
