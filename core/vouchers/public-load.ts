import { limitKeyOf } from '../api/address.ts'
import type { Context } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { Refusal } from '../refusal.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import type { CodeGuard } from './kept-codes.ts'

/** Bounds guessing at a code: see `kept-codes.ts`. Refuses `voucher_at_box_office` and `too_many_requests`. */
export function requireGuessable(
  codes: CodeGuard,
  { tenant, request }: Pick<Context, 'tenant' | 'request'>,
  code: string,
): void {
  const { identity, runtime } = tenant.node
  codes.require(code, {
    network: limitKeyOf(request.ip ?? ''),
    exhibitorId: identity.exhibitorId,
    nowMs: runtime.now(),
  })
}

/** Refuses `module_off` where the exhibitor takes no vouchers online. */
export function requireVouchersOn(tenant: Tenant): void {
  if (!exhibitorOf(tenant.node.catalogue)?.features.vouchers) throw new Refusal('module_off')
}
