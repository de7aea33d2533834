import type { BroughtBack } from './recover-from-file.ts'
import type { Locale } from '../i18n/locale.ts'
import { formatDay, formatTime } from '../i18n/format.ts'
import { de } from './words/de.ts'
import { en, type OfflineSyncWord } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { translator, type Translate } from '../i18n/translate.ts'

/** The result for one stream; `facts` is how many of its facts are new here. */
export type StreamReport = {
  origin: string
  outcome: 'taken' | 'known' | 'missing' | 'outdated' | 'waits' | 'fork' | 'closed' | 'refused'
  facts: number
}

/** The result of importing a bundle. */
export type OfflineSyncReport = {
  from: { nodeId: string; role: 'box' | 'relay' }
  cinemaId: string
  /** ISO, UTC. */
  madeAt: string
  facts: number
  streams: StreamReport[]
  /** This node had forgotten facts of its own and recovers now. */
  forgotten: boolean
  /** This node has another history of its own than the other side, and writes nothing until a manager has chosen one. */
  forked: boolean
  broughtBack: BroughtBack
}

/** Whether a manager has to do something after this bundle. */
export function needsLook(report: OfflineSyncReport): boolean {
  const { broughtBack } = report
  const more = broughtBack !== null && broughtBack !== 'recovered'
  return (
    report.forgotten ||
    more ||
    report.streams.some(({ outcome }) => outcome !== 'taken' && outcome !== 'known')
  )
}

/** The report as people read it, the most important thing first. */
export function reportSentences(report: OfflineSyncReport, locale: Locale, timeZone: string): string[] {
  const say = speak(locale)
  const has = (...outcomes: StreamReport['outcome'][]) =>
    report.streams.some(({ outcome }) => outcomes.includes(outcome))
  const time = `${formatDay(report.madeAt, locale, timeZone)}, ${formatTime(report.madeAt, locale, timeZone)}`
  const from = say(report.from.role === 'relay' ? 'from_relay' : 'from_box', { time })
  const lines = [report.facts ? say('taken', { count: report.facts }) : say('nothing_new'), from]
  if (has('outdated')) lines.push(say('outdated'))
  else if (has('missing', 'waits')) lines.push(say('missing'))
  if (has('refused')) lines.push(say('refused'))
  if (report.forked) lines.push(say('forked'))
  else if (has('fork')) lines.push(say('fork'))
  if (has('closed')) lines.push(say('closed'))
  if (report.forgotten) lines.push(say('forgotten'))
  if (report.broughtBack) lines.push(say(report.broughtBack))
  return lines
}

const speakers = new Map<Locale, Translate<OfflineSyncWord>>()

function speak(locale: Locale): Translate<OfflineSyncWord> {
  let speaker = speakers.get(locale)
  if (!speaker) speakers.set(locale, (speaker = translator(locale, { en, de, fr, nl }[locale])))
  return speaker
}
