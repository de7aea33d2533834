import { enrolBox } from '#core/devices/contract.ts'
import { Refusal, refusals, type RefusalCode } from '#core/refusal.ts'
import { askRelay, type BoxIdentity } from '../identity.ts'

/**
 * Asks a relay for this box's place, for a person who waits in front of it. Refuses what the relay refuses,
 * `relay_silent` when it does not answer, and `relay_unknown` when no cinema's relay does.
 */
export async function askForPlace(
  identity: BoxIdentity,
  relay: { url: string; connect?: string | undefined },
  code: string,
): Promise<NonNullable<BoxIdentity['place']>> {
  const address = relay.url
  const { status, answer } = await askRelay(identity, relay, code).catch(() => {
    throw new Refusal('relay_silent', { address })
  })
  const place = enrolBox.answer.safeParse(answer)
  if (status === 200 && place.success) return place.data
  const { refusal = '' } = (answer ?? {}) as { refusal?: string }
  throw isTheirs(refusal) ? new Refusal(refusal) : new Refusal('relay_unknown', { address })
}

const passedOn: readonly RefusalCode[] = ['box_code_unknown', 'box_already_enrolled', 'cinema_has_box']

function isTheirs(code: string): code is RefusalCode {
  return code in refusals && passedOn.includes(code as RefusalCode)
}
