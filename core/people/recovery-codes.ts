import { toBase32 } from './totp.ts'
import { tokenHash } from './secrets.ts'

/** So many are made at once; each opens one sign-in when the phone is gone. */
const codesMade = 10
/** 80 random bits each: nobody guesses one, also not whoever has its hash, so a plain hash is enough. */
const codeBytes = 10

/** Recovery codes as they are shown once: sixteen letters and digits in four groups. */
export function makeRecoveryCodes(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: codesMade }, () =>
    toBase32(random(codeBytes)).toLowerCase().match(/.{4}/g)!.join('-'),
  )
}

/** A code as it is stored, however it is typed: capitals, spaces and dashes do not matter. */
export function recoveryCodeHash(code: string): string {
  return tokenHash(`recovery code ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
}

/** Whether something typed may be a recovery code, and no code of an app. */
export function isRecoveryCode(text: string): boolean {
  return text.toLowerCase().replace(/[^a-z2-7]/g, '').length === 16
}
