import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { settingGroups } from '#core/venue/settings/declare.ts'
import { declarationOf, settingKeys } from '#core/venue/settings/declared.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { EntryHistory } from '../kit/EntryHistory.tsx'
import { formFields } from '../kit/form-fields.ts'
import { useLabels } from '../kit/use-labels.ts'
import { useHasModule } from '../modules/use-modules.ts'
import { saveFile } from '../offline-sync/save-file.ts'
import { Page, Waiting } from '../parts/Page.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useSettingPlaces, type PlaceSettings } from './queries.ts'
import { MailTest } from './MailTest.tsx'
import { SecretRow } from './SecretRow.tsx'
import { SettingRow } from './SettingRow.tsx'
import { WalletSettings } from './WalletSettings.tsx'

const entity = anyOf(entities).find(({ kind }) => kind === 'settings')!
const fields = formFields(entity)
/** An input is never empty: without a value of its own it shows what holds. */
const inputs = new Map(fields.map(field => [field.name, { ...field, nullable: false }]))

/** Every setting, in groups: what holds, where that was said, and what a change does. */
export function SettingsPage() {
  const { t } = useWords()
  const { textOf } = useLabels('settings')
  const [address, setAddress] = useSearchParams()
  const asked = useSettingPlaces()
  const places = asked.data?.places
  const place = places?.find(each => each.place === address.get('for')) ?? places?.[0]
  return (
    <Page
      title={textOf('many')}
      lead={textOf('lead')}
      actions={
        places && (
          <>
            <Select
              aria-label={t('settings_for')}
              allowDeselect={false}
              searchable
              nothingFoundMessage={t('nothing_found')}
              data={places.map(each => ({
                value: each.place,
                label: nameOf(each, places) ?? t('settings_for_all'),
              }))}
              value={place?.place ?? null}
              onChange={value => setAddress(value ? { for: value } : {}, { replace: true })}
            />
            <Button size="small" onPress={() => exportOf(places)}>
              {t('settings_export')}
            </Button>
          </>
        )
      }
    >
      {places && place ? (
        <Settings key={place.place} places={places} place={place} />
      ) : (
        <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
      )}
    </Page>
  )
}

/** What a place is called: a device by its cinema too; undefined for all cinemas. */
function nameOf(
  { kind, cinemaId, name }: PlaceSettings,
  places: readonly PlaceSettings[],
): string | undefined {
  if (kind === 'exhibitor') return undefined
  if (kind === 'cinema') return name
  const cinema = places.find(each => each.kind === 'cinema' && each.cinemaId === cinemaId)
  return cinema ? `${cinema.name} · ${name}` : name
}

function Settings({ places, place }: { places: readonly PlaceSettings[]; place: PlaceSettings }) {
  const { t } = useWords()
  const { label, hint } = useLabels('settings')
  const { permissions } = useWho()
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const hasModule = useHasModule()
  const found = settingKeys.filter(key => {
    if (!hasModule(declarationOf(key).module)) return false
    // A device says few things itself; the others stand with its cinema.
    if (place.kind === 'device' && declarationOf(key).narrowest !== 'device') return false
    const text = `${label(key)} ${hint(key) ?? ''} ${key}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
  return (
    <div className="settings stack">
      <TextInput
        type="search"
        aria-label={t('settings_search')}
        placeholder={t('settings_search')}
        value={sought}
        onChange={event => setSought(event.currentTarget.value)}
      />
      {settingGroups.map(group => {
        const keys = found.filter(key => declarationOf(key).group === group)
        if (!keys.length) return null
        return (
          <section key={group} className="settings-group" aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`}>{t(`settings_group_${group}`)}</h2>
            {(group === 'wallet' ? [] : keys).map(key =>
              declarationOf(key).secret ? (
                <SecretRow
                  key={key}
                  settingKey={key}
                  place={place.place}
                  isSet={place.data[key] !== undefined}
                />
              ) : (
                <SettingRow
                  key={key}
                  entity={entity}
                  field={inputs.get(key)!}
                  settingKey={key}
                  places={places}
                  place={place.place}
                />
              ),
            )}
            {group === 'wallet' && <WalletSettings place={place.place} />}
            {group === 'email' && place.place === 'exhibitor' && <MailTest />}
          </section>
        )
      })}
      {!found.length && (
        <EmptyState icon="search" title={t('settings.none')}>
          {t('settings.none_hint')}
        </EmptyState>
      )}
      {place.edited && permissions.includes('manage_settings') && (
        <EntryHistory entity={entity} id={place.place} fields={fields} />
      )}
    </div>
  )
}

/** What every place says itself, without secrets, as a file. */
function exportOf(places: readonly PlaceSettings[]): void {
  const settings = Object.fromEntries(places.map(({ place, data }) => [place, data]))
  saveFile(
    'settings.json',
    new TextEncoder().encode(JSON.stringify({ settings }, null, 2)),
    'application/json',
  )
}
