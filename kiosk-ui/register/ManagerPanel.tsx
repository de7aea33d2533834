import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { readKioskEmployees } from '#core/people/contract.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { allowOverride } from '#core/vouchers/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { call } from '../box/call.ts'
import { PinPad } from '../box/PinPad.tsx'
import { keys } from './keys.ts'
import { showTrouble, till } from './till.ts'
import { basketOf } from './till-state.ts'
import { useWords } from './words.ts'

/** A manager approves a voucher's turns: the name, then the PIN. */
export function ManagerPanel({
  wish,
  onClose,
}: {
  wish: { voucherId: string; count: number }
  onClose: () => void
}) {
  const words = useWords()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const answer = useQuery({ queryKey: ['kiosk-employees'], queryFn: () => call(readKioskEmployees) })
  const managers = answer.data?.employees.filter(person => person.canOverride) ?? []
  const chosen = managers.find(person => person.id === chosenId)
  const send = async (employeeId: string, pin: string) => {
    const { turns } = await call(allowOverride, {
      body: { billId: basketOf(till()).id, code: wish.voucherId, count: wish.count, employeeId, pin },
    })
    showTrouble({ place: 'pay', tone: 'info', text: words('override_done', { count: turns }) })
    onClose()
  }
  return (
    <section className="zone panel manager-panel" aria-label={words('override_title')}>
      <header className="panel-head">
        <h2>{words('override_title')}</h2>
        {chosen ? (
          <Button size="touch" icon="back" onPress={() => setChosenId(null)}>
            {words('override_someone')}
          </Button>
        ) : (
          <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
            {words('back')}
          </Button>
        )}
      </header>
      <p>{words('override_what', { count: wish.count, code: printedCode(wish.voucherId) })}</p>
      {answer.data && managers.length === 0 && (
        <EmptyState icon="user" title={words('override_nobody')}>
          {words('override_nobody_next')}
        </EmptyState>
      )}
      {!chosen && (
        <ul className="manager-names">
          {managers.map(person => (
            <li key={person.id}>
              <Button size="touch" wide icon="user" onPress={() => setChosenId(person.id)}>
                {person.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <PinPad
          key={chosen.id}
          employee={chosen}
          enter={words('override_allow')}
          send={pin => send(chosen.id, pin)}
        />
      )}
    </section>
  )
}
