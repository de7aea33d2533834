import { Select } from '@mantine/core'
import { useId, useState } from 'react'
import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { feedPath, type FeedFile } from '../../site/feed-path.ts'
import { siteLocales } from '../../site/site-locales.ts'
import { Page, Waiting } from '../parts/Page.tsx'
import { useProgramme, useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** The programme in calendars, feed readers and on other websites: what to hand out, and how it looks there. */
export function ElsewherePage() {
  const { t } = useWords()
  const asked = useProgramme({})
  const side = useSide().data?.node
  return (
    <Page title={t('elsewhere')} lead={t('elsewhere_lead')}>
      {side === 'box' ? (
        <Notice tone="info">{t('elsewhere_at_relay')}</Notice>
      ) : asked.data && side ? (
        <Ways programme={asked.data} />
      ) : (
        <Waiting asked={asked} skeleton={<Skeleton height="320px" />} />
      )}
    </Page>
  )
}

function Ways({ programme: { exhibitor, cinemas } }: { programme: Programme }) {
  const { t, locale } = useWords()
  const offered = siteLocales(exhibitor)
  const [cinema, setCinema] = useState('')
  const [language, setLanguage] = useState<Locale>(offered.includes(locale) ? locale : offered[0]!)
  const addressOf = (file: FeedFile) => location.origin + feedPath(language, file, cinema || undefined)
  const frame = addressOf('programme.html')
  return (
    <div className="stack">
      <div className="row">
        <Select
          label={t('elsewhere_language')}
          allowDeselect={false}
          data={offered.map(value => ({ value, label: nameOf(value) }))}
          value={language}
          onChange={value => value && setLanguage(value)}
        />
        {cinemas.length > 1 && (
          <Select
            label={t('cinema')}
            allowDeselect={false}
            data={[
              { value: '', label: t('elsewhere_all') },
              ...cinemas.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={cinema}
            onChange={value => setCinema(value ?? '')}
          />
        )}
      </div>
      <Copied label={t('elsewhere_calendar')} hint={t('elsewhere_calendar_hint')}>
        {addressOf('programme.ics')}
      </Copied>
      <Copied label={t('elsewhere_feed')} hint={t('elsewhere_feed_hint')}>
        {addressOf('programme.rss')}
      </Copied>
      <Copied label={t('elsewhere_frame')} hint={t('elsewhere_frame_hint')}>
        {`<iframe src="${frame}" title="${t('programme')}" width="100%" height="600" loading="lazy" style="border:0"></iframe>`}
      </Copied>
      <iframe className="elsewhere-frame" src={frame} title={t('elsewhere_frame')} />
    </div>
  )
}

const nameOf = (locale: Locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale

/** What is handed out, ready to be copied. */
function Copied({ label, hint, children }: { label: string; hint: string; children: string }) {
  const { t } = useWords()
  const id = useId()
  const [copied, setCopied] = useState('')
  // Pages that come by plain http have no clipboard.
  const cannot = 'clipboard' in navigator ? undefined : t('elsewhere_no_copy')
  return (
    <section aria-labelledby={id} className="stack elsewhere-way">
      <h2 id={id}>{label}</h2>
      <p className="quiet">{hint}</p>
      <code className="elsewhere-code">{children}</code>
      <div className="row">
        <Button
          size="small"
          onPress={() => void navigator.clipboard.writeText(children).then(() => setCopied(children))}
          {...(cannot ? { disabledReason: cannot } : {})}
        >
          {t('copy')}
        </Button>
        <span role="status">{copied === children ? t('copied') : ''}</span>
      </div>
    </section>
  )
}
