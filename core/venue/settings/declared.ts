import type * as z from 'zod'
import { devices } from './devices.ts'
import { email } from './email.ts'
import { films } from './films.ts'
import { features } from './features.ts'
import { general } from './general.ts'
import { newsletter } from './newsletter.ts'
import { portal, website } from './pages.ts'
import { refunds } from './refunds.ts'
import { reservations } from './reservations.ts'
import { tills } from './tills.ts'
import { vouchers } from './vouchers.ts'
import { waitingList } from './waiting-list.ts'
import { wallet } from './wallet.ts'
import type { Declaration } from './declare.ts'

/** Every setting there is, by its key, in the order of the settings page. A key is never reused for another meaning. */
export const declared = {
  ...general,
  ...features,
  ...portal,
  ...films,
  ...website,
  ...tills,
  ...devices,
  ...refunds,
  ...waitingList,
  ...reservations,
  ...vouchers,
  ...email,
  ...newsletter,
  ...wallet,
} as const

export type SettingKey = keyof typeof declared
export type SettingValue<K extends SettingKey> = z.infer<(typeof declared)[K]['value']>
/** Some settings of one place; null says the default, or what a wider place says. */
export type SettingValues = { [K in SettingKey]?: SettingValue<K> | null }

export const settingKeys = Object.keys(declared) as SettingKey[]

/** A declaration whose key is only known at run time. */
export function declarationOf(key: SettingKey): Declaration {
  return declared[key] as unknown as Declaration
}

/** The settings that are kept sealed. */
export const secretKeys: readonly SettingKey[] = settingKeys.filter(key => declarationOf(key).secret)
