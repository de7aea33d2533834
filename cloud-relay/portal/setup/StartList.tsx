import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { withMark } from '../kit/decimal-mark.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** One line of a list to begin with: ticked or not, with an amount as it is typed. */
export type StartLine = { id: string; name: string; typed: string; wanted: boolean }

/** The lines as they are edited. */
export function useStartLines(begin: () => StartLine[]) {
  const [lines, setLines] = useState(begin)
  const put = (id: string, change: Partial<StartLine>) =>
    setLines(lines.map(line => (line.id === id ? { ...line, ...change } : line)))
  return { lines, put }
}

/** A list that is looked through before it is saved: names with a tick, and an amount that may be changed. */
export function StartList({
  lines,
  put,
  unit,
  read,
  fixed = false,
}: {
  lines: readonly StartLine[]
  put: (id: string, change: Partial<StartLine>) => void
  unit: '€' | '%'
  /** The amount that was typed; undefined when it is none. */
  read: (text: string) => number | undefined
  /** All of them are needed: there are no ticks. */
  fixed?: boolean
}) {
  const { t, locale } = useWords()
  return (
    <ul className="start-list">
      {lines.map(({ id, name, typed, wanted }) => (
        <li key={id}>
          {fixed ? (
            <span className="start-name">{name}</span>
          ) : (
            <Checkbox
              size="md"
              label={name}
              checked={wanted}
              onChange={event => put(id, { wanted: event.currentTarget.checked })}
            />
          )}
          <TextInput
            id={`start-${id}`}
            aria-label={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={withMark(typed, locale)}
            disabled={!wanted}
            error={wanted && read(typed) === undefined ? t('setup_amount_wrong') : undefined}
            rightSection={<span aria-hidden="true">{unit}</span>}
            onChange={event => put(id, { typed: event.currentTarget.value })}
          />
        </li>
      ))}
    </ul>
  )
}
