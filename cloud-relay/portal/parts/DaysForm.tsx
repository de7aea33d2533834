import { useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Two days to type, from one to the other, under a sentence whose days are chosen. */
export function DaysForm({
  begin,
  onDays,
  onClose,
}: {
  begin: { from: string; to: string }
  onDays: (days: { from: string; to: string }) => void
  onClose: () => void
}) {
  const { t } = useWords()
  const [typed, setTyped] = useState(begin)
  return (
    <form
      className="filter-days"
      onSubmit={event => {
        event.preventDefault()
        if (typed.from && typed.to) onDays(typed)
        onClose()
      }}
    >
      {(['from', 'to'] as const).map(end => (
        <label key={end}>
          {t(end === 'from' ? 'filter_from' : 'filter_to')}{' '}
          <input
            type="date"
            autoFocus={end === 'from'}
            value={typed[end]}
            onChange={event => setTyped({ ...typed, [end]: event.currentTarget.value })}
          />
        </label>
      ))}
      <Button type="submit" size="small">
        {t('filter_show')}
      </Button>
    </form>
  )
}
