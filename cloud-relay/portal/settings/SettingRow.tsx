import { useState } from 'react'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import { declarationOf, type SettingKey } from '#core/venue/settings/declared.ts'
import { placeOf } from '#core/venue/settings/places.ts'
import { Button } from '#ui/parts/Button.tsx'
import { CallRefused } from '#core/api/call.ts'
import { FieldInput } from '../kit/FieldInput.tsx'
import type { FormField } from '../kit/form-fields.ts'
import { LeaveGuard } from '../kit/LeaveGuard.tsx'
import { sameValue, typedOf, valueOf, type Typed } from '../kit/typed-value.ts'
import { useShown } from '../kit/use-shown.ts'
import { Failed } from '../parts/Failed.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useChange, useOff } from './use-change.ts'
import { shownAt, type PlaceSettings } from './queries.ts'

/** One setting: its value here, where that was said, and, once it is edited, what a change does. */
export function SettingRow(props: {
  entity: AnyEntity
  field: FormField
  settingKey: SettingKey
  places: readonly PlaceSettings[]
  place: string
}) {
  const { entity, field, settingKey, places, place } = props
  const { t } = useWords()
  const shown = useShown(entity, [field])
  const { value, from, otherwise } = shownAt(places, place, settingKey)
  const { effect } = declarationOf(settingKey)
  const off = useOff(settingKey, place)
  const [typed, setTyped] = useState<Typed | null>(null)
  const change = useChange(place, settingKey, () => setTyped(null))
  const wanted = typed === null ? value : valueOf(field, typed)
  const isEdited = typed !== null && (wanted === undefined || !sameValue(field, wanted, value))
  const error = errorOf(change.error, settingKey)
  const unreadable = t(field.input.as === 'time' ? 'settings_no_time' : 'entry_unreadable')
  return (
    <form
      className="setting"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isEdited && wanted !== undefined) change.mutate(wanted)
      }}
    >
      <LeaveGuard dirty={isEdited && !change.isPending} />
      <FieldInput
        entity={entity}
        entryId={place}
        field={field}
        typed={typed ?? typedOf(field, value)}
        error={error ?? (isEdited && wanted === undefined ? unreadable : undefined)}
        disabled={off !== undefined}
        onType={setTyped}
      />
      <p className="setting-state quiet" role="status">
        {change.isSuccess && !isEdited ? `${t('settings_saved')} · ` : ''}
        {off ?? t(`settings_is_${from}`)}
      </p>
      {isEdited && (
        <div className="setting-save">
          <p>{t(`settings_effect_${effect}`)}</p>
          <div className="row">
            <Button
              type="submit"
              size="small"
              variant="primary"
              busy={change.isPending}
              {...(wanted === undefined ? { disabledReason: unreadable } : {})}
            >
              {t('save')}
            </Button>
            <Button size="small" onPress={() => setTyped(null)}>
              {t('entry_discard')}
            </Button>
          </div>
        </div>
      )}
      {!isEdited && from === 'here' && !off && (
        <div className="row">
          <Button size="small" busy={change.isPending} onPress={() => change.mutate(null)}>
            {t(backWords[placeOf(place)?.kind ?? 'exhibitor'], {
              value: shown(field.name, otherwise),
            })}
          </Button>
        </div>
      )}
      {!error && <Failed error={change.error} />}
    </form>
  )
}

/** What the button says that takes a place's own value back. */
const backWords = {
  exhibitor: 'settings_back_default',
  cinema: 'settings_back_wider',
  device: 'settings_back_device',
} as const

/** What a refusal says about this setting's own value. */
function errorOf(error: unknown, key: SettingKey): string | undefined {
  if (!(error instanceof CallRefused)) return undefined
  return (
    error.fields[key]?.[0] ??
    Object.entries(error.fields).find(([path]) => path.startsWith(`data.${key}`))?.[1][0]
  )
}
