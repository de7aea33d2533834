import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const de: Sentences<keyof typeof en> = {
  balance_title: 'Guthaben eines Gutscheins',
  balance_lead: 'Geben Sie den Code eines Gutscheins oder Abos ein, um zu sehen, was noch darauf ist.',
  balance_check: 'Guthaben ansehen',
  balance_turns: 'Besuche übrig',
  balance_over: 'Dieser Gutschein ist abgelaufen. Die Kasse hilft gern weiter.',
  balance_use: 'Vorstellung wählen',
  balance_use_hint: 'Der Code ist bei der Auswahl der Tickets schon eingetragen.',
  balance_snacks: 'Das Guthaben für Snacks und Getränke lösen Sie an der Theke ein.',
  balance_empty: 'Auf diesem Gutschein ist nichts mehr.',
}
