import { locales, type Locale } from '#core/i18n/locale.ts'
import type { VoucherType, VoucherTypeFields } from '#core/vouchers/voucher-type.ts'

/** The numbers of a kind of voucher as they are typed. */
export const typedNumbers = [
  'turnsDefault',
  'turnsMin',
  'turnsMax',
  'turnsStep',
  'validMonths',
  'pauseMinutes',
] as const
export type TypedNumber = (typeof typedNumbers)[number]

export type TypeDraft = {
  type: 'giftcard' | 'subscription'
  title: Record<Locale, string>
  description: Record<Locale, string>
  /** Euros, as `11` or `11.50` or `11,50`. */
  price: string
  numbers: Record<TypedNumber, string>
}

const empty = { en: '', de: '', fr: '', nl: '' }

export function draftOf(type: VoucherType | undefined): TypeDraft {
  const number = (name: TypedNumber, otherwise: string) => {
    if (!type) return otherwise
    const value = type[name]
    return value === null ? '' : String(value)
  }
  return {
    type: type?.type ?? 'giftcard',
    title: { ...empty, ...type?.title },
    description: { ...empty, ...type?.description },
    price: type ? (type.turnCents / 100).toFixed(2) : '',
    numbers: {
      turnsDefault: number('turnsDefault', '2'),
      turnsMin: number('turnsMin', '1'),
      turnsMax: number('turnsMax', '10'),
      turnsStep: number('turnsStep', '1'),
      validMonths: number('validMonths', '24'),
      pauseMinutes: number('pauseMinutes', '0'),
    },
  }
}

/** What was typed, as the fields of a kind of voucher; undefined where a number cannot be read. */
export function fieldsOf(draft: TypeDraft): Partial<VoucherTypeFields> | undefined {
  const price = /^\d{1,3}([.,]\d{1,2})?$/.exec(draft.price.trim())?.[0]
  const whole = (name: TypedNumber) =>
    /^\d{1,4}$/.test(draft.numbers[name].trim()) ? Number(draft.numbers[name]) : undefined
  const validMonths = draft.numbers.validMonths.trim() === '' ? null : whole('validMonths')
  const [turnsDefault, turnsMin, turnsMax, turnsStep, pauseMinutes] = [
    whole('turnsDefault'),
    whole('turnsMin'),
    whole('turnsMax'),
    whole('turnsStep'),
    whole('pauseMinutes'),
  ]
  const missing = [price, validMonths, turnsDefault, turnsMin, turnsMax, turnsStep, pauseMinutes].includes(
    undefined,
  )
  if (missing || !draft.title.en.trim()) return undefined
  return {
    type: draft.type,
    title: said(draft.title),
    description: said(draft.description),
    turnCents: Math.round(Number(price!.replace(',', '.')) * 100),
    turnsDefault: turnsDefault!,
    turnsMin: turnsMin!,
    turnsMax: turnsMax!,
    turnsStep: turnsStep!,
    validMonths: validMonths ?? null,
    pauseMinutes: pauseMinutes!,
  }
}

/** Languages that were left empty are read in English. */
function said(words: Record<Locale, string>) {
  const filled = locales.filter(locale => locale === 'en' || words[locale].trim())
  return Object.fromEntries(filled.map(locale => [locale, words[locale].trim()])) as { en: string }
}
