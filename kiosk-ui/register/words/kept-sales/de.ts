import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  give_title_one: '1 gespeicherter Verkauf wird gesendet',
  give_title_other: '{{count}} gespeicherte Verkäufe werden gesendet',
  give_what:
    'Die Box ist nach einer Reparatur zurück und bekommt die Verkäufe dieser Kasse. Danach geht der Verkauf von selbst weiter.',
  give_trouble: 'Die Box hat sie noch nicht erhalten. Die Kasse versucht es weiter.',
  give_stuck: 'Die Box nimmt sie nicht an. Rufen Sie die Leitung, bevor Sie weitermachen.',
  give_go_on: 'Trotzdem verkaufen',
  given_back_one: '1 gespeicherter Verkauf ist bei der Box angekommen.',
  given_back_other: '{{count}} gespeicherte Verkäufe sind bei der Box angekommen.',
  given_refused_one:
    '{{count}} gespeicherter Verkauf wurde nicht angenommen: Die Box kann ihn nicht bestätigen. Rufen Sie die Leitung.',
  given_refused_other:
    '{{count}} gespeicherte Verkäufe wurden nicht angenommen: Die Box kann sie nicht bestätigen. Rufen Sie die Leitung.',
  given_back_read: 'OK',
}
