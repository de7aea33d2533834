import { setTimeout as pause } from 'node:timers/promises'
import { readState } from '#core/devices/contract.ts'
import { openClient } from '../../world/client.ts'
import type { Cinema } from '../cinema.ts'
import type { Stage } from '../play.ts'

const refusesWithinMs = 60_000
const staysMs = 2500

/**
 * Waits until a side refuses with 503 and a sentence, sees that it sells nothing meanwhile and is still there, then
 * mends what is wrong.
 */
export async function refusesUntil(
  stage: Stage,
  cinema: Cinema,
  who: 'box' | 'relay',
  mend: () => void,
): Promise<void> {
  const { diary } = cinema
  const by = who === 'box' ? 'register' : 'site'
  const before = diary.refusedBy(who)
  const until = Date.now() + refusesWithinMs
  while (diary.refusedBy(who) < before + 3 && Date.now() < until) await pause(50)
  stage.insist(diary.refusedBy(who) >= before + 3, `the ${who} never refused`)
  // Answers on their way to us at the moment it stopped are sales; after them there are none.
  await pause(300)
  const sales = () => [...diary.sold.values()].filter(sale => sale.by === by).length
  const sold = sales()
  await pause(staysMs)
  stage.insist(
    sales() === sold,
    `the ${who} went on selling: ${sales() - sold} sales while it could not keep them`,
  )
  const asked = openClient(cinema[who].port).call(readState)
  const health = await Promise.race([asked, pause(5000)]).catch(() => undefined)
  stage.insist(health?.status === 200, `the health page of the ${who} does not answer while it refuses`)
  for (const { by, code, status, sentence } of diary.refusals.values()) {
    if (by !== who || status < 500) continue
    stage.insist(code !== 'internal', `the ${who} broke instead of refusing`)
    stage.insist(/\p{L}.*\.$/u.test(sentence), `${code} has no sentence: ${sentence}`)
  }
  mend()
}
