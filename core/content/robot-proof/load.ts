import type { Tenant } from '../../api/tenant.ts'
import { settingOf } from '../../venue/settings/effective.ts'
import type { ProofAsked } from './robot-proof.ts'

/** What decides whether an exhibitor asks for a proof that no robot makes a call, and when that is. */
export function proofAsked({ node: { catalogue, identity, runtime } }: Tenant): ProofAsked {
  return {
    exhibitorId: identity.exhibitorId,
    isOn: settingOf(catalogue, 'recaptcha'),
    nowMs: runtime.now(),
    random: runtime.random,
  }
}
