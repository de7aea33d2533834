import { useEffect, useState, type FormEvent } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useGo } from '../address.ts'
import { keepRedeemed } from '../buy/kept-words.ts'
import { readBalance } from '../calls.ts'
import { withProof } from '../parts/with-proof.ts'
import { Day, Sum } from '../parts/times.tsx'
import { sayIn } from '../say.ts'
import { useBrowser, useSite } from '../site.ts'
import { de } from '../words/balance/de.ts'
import { en } from '../words/balance/en.ts'
import { fr } from '../words/balance/fr.ts'
import { nl } from '../words/balance/nl.ts'

type Shown = AnswerOf<typeof readBalance>['data']

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Its words come with its page. */
function useBalanceWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}

/** A code is typed, or stands in the link after the number sign, where no server's log has it; and what is left on it. */
export function Balance() {
  const { t, programme } = useSite()
  const say = useBalanceWords()
  const { typed, setTyped, card, complaint, busy, look } = useBalance()
  if (!programme.exhibitor.features.vouchers)
    return (
      <section>
        <h1>{say('balance_title')}</h1>
        <p className="quiet">{t('voucher_none')}</p>
      </section>
    )
  return (
    <section className="voucher-page">
      <h1>{say('balance_title')}</h1>
      <p className="voucher-words">{say('balance_lead')}</p>
      <form
        className="balance-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          look(typed)
        }}
      >
        <Field
          label={t('voucher_code')}
          name="barcode"
          error={complaint}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" busy={busy} disabledReason={typed.trim() ? undefined : t('voucher_enter')}>
          {say('balance_check')}
        </Button>
      </form>
      <div aria-live="polite">{card && <Card card={card} />}</div>
    </section>
  )
}

function useBalance() {
  const { t } = useSite()
  const { call } = useBrowser()
  const [typed, setTyped] = useState('')
  const [card, setCard] = useState<Shown | null>(null)
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState(false)

  function look(code: string) {
    if (!code.trim() || busy) return
    setBusy(true)
    setComplaint('')
    setCard(null)
    withProof(call, readBalance, { body: { barcode: code.trim() } })
      .then(({ data }) => setCard(data))
      .catch((cause: unknown) => {
        if (!(cause instanceof CallRefused)) throw cause
        setComplaint(
          cause.status === 429 ? t('too_many_requests_words') : cause.message || t('exception_words'),
        )
      })
      .finally(() => setBusy(false))
  }

  useEffect(() => {
    const code = fragment()
    if (!code) return
    setTyped(code)
    look(code)
    // Once, for the link that led here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { typed, setTyped, card, complaint, busy, look }
}

/** What stands behind the number sign; nothing where it is no text. */
function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1)).slice(0, 60)
  } catch {
    return ''
  }
}

function Card({ card }: { card: Shown }) {
  const { t } = useSite()
  const say = useBalanceWords()
  const go = useGo()
  const use = () => {
    keepRedeemed(card.barcode_text)
    go({ name: 'home' })
  }
  const facts: [string, React.ReactNode][] = [
    ...(card.total_turns ? [[say('balance_turns'), card.remaining_turns] as [string, number]] : []),
    ...(card.remaining_products
      ? [
          [t('voucher_snacks'), <Sum key="sum" cents={card.remaining_products} />] as [
            string,
            React.ReactNode,
          ],
        ]
      : []),
    [
      t('voucher_good_until'),
      card.valid_until ? <Day key="day" day={card.valid_until} options={longDay} /> : t('voucher_no_end'),
    ],
  ]
  return (
    <section className="voucher-result" aria-labelledby="card-title">
      <h2 id="card-title">{card.title}</h2>
      <p className="figures voucher-code-text">{card.barcode_text}</p>
      {card.over && <Notice tone="warn">{say('balance_over')}</Notice>}
      <dl className="voucher-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!card.over && card.remaining_turns > 0 && (
        <>
          <Button variant="primary" size="touch" onPress={use}>
            {say('balance_use')}
          </Button>
          <p className="quiet">{say('balance_use_hint')}</p>
        </>
      )}
      {!card.over && card.remaining_products > 0 && <p className="quiet">{say('balance_snacks')}</p>}
      {!card.remaining_turns && !card.remaining_products && (
        <Notice tone="info">{say('balance_empty')}</Notice>
      )}
    </section>
  )
}
