/** Commands that are answered or do something else than print, with how many bytes each has. */
const commands = [
  { does: 'status', bytes: [0x10, 0x04], length: 3 },
  { does: 'pulse at once', bytes: [0x10, 0x14], length: 5 },
  { does: 'pulse', bytes: [0x1b, 0x70], length: 5 },
  { does: 'done', bytes: [0x1d, 0x72], length: 3 },
] as const

/**
 * A printer behind whatever leads to it: keeps what it is sent, answers DLE EOT and GS r as Epson's do, in whatever pieces
 * that comes.
 *
 * @param answer says bytes to whoever printed
 */
export function epsonPrinter(answer: (bytes: Uint8Array) => void) {
  const state = {
    /** Answers to DLE EOT 1 to 4; 0x12 is all well. */
    status: [0x12, 0x12, 0x12, 0x12],
    /** It takes nothing any more, as one without paper whose memory is full. */
    isStalled: false,
    isHeld: false,
    printed: Buffer.alloc(0),
    pulses: [] as ('in turn' | 'at once')[],
    /** Says this unasked, as to a connection before. */
    say: (bytes: readonly number[]) => answer(Uint8Array.from(bytes)),
  }
  let rest = Buffer.alloc(0)

  function obey(does: (typeof commands)[number]['does'], about: number): void {
    if (does === 'status') state.say([state.status[about - 1]!])
    else if (does === 'done') state.say([0])
    else state.pulses.push(does === 'pulse' ? 'in turn' : 'at once')
  }

  return {
    state,
    take(bytes: Uint8Array): void {
      rest = Buffer.concat([rest, bytes])
      while (rest.length) {
        const known = commands.find(({ bytes: [one, two] }) => rest[0] === one && (rest[1] ?? two) === two)
        if (known && rest.length < known.length) return
        if (known) {
          obey(known.does, rest[2]!)
          rest = rest.subarray(known.length)
          continue
        }
        const next = rest.findIndex((byte, at) => at > 0 && [0x10, 0x1b, 0x1d].includes(byte))
        const plain = next < 0 ? rest : rest.subarray(0, next)
        state.printed = Buffer.concat([state.printed, plain])
        rest = rest.subarray(plain.length)
      }
    },
  }
}
