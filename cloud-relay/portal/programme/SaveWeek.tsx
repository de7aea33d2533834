import { Menu } from '@mantine/core'
import { Link } from 'react-router'
import { writeCsv } from '#core/csv/text.ts'
import { readProgrammeFile, readProgrammePdf } from '#core/documents/programme/contract.ts'
import { filedShows } from '#core/documents/programme/shows.ts'
import type { Programme } from '#core/planning/contract.ts'
import { saveFile } from '../offline-sync/save-file.ts'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf } from './board.ts'
import type { Place } from './use-place.ts'

/** The week as a file: for the wall and for newspapers what guests are told of, as a table also what they are not. */
export function SaveWeek({ programme, place }: { programme: Programme; place: Place }) {
  const { locale, t } = useWords()
  const isBox = useSide().data?.node === 'box'
  const { cinemaId, week } = place
  const [from, to] = [week[0]!, week[6]!]
  const asked = (more: Record<string, string>) =>
    new URLSearchParams({ cinema: cinemaId, language: locale, ...more }).toString()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className="button" data-size="small">
          {t('file_save')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {isBox ? (
          <Menu.Item disabled>{t('file_pdf_online')}</Menu.Item>
        ) : (
          <Menu.Item
            component="a"
            href={`${readProgrammePdf.path}?${asked({ from })}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('file_pdf')}
          </Menu.Item>
        )}
        <Menu.Item onClick={save}>{t('file_csv')}</Menu.Item>
        <Menu.Item
          component="a"
          href={`${readProgrammeFile.path}?${asked({ from, to })}`}
          download={`programme-${from}.xml`}
        >
          {t('file_xml')}
        </Menu.Item>
        <Menu.Item component={Link} to="/elsewhere">
          {t('file_ics')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )

  function save() {
    const shows = filedShows(programme, locale, cinemaId)
      .filter(({ schedule }) => week.includes(schedule.day))
      .toSorted((a, b) => (a.schedule.start < b.schedule.start ? -1 : 1))
    const rows = shows.map(({ schedule, screen, movie, versionText }) => [
      schedule.day,
      schedule.start.slice(11, 16),
      schedule.featureStart.slice(11, 16),
      schedule.end.slice(11, 16),
      screen,
      movie.title,
      versionText,
      schedule.shownOn.map(channel => t(`movie.visibility.${channel}`)).join('; '),
      String(takenOf(schedule)),
      String(schedule.capacity),
    ])
    const titles = [
      t('file_day'),
      t('doors'),
      t('feature'),
      t('file_end'),
      t('screen'),
      t('movie'),
      t('version'),
      t('movie.visibility'),
      t('file_taken'),
      t('file_seats'),
    ]
    const text = writeCsv([titles, ...rows], locale === 'en' ? ',' : ';')
    saveFile(`programme-${from}.csv`, new TextEncoder().encode(text), 'text/csv')
  }
}
