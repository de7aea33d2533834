import { useQuery } from '@tanstack/react-query'
import { inLocale } from '#core/i18n/locale.ts'
import { ageIn, meaningOfAge } from '#core/programme/age-rating.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { confirmations, notLookedAt, toLookAt, type LookedAt } from '#core/sales/looked-at.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { programmeQuery } from '../../box/programme.ts'
import { settingIn, settingsQuery } from '../../box/settings.ts'
import { keys } from '../keys.ts'
import { pricesQuery } from '../server.ts'
import { confirmLookedAt } from '../till.ts'
import { useWords } from '../words.ts'
import type { Basket } from './basket.ts'

/** What the cashier has not looked at yet of what this basket's guests must show, by the box's own rule. */
export function useToLookAt(basket: Basket): LookedAt {
  const { data } = useQuery(settingsQuery)
  const programme = useQuery(programmeQuery).data
  const rates = useQuery(pricesQuery).data?.rates ?? []
  const wanted = settingIn(data?.data, 'pos_config', 'looked_at')
  const asked = confirmations.find(each => each === wanted) ?? 'nothing'
  const country = programme?.cinemas[0]?.country ?? ''
  const tickets = soldParts(basket).flatMap(part => {
    const show = programme?.schedules.find(({ id }) => id === part.scheduleId)
    const movie = programme?.movies.find(({ id }) => id === show?.movieId)
    const age = movie ? ageIn(movie, country) : null
    return part.rates.map(id => ({
      age,
      rate: { id, cardAsked: rates.find(rate => rate.id === id)?.cardAsked },
    }))
  })
  return notLookedAt(toLookAt(asked, tickets, country), basket.lookedAt)
}

/** In place of the keys that take money: what to look at first, and one press that says it was done. */
export function LookStep({ open, basket }: { open: LookedAt; basket: Basket }) {
  const words = useWords()
  const { locale } = useChoice()
  const country = useQuery(programmeQuery).data?.cinemas[0]?.country ?? ''
  const rates = useQuery(pricesQuery).data?.rates ?? []
  const done = () => {
    const before = basket.lookedAt ?? { ages: [], rates: [] }
    confirmLookedAt({ ages: [...before.ages, ...open.ages], rates: [...before.rates, ...open.rates] })
  }
  useKeys({ [keys.next]: done })
  const ageText = (age: number) => {
    const meaning = meaningOfAge(age, country)
    return meaning?.word === 'ageAccompanied'
      ? words('looked_accompanied', { ...meaning })
      : words('looked_age', { age })
  }
  const cardText = (id: string) => {
    const card = rates.find(rate => rate.id === id)?.cardAsked
    return words('looked_card', { card: card ? inLocale(card, locale) : '' })
  }
  return (
    <div className="card-confirm look-step" role="group" aria-label={words('looked_title')}>
      <h3>{words('looked_title')}</h3>
      <ul className="look-list">
        {open.ages.map(age => (
          <li key={age}>{ageText(age)}</li>
        ))}
        {open.rates.map(id => (
          <li key={id}>{cardText(id)}</li>
        ))}
      </ul>
      <Button variant="primary" size="huge" wide icon="tick" keyHint={keys.next} onPress={done}>
        {words('looked_done')}
      </Button>
    </div>
  )
}
