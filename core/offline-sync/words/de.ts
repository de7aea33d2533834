import type { Sentences } from '../../i18n/translate.ts'
import type { OfflineSyncWord } from './en.ts'

export const de: Sentences<OfflineSyncWord> = {
  taken_one: 'Übernommen: {{count}} neuer Eintrag.',
  taken_other: 'Übernommen: {{count}} neue Einträge.',
  nothing_new: 'Alles in dieser Datei war hier schon bekannt.',
  from_relay: 'Die Datei kommt von der Website und wurde {{time}} gemacht.',
  from_box: 'Die Datei kommt von der Box im Kino und wurde {{time}} gemacht.',
  missing:
    'Ein früherer Teil fehlt, darum wurde etwas ausgelassen. Laden Sie eine neue Datei herunter und wählen Sie „Alles von Anfang an“.',
  outdated:
    'Ein Teil der Datei ist aus der Zeit, bevor die Website Daten verloren hat, und wurde ausgelassen. Laden Sie dort eine neue Datei herunter oder verbinden Sie diese Box mit dem Internet; laden Sie diese Datei danach noch einmal hoch.',
  refused:
    'Einem Teil der Datei ist nicht zu trauen; er wurde ausgelassen. Lassen Sie den Computer, von dem die Datei kommt, von der Person prüfen, die Foyer betreut.',
  fork: 'Ein Teil der Datei widerspricht dem, was hier aufgezeichnet ist, und wurde ausgelassen. Wer Foyer betreut, muss beide Computer prüfen.',
  forked:
    'Dieser Computer wurde einmal auf einen älteren Stand zurückgesetzt und hat von dort weitergemacht: Die andere Seite hat andere Aufzeichnungen derselben Zeit. Er verkauft nichts, bis beide wieder verbunden sind und jemand von der Leitung im Portal der Website unter „Systemstatus“ gewählt hat, welche gelten.',
  closed:
    'Ein Teil der Datei stammt von einem Computer, der schon ersetzt war. Er wurde zurückgelegt und steht auf der Seite Systemstatus.',
  forgotten:
    'Die Datei enthält Verkäufe, die hier fehlten. Dieser Computer holt auf und verkauft wieder, sobald die andere Seite geantwortet hat.',
  opened:
    'Die Box kann zurückkommen: Laden Sie hier eine neue Datei für das Kino herunter und bringen Sie sie zur Box.',
  waits:
    'Die Box möchte zurückkommen, aber hier sind noch nicht alle ihre Daten. Laden Sie hier eine Datei mit „Alles von Anfang an“ herunter, bringen Sie sie zur Box und eine neue zurück.',
  relay_recovers:
    'Die Box möchte zurückkommen, aber die Website hat vielleicht selbst etwas vergessen und muss erst von der Box hören. Verbinden Sie die Box mit dem Internet; wurde die Website gerade erst gestartet, laden Sie diese Datei in einer Minute noch einmal hoch.',
  recovered:
    'Die Box hat alles und macht weiter. Ihre Kassen senden zuerst die Verkäufe, die sie behalten haben.',
  asks: 'Die Box wartet auf eine Antwort. Laden Sie auf der Box eine Datei für die Website herunter, im Portal im Internet hoch, und bringen Sie von dort eine neue Datei.',
}
