import { Checkbox } from '@mantine/core'
import { requiredBlocks, type SlipKind } from '#core/documents/templates/slip-blocks.ts'
import { linesField } from '#core/documents/templates/slip-template.entity.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { idOf, type FieldProps } from './field-props.ts'
import { useLabels } from './use-labels.ts'

/** The lines of a slip: ticked ones are printed in this order, and what the law or the slip needs stays ticked. */
export function SlipLinesInput(props: FieldProps & { options: readonly string[] }) {
  const { entity, field, typed, error, disabled, onType, options } = props
  const { t } = useWords()
  const { label, hint, option } = useLabels(entity.kind)
  const shown = typed as readonly string[]
  const slip = (Object.keys(linesField) as SlipKind[]).find(each => linesField[each] === field.name)
  const required: readonly string[] = slip ? requiredBlocks[slip] : []
  const hidden = options.filter(each => !shown.includes(each))
  const move = (at: number, by: -1 | 1) => {
    const next = [...shown]
    const [line] = next.splice(at, 1)
    next.splice(at + by, 0, line!)
    onType(next)
  }
  return (
    <fieldset className="field-group slip-lines" id={idOf(props)} tabIndex={-1}>
      <legend>{label(field.name)}</legend>
      {hint(field.name) && <p className="quiet">{hint(field.name)}</p>}
      <ol>
        {[...shown, ...hidden].map((line, at) => {
          const name = option(field.name, line)
          const isShown = at < shown.length
          const isRequired = required.includes(line)
          return (
            <li key={line} className="row slip-line">
              <Checkbox
                size="md"
                label={name}
                description={isRequired ? t('slip_line_required') : undefined}
                disabled={disabled || (isRequired && isShown)}
                checked={isShown}
                onChange={() => onType(isShown ? shown.filter(each => each !== line) : [...shown, line])}
              />
              {isShown && !disabled && (
                <span className="row">
                  {at > 0 && (
                    <Button size="small" label={t('blocks_up', { name })} onPress={() => move(at, -1)}>
                      ↑
                    </Button>
                  )}
                  {at < shown.length - 1 && (
                    <Button size="small" label={t('blocks_down', { name })} onPress={() => move(at, 1)}>
                      ↓
                    </Button>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {error && (
        <p className="field-group-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
