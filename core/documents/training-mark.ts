import { documentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PaperDocument, PaperLine } from './paper.ts'

/** What stands on everything that is made in training, in the reader's language: `TRAINING – not valid`. */
export function trainingText(locale: Locale): string {
  const { training, notValid } = documentWords(locale)
  return `${training} – ${notValid}`
}

/** Slips of training: they say so in the largest letters there are, above everything else and below it. */
export function trainingSlips(slips: readonly PaperDocument[], locale: Locale): PaperDocument[] {
  const { training, notValid } = documentWords(locale)
  const mark: PaperLine[] = [training, notValid].map(text => ({
    kind: 'text',
    text,
    align: 'centre',
    size: 'large',
    bold: true,
  }))
  return slips.map(slip => {
    const last = slip.lines.findLastIndex(line => line.kind === 'cut')
    const end = last < 0 ? slip.lines.length : last
    const lines = [
      ...mark,
      { kind: 'rule' } as const,
      ...slip.lines.slice(0, end),
      { kind: 'rule' } as const,
      ...mark,
      ...slip.lines.slice(end),
    ]
    return { ...slip, lines }
  })
}
