import { TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  countPersonalData,
  erasePersonalData,
  exportPersonalData,
  readAgeing,
  type PersonCounts,
} from '#core/personal-data/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { TypedWord } from '#ui/parts/TypedWord.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Page } from '../parts/Page.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { readableFile } from './readable-file.ts'

/** What is kept about one guest: handed out to them, or erased. */
export function PersonalDataPage() {
  const { t } = useWords()
  const call = useCall()
  const isBox = useSide().data?.node === 'box'
  const [typed, setTyped] = useState('')
  const looking = useMutation({
    mutationFn: async (about: string) => ({
      about,
      counts: await call(countPersonalData, { body: { about } }),
    }),
  })
  return (
    <Page title={t('personal_data')} lead={t('personal_data_lead')}>
      {isBox ? (
        <Notice tone="info">{t('import_at_relay')}</Notice>
      ) : (
        <div className="taking-over">
          <section className="card stack" aria-labelledby="one-guest">
            <h2 id="one-guest">{t('personal_data_guest')}</h2>
            <form
              className="row taking-over-foot"
              onSubmit={event => {
                event.preventDefault()
                if (typed.trim() && !looking.isPending) looking.mutate(typed.trim())
              }}
            >
              <TextInput
                label={t('personal_data_about')}
                maxLength={320}
                autoComplete="off"
                value={typed}
                onChange={event => {
                  setTyped(event.currentTarget.value)
                  looking.reset()
                }}
              />
              <Button
                type="submit"
                variant="primary"
                busy={looking.isPending}
                {...(typed.trim() ? {} : { disabledReason: t('personal_data_about') })}
              >
                {t('personal_data_look')}
              </Button>
            </form>
            <Failed error={looking.error} />
            {looking.data && <OnePerson {...looking.data} />}
          </section>
          <KeptHowLong />
        </div>
      )}
    </Page>
  )
}

/** One guest's data: two files for the guest, and forgetting who they were. */
function OnePerson({ about, counts }: { about: string; counts: PersonCounts }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [erased, setErased] = useState<PersonCounts>()
  const handing = useMutation({
    async mutationFn(as: 'txt' | 'json') {
      const found = await call(exportPersonalData, { body: { about } })
      const text = as === 'json' ? JSON.stringify(found, null, 2) : readableFile(found, locale, t)
      const type = as === 'json' ? 'application/json' : 'text/plain;charset=utf-8'
      saveFile(`personal-data.${as}`, new TextEncoder().encode(text), type)
    },
  })
  if (erased)
    return (
      <Notice tone="ok" announce>
        {t('personal_data_erased', { purchases: erased.purchases, vouchers: erased.vouchers })}
      </Notice>
    )
  return (
    <>
      <Facts
        facts={[
          [t('personal_data_purchases'), counts.purchases],
          [t('personal_data_upcoming'), counts.upcoming],
          [t('personal_data_reservations'), counts.reservations],
          [t('personal_data_vouchers'), counts.vouchers],
          [t('personal_data_messages'), counts.messages],
          [t('client.many'), counts.clients || null],
          [t('personal_data_invoices'), counts.invoices || null],
          [t('personal_data_subscriptions'), counts.subscriptions],
          [t('personal_data_waiting'), counts.waiting || null],
          [t('personal_data_gifts'), counts.gifts || null],
        ]}
      />
      <div className="row">
        <Button busy={handing.isPending} onPress={() => handing.mutate('txt')}>
          {t('personal_data_readable')}
        </Button>
        <Button busy={handing.isPending} onPress={() => handing.mutate('json')}>
          {t('personal_data_json')}
        </Button>
      </div>
      <Failed error={handing.error} />
      <TypedWord
        title={t('personal_data_erase')}
        label={t('personal_data_type', { word: t('personal_data_word') })}
        first={t('personal_data_type', { word: t('personal_data_word') })}
        action={t('personal_data_erase_now')}
        isTyped={word => word.trim().toUpperCase() === t('personal_data_word')}
        onDecide={async () => {
          setErased(await call(erasePersonalData, { body: { about } }))
          await memory.invalidateQueries({ queryKey: ['bills'] })
        }}
      >
        <p>{t('personal_data_erase_what')}</p>
        <p className="quiet">{t('personal_data_stays')}</p>
        {counts.clients > 0 && <Notice tone="warn">{t('personal_data_clients_stay')}</Notice>}
        {counts.upcoming > 0 && <Notice tone="warn">{t('personal_data_upcoming_warn')}</Notice>}
      </TypedWord>
    </>
  )
}

function KeptHowLong() {
  const { t } = useWords()
  const call = useCall()
  const asked = useQuery({
    queryKey: ['personal-data', 'ageing'],
    queryFn: ({ signal }) => call(readAgeing, { signal }),
  })
  if (!asked.data) return null
  return (
    <section className="card stack" aria-labelledby="kept">
      <h2 id="kept">{t('personal_data_kept')}</h2>
      <p>{t('personal_data_months', { months: asked.data.months })}</p>
      <p className="quiet">{t('personal_data_log')}</p>
    </section>
  )
}
