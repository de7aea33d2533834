import type { Sentences } from '../translate.ts'
import type { CarryWord } from './en.ts'

export const de: Sentences<CarryWord> = {
  taken_one: 'Übernommen: {{count}} neuer Eintrag.',
  taken_other: 'Übernommen: {{count}} neue Einträge.',
  nothing_new: 'Alles, was aus dieser Datei übernommen werden konnte, war hier schon bekannt.',
  from_relay: 'Die Datei kommt von der Website und wurde {{time}} gemacht.',
  from_box: 'Die Datei kommt von der Box im Kino und wurde {{time}} gemacht.',
  missing:
    'Vor einem Teil fehlt ein Stück; dieser Teil wurde ausgelassen. Holen Sie eine neue Datei und wählen Sie „Alles von Anfang an“.',
  fork: 'Ein Teil erzählt etwas anderes, als diese Maschine weiß. Er wurde nicht übernommen; wer Foyer betreut, muss sich beide Maschinen ansehen.',
  closed:
    'Ein Teil kam, nachdem er wegen einer ersetzten Maschine abgeschlossen war. Er liegt beiseite und steht auf der Zustandsseite.',
  forgotten:
    'Die Datei weiß Dinge, die diese Maschine über sich selbst vergessen hatte. Sie stellt sich jetzt wieder her und verkauft weiter, sobald die andere Seite gehört wurde.',
}
