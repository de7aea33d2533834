import { useEffect } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Incarnation } from '#core/receipts/headers.ts'
import { replayReceipts, goOn, useReceiptReplay } from '../../box/receipts/replay-receipts.ts'
import { useWords } from '../words.ts'
import './sales-blocked.css'

/**
 * The box has a new incarnation: this register's receipts are replayed to it first. Usually over before this is read.
 */
export function ReplayReceipts({ incarnation, count }: { incarnation: Incarnation; count: number }) {
  const words = useWords()
  const trouble = useReceiptReplay(state => state.trouble)
  useEffect(() => replayReceipts({ bills: true }), [])
  return (
    <main className="sales-blocked">
      <section className="sales-blocked-words" role="status" data-tone="ok">
        <Icon name="ticket" size="3rem" />
        <h1>{words('give_title', { count })}</h1>
        <p>{words('give_what')}</p>
        {trouble && (
          <Notice
            tone={trouble.passing ? 'warn' : 'stop'}
            announce
            title={words(trouble.passing ? 'give_trouble' : 'give_stuck')}
            action={
              !trouble.passing && (
                <Button size="touch" onPress={() => goOn(incarnation)}>
                  {words('give_go_on')}
                </Button>
              )
            }
          >
            {trouble.message}
          </Notice>
        )}
      </section>
    </main>
  )
}
