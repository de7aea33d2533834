import { Select } from '@mantine/core'
import { ageScaleOf, ratedAges } from '#core/programme/age-rating.ts'
import { useAgeWords } from '../movies/use-age-words.ts'
import { usePlain, type FieldProps } from './field-props.ts'

/** The age a film is rated for, in the classes of the country the cinemas are in; one of another country stays readable. */
export function AgeInput(props: FieldProps) {
  const { typed, onType } = props
  const { country, say } = useAgeWords()
  const plain = usePlain(props)
  const chosen = String(typed)
  const ages = ratedAges.filter(
    age => String(age) === chosen || (ageScaleOf(country)?.ages ?? ratedAges).includes(age),
  )
  return (
    <Select
      {...plain}
      allowDeselect={false}
      data={[{ value: '', label: say(null) }, ...ages.map(age => ({ value: String(age), label: say(age) }))]}
      value={chosen}
      onChange={value => onType(value ?? '')}
    />
  )
}
