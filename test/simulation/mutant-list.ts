import { alarmMutants } from './alarm-mutants.ts'
import { barMutants } from './bar-mutants.ts'
import { topUpMutants } from './top-up-mutants.ts'
import { actorMutants } from './actor-mutants.ts'
import { cardMutants } from './card-mutants.ts'
import { codeMutants } from './code-mutants.ts'
import { cashMutants } from './cash-mutants.ts'
import { carriedMutants } from './carried-mutants.ts'
import { diskMutants } from './disk-mutants.ts'
import { forkMutants } from './fork-mutants.ts'
import { emergencyModeMutants } from './emergency-mode-mutants.ts'
import { hostileMutants } from './hostile-mutants.ts'
import { invoiceMutants } from './invoice-mutants.ts'
import { memoryMutants } from './receipt-mutants.ts'
import { exchangeMutants } from './exchange-mutants.ts'
import { glassesMutants } from './glasses-mutants.ts'
import { giftMutants } from './gift-mutants.ts'
import { deliveryMutants } from './delivery-mutants.ts'
import { orderMutants } from './order-mutants.ts'
import { depositMutants } from './deposit-mutants.ts'
import { limitMutants } from './limit-mutants.ts'
import { mailMutants } from './mail-mutants.ts'
import { menuMutants } from './menu-mutants.ts'
import { moneyMutants } from './money-mutants.ts'
import { offerMutants } from './offer-mutants.ts'
import { parkMutants } from './park-mutants.ts'
import { paymentMutants } from './payment-mutants.ts'
import { programmeMutants } from './programme-mutants.ts'
import { ruleMutants } from './rule-mutants.ts'
import { saleMutants } from './sale-mutants.ts'
import { seatMutants } from './seat-mutants.ts'
import { streamMutants } from './stream-mutants.ts'
import { terminalMutants } from './terminal-mutants.ts'
import { twinMutants } from './twin-mutants.ts'
import { versionMutants } from './version-mutants.ts'
import { voucherMutants } from './voucher-mutants.ts'
import type { Mutant } from './mutant.ts'

/** Every rule that can be switched off, by theme. */
export const mutants: Mutant[] = [
  ...diskMutants,
  ...seatMutants,
  ...streamMutants,
  ...saleMutants,
  ...paymentMutants,
  ...programmeMutants,
  ...moneyMutants,
  ...cashMutants,
  ...invoiceMutants,
  ...offerMutants,
  ...menuMutants,
  ...barMutants,
  ...limitMutants,
  ...ruleMutants,
  ...alarmMutants,
  ...topUpMutants,
  ...cardMutants,
  ...depositMutants,
  ...giftMutants,
  ...deliveryMutants,
  ...orderMutants,
  ...mailMutants,
  ...glassesMutants,
  ...exchangeMutants,
  ...voucherMutants,
  ...memoryMutants,
  ...versionMutants,
  ...twinMutants,
  ...emergencyModeMutants,
  ...hostileMutants,
  ...forkMutants,
  ...actorMutants,
  ...carriedMutants,
  ...terminalMutants,
  ...codeMutants,
  ...parkMutants,
]
