import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  empty_title: 'Hier kan een bioscoop worden opgericht',
  empty_lead:
    'Dit is een relay van Foyer: het draait de website, de onlineverkoop en het beheer van bioscopen. Het draait er nog geen.',
  empty_log: 'Kijk in het logboek van het relay. Bij het starten schreef het daar een oprichtingslink.',
  empty_command:
    'Of maak er een op de machine van het relay met `npm run found`. Een link geldt een dag, en één keer.',
  empty_open:
    'Open de link in deze browser. Hij vraagt naar het bedrijf, zijn land, en u als eerste leiding.',
  unknown_title: 'Hier is geen bioscoop',
  unknown_lead: 'Deze machine draait bioscopen, maar geen op dit adres.',
  unknown_typed: 'Bekijk het adres nog eens: misschien is het verkeerd getypt.',
  unknown_founder:
    'Is het dat van uw bioscoop, zeg het dan aan wie deze machine draait: de naam moet hierheen leiden, en de bioscoop moet ermee opgericht zijn.',
  blocked_title: 'De pagina’s van deze bioscoop staan uit',
  blocked_lead: 'Voorlopig wordt hier niets verkocht en kan niemand zich aanmelden.',
  blocked_bought: 'Gekochte tickets blijven geldig: open ze via de link in je e-mail.',
  blocked_staff:
    'In de bioscoop verkoopt de kassa zoals altijd. Wie de bioscoop leidt, vraagt het aan wie deze server beheert.',
  busy_title: 'Een ogenblik',
  busy_lead: 'Via je verbinding zijn in één minuut te veel pagina’s opgevraagd.',
  busy_wait: 'Wacht een minuut en laad deze pagina dan opnieuw.',
}
