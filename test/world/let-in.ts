import { hash } from 'node:crypto'
import { letIn } from '#core/kiosks/commands.ts'
import type { Tx } from '#core/journal/node.ts'

const machineOf = (name: string) => ({
  uid: hash('sha256', name).slice(0, 24),
  token: hash('sha256', `token of ${name}`),
})

/** Lets a register in without asking, for crowds and measurements; its machine has `registersCookie`. */
export function letRegisterIn(tx: Tx, name: string): void {
  const { uid, token } = machineOf(name)
  const tokenHash = hash('sha256', token, 'base64url')
  letIn(tx, { cinemaId: 'cinema-1', uid, tokenHash, type: 'register' }, { name })
}

/** The cookie of the machine that was let in as a register of that name. */
export function registersCookie(name: string): [name: string, value: string] {
  const { uid, token } = machineOf(name)
  return ['foyer_kiosk', `${uid}.${token}`]
}
