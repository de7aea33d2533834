import { isModuleOn } from '../access/modules.ts'
import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { isAlive } from '../catalogue/entity.ts'
import { businessDayAt } from '../programme/day.ts'
import { loadPackages } from './load.ts'
import { packagesForRegister } from './public-packages.ts'
import { readVoucherTypes } from './types-contract.ts'
import type { VoucherType } from './voucher-type.ts'

/** What registers sell as vouchers, on box and relay alike. */
export function voucherTypeRoutes(mount: Mount): void {
  mount(readVoucherTypes, (_, { tenant }) => ({
    types: voucherTypesOf(tenant),
    packages: packagesAtTill(tenant),
  }))
}

/** In selling order, without those that are no longer sold. */
function voucherTypesOf(tenant: Tenant): VoucherType[] {
  if (!isModuleOn(tenant.node.catalogue, 'vouchers')) return []
  return tenant.node.catalogue
    .all('voucher_type')
    .filter(isAlive)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** The packages that registers of a cinema sell today; at the relay, of the exhibitor's first. */
function packagesAtTill({ node }: Tenant) {
  const { catalogue, identity, runtime } = node
  if (!isModuleOn(catalogue, 'vouchers')) return []
  const cinemaId = identity.cinemaId ?? catalogue.all('cinema')[0]?.id ?? ''
  const day = businessDayAt(catalogue, cinemaId, runtime.now())
  return packagesForRegister(loadPackages({ catalogue }, { channel: 'pos', cinemaId, day }))
}
