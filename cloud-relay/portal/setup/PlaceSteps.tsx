import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyEntity, AnyEntry } from '#core/catalogue/entity.ts'
import { countryStarts, type Country } from '#core/founding/countries.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { screen } from '#core/venue/screen.entity.ts'
import { seatClass } from '#core/venue/seat-class.entity.ts'
import { builtInClasses } from '#core/venue/seat-class.ts'
import { newId } from '#ui/new-id.ts'
import { EntryForm } from '../kit/EntryForm.tsx'
import { formFields } from '../kit/form-fields.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { Setup } from './use-setup.ts'

/** What a cinema can do without on its first day, or what is right as it begins. */
const cinemaLater = [
  'phoneTitle',
  'phones',
  'addresses',
  'mapUrl',
  'openingHours',
  'gettingThere',
  'orderFeeCents',
  'closedDays',
]
const screenLater = [
  'seatClearance',
  'autoAssign',
  'access',
  'preShowMinutes',
  'cleaningMinutes',
  'shares',
  'seatRules',
]

/** The building: its form is the portal's own, begun with what is known of the company. */
export function CinemaStep({ company }: Setup) {
  const country = company.country as Country | undefined
  const begin = {
    name: company.tradeName,
    email: company.email,
    phone: company.phone,
    ...(country && { country, timezone: countryStarts[country]?.timezone ?? 'Europe/Luxembourg' }),
  }
  return (
    <MakeOne
      entity={cinema as unknown as AnyEntity}
      begin={begin}
      without={['printers', 'terminals']}
      folded={cinemaLater}
    />
  )
}

/** The first hall, with a plan that is drawn by rows and seats. */
export function ScreenStep({ cinemas }: Setup) {
  const begin = { cinemaId: cinemas[0]?.id ?? '', name: '1', shortName: '1' }
  return <MakeOne entity={screen as unknown as AnyEntity} begin={begin} without={[]} folded={screenLater} />
}

const classLater = ['handlingCents', 'order', 'archived']

/** The five classes that are there, and one of the house's own: what it is called, how plans draw it, what it adds. */
export function ClassesStep({ classes }: Setup) {
  const { locale } = useWords()
  const all = { ...builtInClasses, ...Object.fromEntries(classes.map(each => [each.id, each])) }
  const names = Object.values(all)
    .toSorted((a, b) => a.order - b.order)
    .map(({ name }) => inLocale(name, locale))
  return (
    <div className="stack">
      <p>{names.join(' · ')}</p>
      <MakeOne entity={seatClass as unknown as AnyEntity} begin={{}} without={[]} folded={classLater} />
    </div>
  )
}

/** The kit's form of a new entry; what it begins with is sent as if it had been typed. */
function MakeOne({
  entity,
  begin,
  without,
  folded,
}: {
  entity: AnyEntity
  begin: Readonly<Record<string, unknown>>
  /** Fields that wait until it is there. */
  without: readonly string[]
  /** Fields that can wait. */
  folded: readonly string[]
}) {
  const memory = useQueryClient()
  const [id] = useState(newId)
  const [given] = useState(begin)
  const fields = useMemo(
    () => formFields(entity).filter(({ name }) => !without.includes(name)),
    [entity, without],
  )
  const entry = useMemo<AnyEntry>(() => ({ ...entity.edit!.fresh, id }), [entity, id])
  return (
    <div className="single-entry">
      <EntryForm
        entity={entity}
        id={id}
        isNew
        entry={entry}
        begin={given}
        fields={fields}
        folded={folded}
        changedBy={() => null}
        onSaved={() => void memory.invalidateQueries({ queryKey: ['programme'] })}
      />
    </div>
  )
}
