import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/parts/Button.tsx'
import { useKeys } from '../../box/keyboard.ts'
import { BillDetail } from './BillDetail.tsx'
import type { Asked } from './use-chosen.ts'
import { FoundBills, LatestBills } from './BillLists.tsx'
import { DaySums } from './DaySums.tsx'
import { DueList } from './DueList.tsx'
import { keys } from '../keys.ts'
import { programmeQuery } from '../../box/programme.ts'
import { dueQuery } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'

type Open = { billId: string; asked: Asked | null }

/**
 * Bills in place of the second zone: the latest ones, a found one, and refunds to be paid out. `billId` opens that bill
 * at once.
 */
export function BillsPanel({ billId, onClose }: { billId?: string; onClose: () => void }) {
  const words = useWords()
  const programme = useQuery(programmeQuery).data
  const zone = programme?.cinemas[0]?.timezone ?? 'UTC'
  const today = programme?.today ?? ''
  const [chosenDay, setDay] = useState('')
  const day = chosenDay || today
  const dueCount = useQuery(dueQuery).data?.due.length ?? 0
  const [list, setList] = useState<'bills' | 'due'>('bills')
  const [open, setOpen] = useState<Open | null>(billId ? { billId, asked: null } : null)
  const [sought, setSought] = useState('')
  const toggle = () => setList(list === 'bills' ? 'due' : 'bills')
  useKeys({
    [keys.due]: open ? undefined : toggle,
  })
  if (open)
    return (
      <section className="zone panel bills-panel" aria-label={words('bills_title')}>
        <BillDetail
          key={open.billId}
          billId={open.billId}
          zone={zone}
          asked={open.asked}
          onBack={() => setOpen(null)}
          onExchange={onClose}
        />
      </section>
    )
  return (
    <section className="zone panel bills-panel" aria-label={words('bills_title')}>
      <header className="panel-head">
        <h2>{words(list === 'due' ? 'due_title' : day === today ? 'bills_title' : 'bills')}</h2>
        <Button size="touch" pressed={list === 'due'} keyHint={keys.due} onPress={toggle}>
          {words('due_title')}
          {dueCount > 0 && <span className="due-count figures">{dueCount}</span>}
        </Button>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      <SearchField sought={sought} onSeek={setSought} />
      {list === 'bills' && day && <DaySums day={day} today={today} onDay={setDay} />}
      {list === 'due' && !sought ? (
        <DueList zone={zone} onOpen={(billId, asked) => setOpen({ billId, asked })} />
      ) : sought ? (
        <FoundBills text={sought} day={day} zone={zone} onOpen={billId => setOpen({ billId, asked: null })} />
      ) : (
        <LatestBills
          day={day === today ? null : day}
          zone={zone}
          onOpen={billId => setOpen({ billId, asked: null })}
        />
      )}
    </section>
  )
}

/** The field that finds a purchase; what was looked for last stays in it. */
function SearchField({ sought, onSeek }: { sought: string; onSeek: (text: string) => void }) {
  const words = useWords()
  const [typed, setTyped] = useState(sought)
  const field = useRef<HTMLInputElement>(null)
  useKeys({ [keys.findBill]: () => field.current?.focus() })
  return (
    <form
      className="bill-find"
      onSubmit={event => {
        event.preventDefault()
        onSeek(typed.trim())
      }}
    >
      <input
        ref={field}
        className="input"
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={words('bill_find')}
        placeholder={words('bill_find')}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          if (!event.target.value.trim()) onSeek('')
        }}
      />
      <Button size="touch" type="submit" icon="search" label={words('bill_find')} keyHint={keys.findBill} />
    </form>
  )
}
