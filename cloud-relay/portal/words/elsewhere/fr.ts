import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  elsewhere: 'Programme ailleurs',
  elsewhere_lead:
    'Votre programme dans les agendas, les lecteurs de flux et sur d’autres sites. Ce que vous modifiez ici change là-bas tout seul.',
  elsewhere_language: 'Langue',
  elsewhere_all: 'Tous les cinémas',
  elsewhere_calendar: 'Agenda à suivre',
  elsewhere_calendar_hint:
    'Les habitués saisissent cette adresse dans l’agenda de leur téléphone ou de leur ordinateur. Les séances déplacées ou annulées y changent aussi.',
  elsewhere_feed: 'Flux (RSS)',
  elsewhere_feed_hint:
    'La presse locale, les agendas culturels et les lecteurs de flux y prennent vos films et leurs séances.',
  elsewhere_frame: 'Sur un autre site',
  elsewhere_frame_hint:
    'Une commune, un café ou un festival place ces lignes dans sa page. Elles ne déposent aucun cookie ; chaque horaire mène à votre site.',
  elsewhere_no_copy:
    'Ce navigateur ne copie que sur les pages sécurisées. Sélectionnez le texte et copiez-le.',
  elsewhere_at_relay: 'Ces adresses se trouvent dans le portail sur Internet.',
}
