import { useBillWords } from './bill-words.ts'
import { seatName } from './seat-name.ts'
import type { Result } from './use-result.ts'
import { useSite } from '../site.ts'

/** The ways to the wallet of this phone; on a computer those to both, since the phone is another machine. */
export function WalletLinks({ result: { passbook, tickets } }: { result: Result }) {
  const { t } = useSite()
  const say = useBillWords()
  const phone = phoneOf(navigator.userAgent)
  const google = phone === 'apple' ? [] : tickets.filter(ticket => ticket.google_pass !== null)
  const apple = phone === 'android' ? null : passbook
  if (!apple && !google.length) return null
  return (
    <p className="actions">
      {apple && (
        <a className="button" href={apple}>
          {say('add_to_apple')}
        </a>
      )}
      {google.map(({ google_pass, seat, free_seating }) => (
        <a key={google_pass} className="button" href={google_pass!} target="_blank" rel="noopener noreferrer">
          {google.length > 1
            ? say('google_of', { ticket: free_seating ? t('free_seating') : seatName(seat) })
            : say('add_to_google')}
          <span className="visually-hidden"> ({t('new_tab')})</span>
        </a>
      ))}
    </p>
  )
}

/** Whose wallet a phone has; null for anything else. */
export function phoneOf(userAgent: string): 'apple' | 'android' | null {
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'apple' : null
}
