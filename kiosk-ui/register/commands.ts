import type { RegisterCommand } from '#core/kiosks/register-command-names.ts'
import { readRegisterCommand } from '#core/devices/register-commands-contract.ts'
import { call } from '../box/call.ts'
import { pressKey } from '../box/keyboard.ts'
import { keyOf, lastProduct, quantityBy, type LastScanned } from './command-keys.ts'
import { setProduct, till } from './till.ts'
import { basketOf } from './till-state.ts'

/** A command that was scanned so long ago is not done any more, in ms: nobody expects it by then. */
const lateMs = 4000

/**
 * Does what a printed code says: the box knows whether it is one of its sheet, and what it stands for is done by the
 * register's own key, so that everything is asked that the key would ask. Rejects as the call does.
 *
 * @param texts what the reader may have typed, likeliest first
 * @param scannedMs when it was scanned, by this page's clock
 * @param scanned the product that was scanned last, perhaps for an earlier customer
 * @returns false where that is not possible now
 */
export async function doCommand(
  texts: readonly string[],
  scannedMs: number,
  scanned: LastScanned | null,
): Promise<boolean> {
  const command = await commandOf(texts)
  if (performance.now() - scannedMs > lateMs) return false
  const key = keyOf(command)
  if (key !== null) return pressKey(key)
  const line = lastProduct(basketOf(till()), scanned)
  return line !== null && setProduct(line.productId, quantityBy(command, line.quantity), line.components)
}

async function commandOf(texts: readonly string[]): Promise<RegisterCommand> {
  const [text = '', ...others] = texts
  try {
    return (await call(readRegisterCommand, { body: { code: text } })).command
  } catch (error) {
    if (!others.length) throw error
    return commandOf(others)
  }
}
