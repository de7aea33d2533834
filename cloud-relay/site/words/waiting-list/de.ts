import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  waiting_title: 'Auf Plätze warten',
  waiting_lead:
    'Hinterlassen Sie Ihre Adresse: Werden Plätze für Ihre Gruppe frei, halten wir sie für Sie und schreiben Ihnen.',
  waiting_seats: 'Plätze',
  waiting_fewer: 'Ein Platz weniger',
  waiting_more: 'Ein Platz mehr',
  waiting_adjacent: 'Nur Plätze nebeneinander',
  waiting_ask: 'Auf Plätze warten',
  waiting_sent:
    'Sehen Sie in Ihr Postfach: Sie haben eine E-Mail von uns. Tippen Sie auf den Knopf darin, dann stehen Sie in der Reihe.',
  waiting_fine:
    'Kostenlos. Plätze werden kurze Zeit gehalten und kosten den üblichen Preis. Ihre Adresse dient nur dazu und wird nach der Vorstellung vergessen.',
  waiting_confirmed: 'Sie stehen in der Reihe. Werden Plätze für Sie frei, schreiben wir Ihnen sofort.',
  waiting_offer_lead:
    'Wir halten Ihre Plätze. Legen Sie sie in den Warenkorb und kaufen Sie sie vor der Uhrzeit, die in der E-Mail steht.',
  waiting_take: 'Diese Plätze kaufen',
  waiting_taken: 'Ihre Plätze liegen im Warenkorb.',
  waiting_left: 'Sie stehen nicht mehr auf der Warteliste.',
}
