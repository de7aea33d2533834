import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import type { SettingKey } from '#core/venue/settings/declared.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useLabels } from '../kit/use-labels.ts'
import { Failed } from '../parts/Failed.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useChange, useOff } from './use-change.ts'

/** A setting that is set and never shown: a new one replaces it. */
export function SecretRow({
  settingKey,
  place,
  isSet,
}: {
  settingKey: SettingKey
  place: string
  isSet: boolean
}) {
  const { t } = useWords()
  const { label } = useLabels('settings')
  const off = useOff(settingKey, place)
  const [typed, setTyped] = useState('')
  const change = useChange(place, settingKey, () => setTyped(''))
  return (
    <form
      className="setting"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (typed) change.mutate(typed)
      }}
    >
      <PasswordInput
        id={`field-${settingKey}`}
        label={label(settingKey)}
        placeholder={isSet ? t('settings_new_secret') : ''}
        autoComplete="new-password"
        maxLength={200}
        disabled={off !== undefined}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <p className="setting-state quiet" role="status">
        {off ?? t(isSet ? 'settings_set' : 'settings_not_set')}
      </p>
      {typed && (
        <div className="setting-save">
          <p>{t('settings_effect_next_mail')}</p>
          <div className="row">
            <Button type="submit" size="small" variant="primary" busy={change.isPending}>
              {t('save')}
            </Button>
            <Button size="small" onPress={() => setTyped('')}>
              {t('entry_discard')}
            </Button>
          </div>
        </div>
      )}
      {!typed && isSet && !off && (
        <div className="row">
          <Button size="small" busy={change.isPending} onPress={() => change.mutate(null)}>
            {t('settings_remove')}
          </Button>
        </div>
      )}
      <Failed error={change.error} />
    </form>
  )
}
