import type { ReactNode } from 'react'
import type { Health } from '#core/devices/contract.ts'
import { PlainTable } from '../parts/PlainTable.tsx'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { conditionWord, kindWord } from './device-words.ts'
import { agoText } from './size.ts'

/** The connected nodes, the devices, and the journal's streams with their newest fact. */
export function HealthTables({ health }: { health: Health }) {
  const { locale, t } = useWords()
  const number = new Intl.NumberFormat(locale)
  return (
    <>
      <Listing
        title={t('line')}
        empty={t('line_none')}
        heads={[t('name'), t('status'), t('last_seen'), t('facts_behind')]}
        rows={health.peers.map(peer => [
          t(health.node === 'box' ? 'peer_relay' : 'peer_box', { name: peer.name }),
          <div>
            <Status tone={peer.connected ? 'ok' : 'warn'}>
              {peer.connected ? t('box_connected') : t('box_away')}
            </Status>
            {peer.trouble && (
              <span className="row-note">{t(`line_${peer.trouble.code}`, peer.trouble.values)}</span>
            )}
          </div>,
          peer.lastSeenAt ? agoText(peer.lastSeenAt, health.now, locale) : '–',
          number.format(peer.behind),
        ])}
      />
      <Listing
        title={t('devices')}
        empty={t('devices_none')}
        heads={[t('kind'), t('name'), t('status')]}
        rows={health.devices.map(device => {
          const kind = kindWord(device.kind)
          const { tone, word } = conditionWord(device)
          return [
            kind ? t(kind) : device.kind,
            device.kind === 'page' || device.name === 'none' ? '–' : device.name,
            <Status tone={tone}>
              {word === 'pages_open'
                ? t(word, { count: Number(device.condition) })
                : word
                  ? t(word)
                  : device.condition}
            </Status>,
          ]
        })}
      />
      <Listing
        title={t('journal')}
        empty={t('journal_none')}
        heads={[t('stream'), t('newest_fact'), t('hash')]}
        rows={health.heads.map(head => [
          <code>{head.origin}</code>,
          number.format(head.seq),
          <code title={head.hash}>{head.hash.slice(0, 12)}</code>,
        ])}
      />
    </>
  )
}

function Listing({
  title,
  empty,
  heads,
  rows,
}: {
  title: string
  empty: string
  heads: string[]
  rows: ReactNode[][]
}) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <PlainTable
          label={title}
          heads={heads}
          rows={rows.map((cells, index) => ({ key: String(index), cells }))}
        />
      )}
    </section>
  )
}
