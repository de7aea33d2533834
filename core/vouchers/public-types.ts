import { isModuleOn } from '../access/modules.ts'
import { isAlive } from '../catalogue/entity.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { Catalogue } from '../journal/apply.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import type { PublicVoucherType } from './public-contract.ts'
import { voucherPrice } from './voucher-price.ts'
import { isSoldOnline, refreshmentBounds, type VoucherType } from './voucher-type.ts'

/** Whether the website sells vouchers at all: the account has them, and the exhibitor offers them there. */
export function areVouchersSold(catalogue: Pick<Catalogue, 'all'>): boolean {
  return isModuleOn(catalogue, 'vouchers') && exhibitorOf(catalogue)?.features.vouchers === true
}

/** The kinds the website sells, in selling order; of one type where it is named. */
export function typesOnline(types: readonly VoucherType[], type?: VoucherType['type']): VoucherType[] {
  return types
    .filter(each => isSoldOnline(each) && (type === undefined || each.type === type))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** A title as the end of an address: `Carte cadeau` is `carte-cadeau`. Letters of other scripts are left out. */
const slugFrom = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** What each kind's address ends with: its own, else made of its title, and its id where another one has that. */
export function slugsOf(types: readonly Pick<VoucherType, 'id' | 'slug' | 'title'>[]): Map<string, string> {
  const taken = new Set(types.flatMap(({ slug }) => slug ?? []))
  return new Map(
    types.map(({ id, slug, title }) => {
      const made = slug ?? slugFrom(title.en)
      if (!slug && (!made || taken.has(made))) return [id, id]
      taken.add(made)
      return [id, made]
    }),
  )
}

/** The kind of an address among those the website sells; also by its id, so that an old link still works. */
export function typeOfSlug(types: readonly VoucherType[], slug: string): VoucherType | undefined {
  const slugs = slugsOf(types)
  return types.find(({ id }) => slugs.get(id) === slug) ?? types.find(({ id }) => id === slug)
}

/** A kind as visitors are told it, in their language. */
export function publicType(type: VoucherType, slug: string, locale: Locale): PublicVoucherType {
  const value = refreshmentBounds(type)
  const title = inLocale(type.title, locale)
  const least = { turns: firstStep(type), refreshmentCents: value.min }
  return {
    id: type.id,
    slug,
    type: type.type,
    title,
    page_title: (type.pageTitle && inLocale(type.pageTitle, locale)) || title,
    description: inLocale(type.description, locale),
    content: type.content ? inLocale(type.content, locale) : '',
    cost_turn: type.turnCents,
    turns_default: type.turnsDefault,
    turns_min: type.turnsMin,
    turns_max: type.turnsMax,
    turns_step: type.turnsStep,
    products_enabled: type.refreshments ?? false,
    products_default: value.usual,
    products_min: value.min,
    products_max: value.max,
    products_step: value.step,
    handling: type.handlingCents ?? 0,
    from_price: voucherPrice(type, least).totalCents,
    valid_months: type.validMonths,
  }
}

/** The fewest turns it is sold with. */
const firstStep = ({ turnsMin, turnsStep }: VoucherType) => Math.ceil(turnsMin / turnsStep) * turnsStep

/** Whether the website has any voucher to sell, by itself or in a package. */
export function sellsVouchers(catalogue: Pick<Catalogue, 'all'>): boolean {
  if (!areVouchersSold(catalogue)) return false
  const inPackages = catalogue.all('voucher_package').some(each => {
    return isAlive(each) && each.status !== 'paused' && each.visibility.includes('site')
  })
  return inPackages || typesOnline(catalogue.all('voucher_type')).length > 0
}
