import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  training: 'Training',
  training_lead: 'Vóór de eerste dag oefenen met het echte: alles werkt, en niets ervan komt in de boeken.',
  training_on: 'Alles is training tot {{time}}.',
  training_on_what:
    'Dan is elke plaats vrij, nummers beginnen bij 1, en geen verkoop, cadeaubon of voorraad van de training blijft over. Films, prijzen, voorstellingen, mensen en apparaten blijven.',
  training_off: 'Niemand heeft gezegd dat dit bedrijf oefent. Wat verkocht wordt, is echt.',
  training_over: 'De training is voorbij. Wat verkocht wordt, is echt en blijft dat.',
  training_until: 'Training tot',
  training_day: 'Dag',
  training_time: 'Tijd',
  training_save: 'Tot dan oefenen',
  training_zone: 'Volgens de klok in {{zone}}.',
  training_open_now: 'Boeken nu openen',
  training_open_title: 'De boeken openen',
  training_open_what:
    'Vanaf deze seconde is alles wat verkocht wordt echt, in elke bioscoop. Dit kan niet ongedaan gemaakt worden.',
  training_word: 'OPENEN',
  training_word_type: 'Typ {{word}}',
  training_word_first: 'Typ eerst het woord {{word}}.',
  training_at_relay:
    'De training wordt ingesteld in het portaal op het adres van de website, voor alle bioscopen.',
  bell_wanted: '{{till}}: {{name}} roept de manager.',
  bell_answer: 'Ik kom eraan',
}
