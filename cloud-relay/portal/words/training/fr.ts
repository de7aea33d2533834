import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  training: 'Formation',
  training_lead:
    'S’exercer sur le vrai avant le premier jour : tout fonctionne, et rien n’entre dans les comptes.',
  training_on: 'Tout est formation jusqu’au {{time}}.',
  training_on_what:
    'Alors chaque place est libre, les numéros commencent à 1, et aucune vente, carte, aucun bon ni stock de formation ne reste. Films, prix, séances, personnes et appareils restent.',
  training_off: 'Personne n’a dit que cette société s’exerce. Ce qui est vendu est réel.',
  training_over: 'La formation est terminée. Ce qui est vendu est réel, et le reste.',
  training_until: 'Formation jusqu’au',
  training_day: 'Jour',
  training_time: 'Heure',
  training_save: 'S’exercer jusque-là',
  training_zone: 'À l’heure de {{zone}}.',
  training_open_now: 'Ouvrir les comptes maintenant',
  training_open_title: 'Ouvrir les comptes',
  training_open_what:
    'Dès cette seconde, tout ce qui est vendu est réel, dans chaque cinéma. Cela ne peut pas être annulé.',
  training_word: 'OUVRIR',
  training_word_type: 'Tapez {{word}}',
  training_word_first: 'Tapez d’abord le mot {{word}}.',
  training_at_relay: 'La formation se règle dans le portail à l’adresse du site, pour tous les cinémas.',
  bell_wanted: '{{till}} : {{name}} appelle un responsable.',
  bell_answer: 'J’arrive',
}
