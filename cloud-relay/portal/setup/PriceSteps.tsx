import { countryStarts, type Country } from '#core/founding/countries.ts'
import { productsToBegin, ratesToBegin } from '#core/founding/price-start.ts'
import { inLocale, type Words } from '#core/i18n/locale.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import { product } from '#core/pricing/product.entity.ts'
import { centsOf } from '../kit/typed-value.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { StartList, useStartLines } from './StartList.tsx'
import { StepForm } from './StepForm.tsx'
import { useMake, useSaving } from './use-make.ts'
import type { Setup } from './use-setup.ts'

/** What tickets cost: a list to begin with, by what is usual in the country. */
export function PricesStep({ company }: Setup) {
  const make = useMake()
  const begin = ratesToBegin(countryStarts[(company.country as Country) ?? 'LU'] ?? countryStarts.LU)
  return (
    <Amounts
      begin={begin}
      save={async (id, cents) => {
        const { id: _, ...rate } = begin.find(each => each.id === id)!
        await make(priceRate, id, { ...rate, cents })
      }}
    />
  )
}

/** What the counter sells beside tickets. */
export function ProductsStep() {
  const make = useMake()
  return (
    <Amounts
      begin={productsToBegin}
      save={async (id, cents) => {
        const { id: _, ...made } = productsToBegin.find(each => each.id === id)!
        await make(product, id, { ...made, cents })
      }}
    />
  )
}

type Begin = { readonly id: string; readonly name: Words; readonly cents: number }

function Amounts({
  begin,
  save,
}: {
  begin: readonly Begin[]
  save: (id: string, cents: number) => Promise<void>
}) {
  const { t, locale } = useWords()
  const { lines, put } = useStartLines(() =>
    begin.map(({ id, name, cents }) => ({
      id,
      name: inLocale(name, locale),
      typed: (cents / 100).toFixed(2),
      wanted: true,
    })),
  )
  const wanted = lines.filter(line => line.wanted)
  const saving = useSaving(async () => {
    for (const { id, typed } of wanted) await save(id, centsOf(typed)!)
  })
  const isRead = wanted.length > 0 && wanted.every(({ typed }) => centsOf(typed) !== undefined)
  return (
    <StepForm saving={saving} save={t('setup_take')} off={isRead ? undefined : t('setup_incomplete')}>
      <StartList lines={lines} put={put} unit="€" read={centsOf} />
    </StepForm>
  )
}
