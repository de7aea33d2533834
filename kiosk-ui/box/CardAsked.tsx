import { inLocale, type Words } from '#core/i18n/locale.ts'
import { useChoice } from './choice.ts'
import { useKioskWords } from './words.ts'
import './age-mark.css'

/** What a guest shows for the price of a ticket, where somebody looks at it; nothing where nothing is asked. */
export function CardAsked({ card }: { card: Words | null | undefined }) {
  const words = useKioskWords()
  const { locale } = useChoice()
  if (!card?.en) return null
  return (
    <span className="age-mark" data-word="cardAsked">
      {words('card_asked', { card: inLocale(card, locale) })}
    </span>
  )
}
