import { NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { useWords } from '../words/WordsProvider.tsx'
import type { Draft } from './draft.ts'

/** What a show that nobody knows yet is kept for: as long as most films. */
const usual = { name: '', minutes: 120 }

/** Whether a film is planned, or a time is kept for one that is to be announced; then its name and its length. */
export function WhatFor({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
  const { t } = useWords()
  const { announced, inPlaceOf } = draft
  return (
    <>
      {inPlaceOf === undefined && (
        <SegmentedControl
          fullWidth
          aria-label={t('announce_what')}
          data={[
            { value: 'film', label: t('movie') },
            { value: 'later', label: t('announce') },
          ]}
          value={announced ? 'later' : 'film'}
          onChange={value => onChange({ announced: value === 'later' ? usual : undefined })}
        />
      )}
      {announced && (
        <div className="two">
          <TextInput
            label={t('announce_name')}
            description={t('announce_name_hint')}
            maxLength={80}
            value={announced.name}
            onChange={event => onChange({ announced: { ...announced, name: event.currentTarget.value } })}
          />
          <NumberInput
            label={t('announce_minutes')}
            description={t('announce_minutes_hint')}
            min={5}
            max={600}
            step={5}
            allowDecimal={false}
            value={announced.minutes}
            onChange={minutes => onChange({ announced: { ...announced, minutes: Number(minutes) } })}
          />
        </div>
      )}
    </>
  )
}
