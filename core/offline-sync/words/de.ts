import type { Sentences } from '../../i18n/translate.ts'
import type { OfflineSyncWord } from './en.ts'

export const de: Sentences<OfflineSyncWord> = {
  taken_one: 'Übernommen: {{count}} neuer Eintrag.',
  taken_other: 'Übernommen: {{count}} neue Einträge.',
  nothing_new: 'Alles, was aus dieser Datei übernommen werden konnte, war hier schon bekannt.',
  from_relay: 'Die Datei kommt von der Website und wurde {{time}} gemacht.',
  from_box: 'Die Datei kommt von der Box im Kino und wurde {{time}} gemacht.',
  missing:
    'Vor einem Teil fehlt ein Stück; dieser Teil wurde ausgelassen. Holen Sie eine neue Datei und wählen Sie „Alles von Anfang an“.',
  refused:
    'Ein Teil stammt nicht von der Maschine, von der er zu sein vorgibt, oder sagt, was diese nicht sagen darf. Er wurde nicht übernommen; wer Foyer betreut, muss sich die Maschine ansehen, von der die Datei kommt.',
  fork: 'Ein Teil der Datei widerspricht dem, was diese Maschine aufgezeichnet hat. Er wurde nicht übernommen; wer Foyer betreut, muss beide Maschinen prüfen.',
  closed:
    'Ein Teil der Datei stammt von einer Maschine, die zu dieser Zeit schon ersetzt war. Er wurde zurückgelegt und steht auf der Zustandsseite.',
  forgotten:
    'Die Datei weiß Dinge, die diese Maschine über sich selbst vergessen hatte. Sie stellt sich jetzt wieder her und verkauft weiter, sobald die andere Seite gehört wurde.',
  opened:
    'Die Box bat darum, zurückgeholt zu werden, und darf es: Holen Sie hier eine neue Datei für das Kino und bringen Sie sie zur Box.',
  waits:
    'Die Box bat darum, zurückgeholt zu werden, aber diese Seite weiß noch nicht dasselbe von ihr. Holen Sie hier eine Datei mit „Alles von Anfang an“, bringen Sie sie zur Box und eine neue zurück.',
  recovered:
    'Die Box hat alles erfahren und macht weiter. Ihre Kassen geben zuerst zurück, woran sie sich erinnern.',
  asks: 'Die Box wartet auf eine Antwort. Holen Sie auf der Box eine Datei für die Website, übernehmen Sie sie im Portal und bringen Sie von dort eine neue Datei.',
}
