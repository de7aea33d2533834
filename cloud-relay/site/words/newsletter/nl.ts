import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  newsletter: 'Nieuwsbrief',
  newsletter_lead: 'Onze films en evenementen per e-mail, nog voor ze in het programma staan.',
  newsletter_first_name: 'Voornaam',
  newsletter_last_name: 'Achternaam',
  newsletter_asked:
    'Kijk in je mailbox: als de nieuwsbrief naar dit adres kan, zit er een e-mail van ons in. Bevestig met de knop in die e-mail.',
  newsletter_type_first: 'Vul eerst je e-mailadres in.',
  newsletter_footer: 'E-mail voor onze nieuwsbrief',
  newsletter_go_on: 'Inschrijven voor de nieuwsbrief',
  newsletter_tick: 'Ik wil graag de nieuwsbrief',
  newsletter_confirm: 'Nieuwsbrief bevestigen',
  newsletter_confirmed: 'Je bent ingeschreven. Welkom!',
  newsletter_leave: 'Uitschrijven voor de nieuwsbrief',
  newsletter_left: 'Je bent uitgeschreven. We sturen je geen nieuwsbrieven meer.',
}
