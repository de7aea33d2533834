import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.terminal_twice':
    'Twee betaalterminals van deze bioscoop zijn dezelfde. Verwijder er een en voer hem opnieuw in.',
  'refusal.terminal_address':
    'Het adres van een betaalterminal moet in het eigen netwerk van de bioscoop liggen en met zvt://, viva:// of vivas:// beginnen, zoals zvt://192.168.1.60:20007, of zijn ID bij Mollie zijn, zoals mollie:term_7MgL4wea46qk.',
  'refusal.terminal_none':
    'Deze kassa heeft geen betaalterminal. Toets het bedrag met de hand in op een terminal.',
  'refusal.terminal_busy': 'De betaalterminal is nog bezig. Wacht tot hij klaar is.',
  'refusal.terminal_in_training':
    'Tijdens het oefenen wordt geen betaalterminal gevraagd, want die zou echt geld afschrijven.',
  'refusal.terminal_unanswered':
    'De betaalterminal heeft nog niet gezegd of de laatste kaart is belast. Beantwoord dat eerst.',
  'refusal.terminal_money_waits':
    'Voor deze verkoop is al een kaart belast. Rond hem af met die betaling, of geef eerst het geld terug.',
  'refusal.terminal_not_approved':
    'De betaalterminal heeft dit bedrag niet afgeschreven. Vraag het hem nog eens, of kies een andere betaalwijze.',
  'refusal.terminal_first': 'Vraag eerst de betaalterminal. Kan die niet terugbetalen, dan kan het contant.',
  'refusal.refund_given': 'Dit geld is al terugbetaald. Bekijk de kassabon nog eens.',
  'refusal.terminal_needed': 'Deze kassa vraagt haar betaalterminal zelf. Druk nog eens op Kaart.',
  'refusal.terminal_day_open':
    'De betaalterminal heeft nog niet gezegd of de vorige dagafsluiting klaar is. Beantwoord dat eerst, onder ‘Contant’.',
}
