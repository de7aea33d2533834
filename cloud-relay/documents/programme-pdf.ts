import { filedShows, type FiledShow } from '#core/documents/programme/shows.ts'
import { filled } from '#core/documents/wording.ts'
import { documentWords, type DocumentWords } from '#core/i18n/documents/words.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { meaningOfAge } from '#core/programme/age-rating.ts'
import { addDays } from '#core/programme/day.ts'
import type { TablePaper } from './table-pdf.ts'

/** The seven days from one on, in one cinema, as a sheet to hang up: a line for each version of a film, a column for each day. */
export function programmePaperOf(
  programme: Programme,
  asked: { cinemaId: string; from: string; locale: Locale },
): TablePaper {
  const { cinemaId, from, locale } = asked
  const words = documentWords(locale)
  const cinema = programme.cinemas.find(({ id }) => id === cinemaId)!
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at))
  const shows = filedShows(programme, locale, cinemaId).filter(({ schedule }) => days.includes(schedule.day))
  const events = [...new Set(shows.flatMap(({ event }) => event ?? []))]
  const mark = (event: string | null) => (event ? ` ${'*'.repeat(events.indexOf(event) + 1)}` : '')
  const day = (at: number) =>
    formatPlainDay(days[at]!, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return {
    locale,
    accentHue: programme.exhibitor.accentHue,
    training: programme.training,
    title: filled(words.programmeTitle, { from: day(0), to: day(6) }),
    leads: [
      cinema.name,
      [cinema.address1, `${cinema.zip} ${cinema.city}`, cinema.phone].filter(Boolean).join(' · '),
    ],
    columns: [
      { head: words.programmeFilm, share: 3.2 },
      ...days.map(each => ({
        head: formatPlainDay(each, locale, { weekday: 'short', day: 'numeric', month: 'numeric' }),
        share: 1,
      })),
    ],
    rows: [...Map.groupBy(shows, ({ version }) => version.id).values()].map(group => ({
      cells: [
        { text: group[0]!.movie.title, note: noteOf(group[0]!, words) },
        ...days.map(each => ({
          text: group
            .filter(({ schedule }) => schedule.day === each)
            .map(({ schedule, event }) => `${schedule.start.slice(11, 16)}${mark(event)}`)
            .join('\n'),
        })),
      ],
    })),
    notes: shows.length ? events.map(event => `${mark(event).trim()} ${event}`) : [words.programmeNone],
    author: cinema.name,
  }
}

function noteOf({ versionText, movie, age, cinema }: FiledShow, words: DocumentWords): string {
  const meaning = meaningOfAge(age, cinema.country)
  const rated = meaning && filled(words[meaning.word], { ...meaning })
  const { runtimeMinutes, intermissionMinutes } = movie
  const intermission =
    intermissionMinutes && filled(words.programmeIntermission, { minutes: intermissionMinutes })
  return [versionText, filled(words.programmeMinutes, { minutes: runtimeMinutes }), intermission, rated]
    .filter(Boolean)
    .join(' · ')
}
