import { SegmentedControl } from '@mantine/core'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import { positionOf } from '#core/programme/backdrop.ts'
import { filmPicturesMost, filmPictureUses, type FilmPicture } from '#core/programme/film-pictures.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { PictureChoice } from './blocks/PictureChoice.tsx'
import { idOf, type FieldProps } from './field-props.ts'
import type { TypedGroup } from './typed-value.ts'
import { useLabels } from './use-labels.ts'

/** Pictures of an entry, each with what it is for and the point that stays in sight. */
export function PicturesInput(props: FieldProps) {
  const { entity, field, typed, error, disabled, onType } = props
  const { label, hint } = useLabels(entity.kind)
  const pictures = typed as unknown as readonly FilmPicture[]
  const put = (next: readonly FilmPicture[]) => onType(next as unknown as readonly TypedGroup[])
  /** One of them is the backdrop: whichever becomes it takes the place of the one before. */
  const change = (changed: FilmPicture) =>
    put(
      pictures.map(each => {
        if (each.id === changed.id) return changed
        return changed.use === 'backdrop' ? { ...each, use: 'still' } : each
      }),
    )
  const isFirst = !pictures.some(({ use }) => use === 'backdrop')
  return (
    <fieldset className="field-group" id={idOf(props)} tabIndex={-1}>
      <legend>{label(field.name)}</legend>
      {hint(field.name) && <p className="quiet">{hint(field.name)}</p>}
      {pictures.map((picture, at) => (
        <OnePicture
          key={picture.id}
          picture={picture}
          number={at + 1}
          disabled={disabled}
          onChange={change}
          onRemove={() => put(pictures.filter(({ id }) => id !== picture.id))}
        />
      ))}
      {!disabled && pictures.length < filmPicturesMost && (
        <PictureChoice
          hash=""
          disabled={disabled}
          onChange={file =>
            put([
              ...pictures,
              { id: newId(), file, use: isFirst ? 'backdrop' : 'still', focus: { x: 50, y: 50 } },
            ])
          }
        />
      )}
      {error && (
        <p className="field-group-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function OnePicture({
  picture,
  number,
  disabled,
  onChange,
  onRemove,
}: {
  picture: FilmPicture
  number: number
  disabled: boolean
  onChange: (picture: FilmPicture) => void
  onRemove: () => void
}) {
  const { t } = useWords()
  const { file, use, focus } = picture
  const address = renditionOf(`/files/${file}`, '600.webp')
  return (
    <div className="picture-row">
      <div className="picture-views">
        <div className="picture-whole">
          {/* The two sliders below do the same for who has no pointer. */}
          <img
            src={address}
            alt=""
            onClick={event => {
              if (disabled) return
              const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
              const percent = (of: number, whole: number) =>
                Math.min(100, Math.max(0, Math.round((100 * of) / whole)))
              const { clientX, clientY } = event
              onChange({
                ...picture,
                focus: { x: percent(clientX - left, width), y: percent(clientY - top, height) },
              })
            }}
          />
          <span className="picture-focus" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </div>
        <img
          className="picture-cut"
          data-use={use}
          src={address}
          alt=""
          style={{ objectPosition: positionOf(picture) }}
        />
      </div>
      {!disabled && <p className="quiet">{t('pictures_point')}</p>}
      {(['x', 'y'] as const).map(axis => (
        <label key={axis} className="picture-axis">
          <span className="quiet">{t(axis === 'x' ? 'pictures_across' : 'pictures_down')}</span>
          <input
            type="range"
            min={0}
            max={100}
            disabled={disabled}
            value={focus[axis]}
            onChange={event =>
              onChange({ ...picture, focus: { ...focus, [axis]: Number(event.currentTarget.value) } })
            }
          />
        </label>
      ))}
      <div className="row">
        <SegmentedControl
          aria-label={t('pictures_use')}
          disabled={disabled}
          data={filmPictureUses.map(value => ({ value, label: t(`pictures_${value}`) }))}
          value={use}
          onChange={value => onChange({ ...picture, use: value as FilmPicture['use'] })}
        />
        {!disabled && (
          <Button size="small" icon="cross" label={t('pictures_remove', { number })} onPress={onRemove} />
        )}
      </div>
    </div>
  )
}
