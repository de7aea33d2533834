import { expect, it } from 'vitest'
import type { Route } from '#core/api/route.ts'
import * as buyerExchanges from '#core/sales/refunds/buyer/exchange-contract.ts'
import * as buyerRefunds from '#core/sales/refunds/buyer/contract.ts'
import * as newsletter from '#core/content/newsletter/contract.ts'
import * as messages from '#core/content/messages/contract.ts'
import * as programme from '#core/planning/contract.ts'
import * as paying from '#core/sales/paying-contract.ts'
import * as sales from '#core/sales/public-contract.ts'
import * as purchases from '#core/sales/purchase-contract.ts'
import * as seating from '#core/seating/contract.ts'
import * as waiting from '#core/waiting-list/contract.ts'
import * as vouchers from '#core/vouchers/public-contract.ts'
import * as calls from '#relay/site/calls.ts'

it('the website’s short calls are the contracts’', () => {
  const contracts: Record<string, unknown> = {
    ...buyerExchanges,
    ...buyerRefunds,
    ...messages,
    ...newsletter,
    ...programme,
    ...sales,
    ...paying,
    ...purchases,
    ...seating,
    ...vouchers,
    ...waiting,
  }
  for (const [name, call] of Object.entries(calls)) {
    const { method, path } = contracts[name] as Route
    expect({ name, method: call.method, path: call.path }).toEqual({ name, method, path })
  }
})
