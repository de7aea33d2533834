import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  waiting_title: 'Op plaatsen wachten',
  waiting_lead:
    'Laat je adres achter: komen er plaatsen vrij voor je groep, dan houden we ze voor je vast en mailen we je.',
  waiting_seats: 'Plaatsen',
  waiting_fewer: 'Eén plaats minder',
  waiting_more: 'Eén plaats meer',
  waiting_adjacent: 'Alleen plaatsen naast elkaar',
  waiting_ask: 'Op plaatsen wachten',
  waiting_sent: 'Kijk in je mailbox: je hebt een e-mail van ons. Tik op de knop erin, dan sta je in de rij.',
  waiting_fine:
    'Gratis. Plaatsen worden kort vastgehouden en kosten de gewone prijs. Je adres dient alleen hiervoor en wordt na de voorstelling vergeten.',
  waiting_confirmed: 'Je staat in de rij. Komen er plaatsen voor je vrij, dan mailen we je meteen.',
  waiting_offer_lead:
    'We houden je plaatsen vast. Leg ze in je mandje en koop ze vóór de tijd die in de e-mail staat.',
  waiting_take: 'Deze plaatsen kopen',
  waiting_taken: 'Je plaatsen liggen in het mandje.',
  waiting_left: 'Je staat niet meer op de wachtlijst.',
}
