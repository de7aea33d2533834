import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  training: 'Training',
  training_lead:
    'Vor dem ersten Tag am Echten üben: alles funktioniert, und nichts davon steht in den Büchern.',
  training_on: 'Bis {{time}} ist alles Training.',
  training_on_what:
    'Dann ist jeder Platz frei, Nummern beginnen bei 1, und kein Verkauf, kein Gutschein und kein Bestand des Trainings bleibt. Filme, Preise, Vorstellungen, Personen und Geräte bleiben.',
  training_off: 'Niemand hat gesagt, dass diese Firma übt. Was verkauft wird, ist echt.',
  training_over: 'Das Training ist vorbei. Was verkauft wird, ist echt und bleibt es.',
  training_until: 'Training bis',
  training_day: 'Tag',
  training_time: 'Zeit',
  training_save: 'Bis dahin üben',
  training_zone: 'Nach der Uhr in {{zone}}.',
  training_open_now: 'Bücher jetzt öffnen',
  training_open_title: 'Die Bücher öffnen',
  training_open_what:
    'Ab dieser Sekunde ist alles echt, was verkauft wird, in jedem Kino. Das lässt sich nicht rückgängig machen.',
  training_word: 'ÖFFNEN',
  training_word_type: 'Tippen Sie {{word}}',
  training_word_first: 'Tippen Sie zuerst das Wort {{word}}.',
  training_at_relay: 'Das Training wird im Portal unter der Adresse der Website eingestellt, für alle Kinos.',
  bell_wanted: '{{till}}: {{name}} ruft die Leitung.',
  bell_answer: 'Ich komme',
}
