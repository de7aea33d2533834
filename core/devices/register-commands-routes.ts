import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { readRegisterCommand } from './register-commands-contract.ts'
import { readCommand } from '../kiosks/register-commands.ts'

/** Reading the codes of the sheet with commands, at the box that printed it. */
export function registerCommandRoutes(mount: Mount): void {
  mount(readRegisterCommand, ({ body }, { tenant: { node, secret } }) => {
    const { cinemaId } = node.identity
    if (cinemaId === undefined) throw new Refusal('command_unknown')
    const sheet = settingOf(node.catalogue, 'pos_config.command_sheet', cinemaId)
    const command = readCommand({ secret, cinemaId, sheet }, body.code, node.runtime.now())
    if (!command) throw new Refusal('command_unknown')
    return { command }
  })
}
