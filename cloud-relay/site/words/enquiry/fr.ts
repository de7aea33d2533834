import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Demander une offre',
  about: 'Pour quoi',
  choose: 'Veuillez choisir',
  groups: 'Un groupe',
  schools: 'Une école ou une classe',
  birthdays: 'Un anniversaire',
  hire: 'Une séance privée',
  else: 'Autre chose',
  people: 'Combien de personnes',
  day: 'Jour souhaité',
  film: 'Film',
  film_none: 'Pas encore de film',
  message: 'Ce que nous devrions savoir d’autre',
  hint_groups:
    'Par exemple l’heure, si vous voulez une séance à vous, et ce que vous aimeriez boire et manger.',
  hint_schools:
    'Par exemple l’école, l’âge des élèves, d’autres jours qui conviennent, et combien d’adultes accompagnent.',
  hint_birthdays: 'Par exemple l’âge des enfants, l’heure, et combien d’adultes accompagnent.',
  hint_hire:
    'Par exemple l’heure, votre entreprise ou association, si vous apportez un film ou une présentation, et ce que vous aimeriez boire et manger.',
  hint_else: 'Dites-nous ce que vous souhaitez organiser.',
  send: 'Envoyer la demande',
  sent: 'Votre demande est envoyée. Merci ! Nous répondons par e-mail.',
}
