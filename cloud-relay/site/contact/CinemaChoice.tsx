import { Field } from '#ui/parts/Field.tsx'
import { useSite } from '../site.ts'
import { useContactWords } from './contact-words.ts'

/** Which cinema it is about, where there are several. */
export function CinemaChoice({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const { programme } = useSite()
  const words = useContactWords()
  if (programme.cinemas.length < 2) return null
  return (
    <Field label={words('about')}>
      {wiring => (
        <select {...wiring} className="input" value={chosen} onChange={event => onChoose(event.target.value)}>
          <option value="">{programme.exhibitor.tradeName}</option>
          {programme.cinemas.map(cinema => (
            <option key={cinema.id} value={cinema.id}>
              {cinema.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
