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
import { SnackList } from '../snacks/SnackList.tsx'
import { snackOrdersQuery } from '../snacks/snacks.ts'
import { useWords } from '../words.ts'

/** What the lists are headed; the bills by whether they are today's. */
const titles = { bills: undefined, due: 'due_title', snacks: 'snacks_title' } as const

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
  const snackCount = useQuery(snackOrdersQuery).data?.orders.length ?? 0
  const [list, setList] = useState<'bills' | 'due' | 'snacks'>('bills')
  const [open, setOpen] = useState<Open | null>(billId ? { billId, asked: null } : null)
  const [sought, setSought] = useState('')
  const toggle = () => setList(list === 'due' ? 'bills' : 'due')
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
        <h2>{words(titles[list] ?? (day === today ? 'bills_title' : 'bills'))}</h2>
        <Button size="touch" pressed={list === 'due'} keyHint={keys.due} onPress={toggle}>
          {words('due_title')}
          {dueCount > 0 && <span className="due-count figures">{dueCount}</span>}
        </Button>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      {(snackCount > 0 || list === 'snacks') && (
        <Button
          size="touch"
          wide
          icon="popcorn"
          pressed={list === 'snacks'}
          onPress={() => setList(list === 'snacks' ? 'bills' : 'snacks')}
        >
          {words('snacks_title')}
          {snackCount > 0 && <span className="due-count figures">{snackCount}</span>}
        </Button>
      )}
      <SearchField sought={sought} onSeek={setSought} />
      {list === 'bills' && day && <DaySums day={day} today={today} onDay={setDay} />}
      {list === 'snacks' && !sought ? (
        <SnackList zone={zone} onOpen={billId => setOpen({ billId, asked: null })} />
      ) : list === 'due' && !sought ? (
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
