import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { Button } from '#ui/parts/Button.tsx'
import { mailTicketsAgain } from '../calls.ts'
import { useBrowser, useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'

const sentTo = { tickets: 'sent_to', voucher: 'voucher_sent_to', vouchers: 'vouchers_sent_to' } as const

/** Where the tickets were sent, and sending them again. */
export function SentTo({
  uuid,
  address,
  what,
}: {
  uuid: string
  address: string
  what: keyof typeof sentTo
}) {
  const { t } = useSite()
  const say = useBillWords()
  const { call } = useBrowser()
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState('')
  const press = () => {
    setBusy(true)
    call(mailTicketsAgain, { params: { uuid }, body: {} })
      .then(() => setWords(say('sent_again')))
      .catch((cause: unknown) => {
        if (!(cause instanceof CallRefused)) throw cause
        setWords(cause.message || t('exception_words'))
      })
      .finally(() => setBusy(false))
  }
  return (
    <section className="sent-to" aria-label={t('email')}>
      <p>
        {say(sentTo[what])} <b>{address}</b>
      </p>
      <Button busy={busy} onPress={press}>
        {say('send_again')}
      </Button>
      <p className="quiet" role="status">
        {words}
      </p>
    </section>
  )
}
