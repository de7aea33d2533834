import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  value: 'Guthaben für Snacks',
  value_all: 'Alle Snacks',
  value_none: 'Nichts davon',
  value_take: 'Verwenden',
  value_left: 'Noch {{cents}} für Snacks',
  value_stays: '{{cents}} bleiben darauf',
  value_here: 'davon {{cents}} hier, der Rest, sobald die Verbindung wieder da ist',
  value_use: 'Guthaben für Snacks verwenden',
  value_use_how: 'Das Guthaben bezahlt Snacks und Getränke im Warenkorb; was übrig ist, bleibt darauf.',
  top_up: 'Aufladen',
  top_up_sell: 'Um {{cents}} aufladen',
  top_up_how: 'Im Warenkorb ändern − und + den Betrag. Er ist auf der Karte, sobald bezahlt ist.',
  top_up_most: 'In einem Verkauf gehen höchstens {{most}} Aufladungen. Nimm diese Karte beim nächsten.',
}
