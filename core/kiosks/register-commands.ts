import { readSignedText, signText } from '../access/signed-text.ts'
import { commandMark, registerCommands, type RegisterCommand } from './register-command-names.ts'

/** For which cinema's registers, and of which sheet: an older sheet is worth nothing. */
export type CommandSheet = { secret: string; cinemaId: string; sheet: number }

const purpose = 'tell a register what to do'

/**
 * The code of a command, which only the box of the cinema can write: a guest who holds a picture to the scanner tells the
 * register nothing.
 */
export function writeCommand({ secret, cinemaId, sheet }: CommandSheet, command: RegisterCommand): string {
  const dependsOn = [cinemaId, sheet]
  return `${commandMark}${signText({ secret, purpose }, [command], Number.MAX_SAFE_INTEGER, dependsOn)}`
}

/** The command of a code; undefined for one of another cinema or an older sheet, and while no sheet is good. */
export function readCommand(
  { secret, cinemaId, sheet }: CommandSheet,
  code: string,
  nowMs: number,
): RegisterCommand | undefined {
  if (sheet < 1 || !code.startsWith(commandMark)) return undefined
  const says = readSignedText({ secret, purpose }, code.slice(commandMark.length), nowMs, () => [
    cinemaId,
    sheet,
  ])
  return registerCommands.find(command => command === says?.[0])
}
