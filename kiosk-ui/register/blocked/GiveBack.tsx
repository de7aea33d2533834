import { useEffect } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Life } from '#core/receipts/headers.ts'
import { giveBack, goOn, useGiveBack } from '../../box/memory/give-back.ts'
import { useWords } from '../words.ts'
import './standstill.css'

/** The box lives anew: it first hears what this register sold. Usually over before it is read. */
export function GiveBack({ life, count }: { life: Life; count: number }) {
  const words = useWords()
  const trouble = useGiveBack(state => state.trouble)
  useEffect(() => giveBack({ bills: true }), [])
  return (
    <main className="standstill">
      <section className="standstill-words" role="status" data-tone="ok">
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
                <Button size="touch" onPress={() => goOn(life)}>
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
