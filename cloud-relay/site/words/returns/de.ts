import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  return_tickets: 'Tickets zurückgeben',
  return_title: 'Tickets zurückgeben',
  return_until: 'Hier können Sie Ihre Tickets zurückgeben bis',
  return_about:
    'Bestellung {{number}}. Wählen Sie, welche Tickets Sie zurückgeben. Sie gelten danach nicht mehr, und ihre Plätze werden wieder verkauft.',
  return_sum: 'Sie erhalten zurück',
  return_after:
    'Das Geld geht so zurück, wie Sie bezahlt haben; je nach Bank ist es in einigen Tagen da. Wir bestätigen es per E-Mail an {{email}}.',
  return_fees: 'Gebühren von {{price}} werden nicht erstattet.',
  return_confirm_one: '{{count}} Ticket zurückgeben',
  return_confirm_other: '{{count}} Tickets zurückgeben',
  return_choose: 'Wählen Sie mindestens ein Ticket.',
  return_keep: 'Alles behalten',
  exchange_tickets: 'Tickets tauschen',
  exchange_title: 'Tickets tauschen',
  exchange_until: 'Hier können Sie Ihre Tickets gegen eine andere Vorstellung tauschen bis',
  exchange_about:
    'Bestellung {{number}}. Wählen Sie, welche Tickets Sie tauschen und gegen welche Vorstellung. Die alten gelten danach nicht mehr.',
  exchange_choose: 'Wählen Sie mindestens ein Ticket.',
  exchange_choose_show: 'Wählen Sie zuerst eine Vorstellung.',
  exchange_for: 'Gegen welche Vorstellung?',
  exchange_choose_seats: 'Wählen Sie Ihre Plätze.',
  exchange_dearer:
    'Die neuen Tickets kosten {{price}} mehr. Ihre alten Tickets gelten, bis das bezahlt ist; dann enden sie, und die neuen gehören Ihnen.',
  exchange_pay: '{{price}} bezahlen und tauschen',
  exchange_back: 'Die neuen Tickets kosten weniger: {{price}} gehen so zurück, wie Sie bezahlt haben.',
  exchange_paying:
    'Ihr Tausch wartet auf die Zahlung von {{price}}. Bis dahin bleiben Ihre Tickets, wie sie sind, und die neuen Plätze sind für Sie reserviert.',
  exchange_unpaid:
    'Der Tausch wurde nicht bezahlt. Es wurde nichts abgebucht, und Ihre Tickets bleiben, wie sie sind.',
  exchange_going_back:
    'Ihr Tausch war nicht mehr möglich. Ihre Tickets bleiben, wie sie sind, und {{price}} sind auf dem Weg zurück zu Ihnen.',
  exchange_went_back:
    'Ihr Tausch war nicht mehr möglich. Ihre Tickets bleiben, wie sie sind, und {{price}} wurden erstattet.',
  exchange_after: 'Ihre neuen Tickets schicken wir auch an {{email}}.',
  exchange_confirm_one: '{{count}} Ticket tauschen',
  exchange_confirm_other: '{{count}} Tickets tauschen',
  withdraw: 'Vertrag hier widerrufen',
  withdraw_title: 'Vertrag widerrufen',
  withdraw_until:
    'Solange nichts davon eingelöst wurde, können Sie die Bestellung von Gutscheinen widerrufen bis',
  withdraw_about: 'Bestellung {{number}}. Sie widerrufen den Vertrag über:',
  withdraw_after:
    'Der Gutschein gilt danach nicht mehr. Das Geld geht so zurück, wie Sie bezahlt haben. Wir bestätigen den Eingang Ihres Widerrufs mit Datum und Uhrzeit per E-Mail an {{email}}.',
  withdraw_after_many:
    'Die gewählten Gutscheine gelten danach nicht mehr. Das Geld geht so zurück, wie Sie bezahlt haben. Wir bestätigen den Eingang Ihres Widerrufs mit Datum und Uhrzeit per E-Mail an {{email}}.',
  withdraw_choose: 'Wählen Sie mindestens einen Gutschein.',
  withdraw_used: 'eingelöst',
  withdraw_confirm: 'Widerruf bestätigen',
}
