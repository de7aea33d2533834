import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'event.many': 'Événements',
  'event.lead': 'Avant-premières, festivals et autres événements, annoncés sur le site.',
  'event.one': 'Événement',
  'event.add': 'Nouvel événement',
  'event.none': 'Pas encore d’événement',
  'event.none_hint': 'Programmez d’abord la séance, puis annoncez ce qui la rend spéciale.',
  'event.name': 'Nom',
  'event.slug': 'Adresse sur le site',
  'event.slug.hint': 'Minuscules, chiffres et traits d’union, comme ladies-night.',
  'event.title': 'Nom',
  'event.title.hint': 'Pour la maison, et pour le public si aucun titre n’est donné ci-dessous.',
  'event.publicTitle': 'Titre sur le site',
  'event.publicTitle.hint': 'Ce que le public lit ; le nom si le champ est vide.',
  'event.pageTitle': 'Titre de sa page',
  'event.pageTitle.hint':
    'Ce que montrent navigateurs et moteurs de recherche ; le titre si le champ est vide.',
  'event.body': 'Texte de sa page',
  'event.body.hint':
    'Sous ce qui le rend spécial : le déroulé de la soirée, les invités, ce qui est compris.',
  'event.posterFile': 'Affiche',
  'event.posterFile.hint': 'Sans affiche propre, celle du film est montrée.',
  'event.description': 'Ce qui le rend spécial',
  'event.theme': 'Apparence',
  'event.theme.default': 'Simple',
  'event.theme.ladies': 'Soirée entre filles',
  'event.scheduleId': 'Séance',
  'event.moreScheduleIds': 'Autres séances',
  'event.moreScheduleIds.hint': 'La page les présente toutes par date, chacune avec ses billets.',
  'event.sellOnline': 'Vendu sur le site',
  'event.ownPrices': 'A ses propres tarifs',
  'event.ownPrices.hint':
    'Seuls valent les tarifs qui nomment cet événement. Créez-les d’abord, sinon personne ne peut acheter.',
}
