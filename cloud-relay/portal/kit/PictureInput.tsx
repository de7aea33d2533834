import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { PictureChoice } from './blocks/PictureChoice.tsx'
import { idOf, type FieldProps } from './field-props.ts'
import { useLabels } from './use-labels.ts'

/** A picture of an entry: uploaded at once, named by its hash when the form is saved. */
export function PictureInput(props: FieldProps) {
  const { entity, field, typed, error, disabled, onType } = props
  const { t } = useWords()
  const { label, hint } = useLabels(entity.kind)
  const hash = String(typed)
  return (
    <fieldset className="field-group picture-input" id={idOf(props)} tabIndex={-1}>
      <legend>{label(field.name)}</legend>
      {hint(field.name) && <p className="quiet">{hint(field.name)}</p>}
      <PictureChoice hash={hash} disabled={disabled} onChange={onType} />
      {hash && field.nullable && !disabled && (
        <div className="row">
          <Button size="small" icon="cross" onPress={() => onType('')}>
            {t('entry_picture_remove')}
          </Button>
        </div>
      )}
      {error && (
        <p className="field-group-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
