import * as z from 'zod'

/** A line display of a cinema, two lines of twenty letters, as people enter it. */
export const lineDisplayEntry = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** What people call it. */
  name: z.string().min(1).max(60),
  /** A serial line of the box, such as `serial:ttyUSB0` or `serial:ttyUSB0:19200`, or `printer:` and the name of the printer it hangs on. */
  connection: z.string().min(1).max(200),
  /** What it obeys: Epson's commands (DM-D) or those of CD5220, which most others know. */
  commands: z.enum(['epson', 'cd5220']),
  /** Its table of letters; without accents where nobody knows it. */
  letters: z.enum(['plain', 'cp858', 'windows1252']),
})
export type LineDisplayEntry = z.infer<typeof lineDisplayEntry>

/** How fast serial lines are; displays come with 9600 from the factory. */
export const serialSpeeds = [2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const

/** Where a line display hangs; null for a connection this version does not know. */
export type LineDisplayPlace =
  { on: 'serial'; device: string; speed: (typeof serialSpeeds)[number] } | { on: 'printer'; printer: string }

/** Reads a connection: only the serial lines of USB sockets and of the machine itself, never another file. */
export function lineDisplayPlace(connection: string): LineDisplayPlace | null {
  const [, printer] = /^printer:(.{1,60})$/.exec(connection) ?? []
  if (printer) return { on: 'printer', printer }
  const [, device, typed = '9600'] = /^serial:(tty(?:USB|ACM|S)\d{1,2})(?::(\d+))?$/.exec(connection) ?? []
  const speed = serialSpeeds.find(each => String(each) === typed)
  return device && speed ? { on: 'serial', device, speed } : null
}

/** What is wrong with the line displays of a cinema: two of one id, which tills could not tell apart, or a connection. */
export function wrongWithLineDisplays(
  displays: readonly LineDisplayEntry[] = [],
): 'line_display_twice' | 'line_display_connection' | undefined {
  if (new Set(displays.map(({ id }) => id)).size < displays.length) return 'line_display_twice'
  return displays.every(({ connection }) => lineDisplayPlace(connection))
    ? undefined
    : 'line_display_connection'
}
