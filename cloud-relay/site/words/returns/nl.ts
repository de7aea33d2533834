import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  return_tickets: 'Tickets teruggeven',
  return_title: 'Tickets teruggeven',
  return_until: 'Hier kun je je tickets teruggeven tot',
  return_about:
    'Bestelling {{number}}. Kies welke tickets je teruggeeft. Ze zijn daarna niet meer geldig en hun plaatsen worden opnieuw verkocht.',
  return_sum: 'Je krijgt terug',
  return_after:
    'Het geld gaat terug zoals je betaald hebt; afhankelijk van je bank is het er binnen enkele dagen. We bevestigen het per e-mail aan {{email}}.',
  return_fees: 'Kosten van {{price}} worden niet terugbetaald.',
  return_confirm_one: '{{count}} ticket teruggeven',
  return_confirm_other: '{{count}} tickets teruggeven',
  return_choose: 'Kies minstens één ticket.',
  return_keep: 'Alles houden',
  exchange_tickets: 'Tickets ruilen',
  exchange_title: 'Tickets ruilen',
  exchange_until: 'Je kunt je tickets hier ruilen voor een andere voorstelling tot',
  exchange_about:
    'Bestelling {{number}}. Kies welke tickets je ruilt en voor welke voorstelling. De oude zijn dan niet meer geldig.',
  exchange_choose: 'Kies minstens één ticket.',
  exchange_choose_show: 'Kies eerst een voorstelling.',
  exchange_for: 'Voor welke voorstelling?',
  exchange_choose_seats: 'Kies je plaatsen.',
  exchange_dearer:
    'De nieuwe tickets kosten {{price}} meer. Je oude tickets blijven geldig tot dat betaald is; dan vervallen ze en zijn de nieuwe van jou.',
  exchange_pay: '{{price}} betalen en omruilen',
  exchange_back: 'De nieuwe tickets kosten minder: {{price}} gaat terug zoals je hebt betaald.',
  exchange_paying:
    'Je omruiling wacht op de betaling van {{price}}. Tot dan blijven je tickets zoals ze zijn en zijn de nieuwe plaatsen voor je gereserveerd.',
  exchange_unpaid:
    'De omruiling is niet betaald. Er is niets afgeschreven en je tickets blijven zoals ze zijn.',
  exchange_going_back:
    'Je omruiling kon niet meer. Je tickets blijven zoals ze zijn en {{price}} is naar je onderweg.',
  exchange_went_back:
    'Je omruiling kon niet meer. Je tickets blijven zoals ze zijn en {{price}} is terugbetaald.',
  exchange_after: 'Je nieuwe tickets mailen we ook naar {{email}}.',
  exchange_confirm_one: '{{count}} ticket ruilen',
  exchange_confirm_other: '{{count}} tickets ruilen',
  withdraw: 'De overeenkomst hier herroepen',
  withdraw_title: 'De overeenkomst herroepen',
  withdraw_until: 'Zolang er niets van gebruikt is, kun je de bestelling van een cadeaubon herroepen tot',
  withdraw_about: 'Bestelling {{number}}. Je herroept de overeenkomst over:',
  withdraw_after:
    'De kaart is daarna niet meer geldig. Het geld gaat terug zoals je betaald hebt. We bevestigen de ontvangst van je herroeping, met datum en uur, per e-mail aan {{email}}.',
  withdraw_after_many:
    'De gekozen kaarten zijn daarna niet meer geldig. Het geld gaat terug zoals je betaald hebt. We bevestigen de ontvangst van je herroeping, met datum en uur, per e-mail aan {{email}}.',
  withdraw_choose: 'Kies minstens één kaart.',
  withdraw_used: 'gebruikt',
  withdraw_confirm: 'Herroeping bevestigen',
}
