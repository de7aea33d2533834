import type { PageText } from '../../page.ts'

export const nl: PageText<'money'> = {
  title: 'Geld, en de dag afsluiten',
  lead: 'De lade, kaarten, geld dat bleef steken, en het einde van een avond.',
  sections: {
    drawer: {
      title: 'Contant geld en de lade',
      body: [
        'De lade gaat vanzelf open voor contant geld, bij het aannemen en bij het teruggeven. In België wordt contant geld afgerond op vijf cent; het scherm en de bon zeggen het.',
        'Het scherm zegt wat u moet geven. Tel twee keer, en sluit de lade.',
      ],
    },
    card: {
      title: 'Kaarten',
      body: [
        'De terminal is een toestel op zich: u typt er de som, en zegt de kassa wat hij antwoordde.',
        'Is de terminal niet zeker, kijk dan naar zijn papier of zijn lijst voor u ergens op tikt. [[register.card_done]] alleen als het geld echt genomen is.',
        'Gaat er geld terug naar een kaart, geef het dan eerst terug op de terminal, en dan [[register.refund_terminal_done]].',
      ],
    },
    'pay-out': {
      title: 'Uit te betalen',
      body: [
        'Onder [[register.bills]] toont [[register.due_title]] wat het portaal u vraagt terug te geven, en tickets van geannuleerde voorstellingen. Is de gast er: [[register.due_pay]]. Klopt het niet: [[register.due_decline]]; het portaal ziet het.',
        'Is een vraag niet gekend of al beantwoord, dan was een collega sneller. Bekijk de bon voor u geld geeft.',
      ],
    },
    'cancelled-show': {
      title: 'Een geannuleerde voorstelling',
      body: [
        'Een manager annuleert een voorstelling in het portaal: open ze op het bord, dan [[portal.cancel_show]]. Het kan niet ongedaan gemaakt worden, dus moet er een woord getypt worden.',
        {
          list: [
            '[[portal.cancel_refund]]: wat online betaald werd, gaat vanzelf terug, met een mail aan elke koper. Wat aan de kassa betaald werd, wacht onder [[register.due_title]] tot de gasten komen.',
            '[[portal.cancel_only]]: er gaat nog niets terug. Het kan later bevestigd worden, op dezelfde plek.',
          ],
        },
        'Een voorstelling die niet geannuleerd is, houdt haar tickets. Betaal ze een voor een terug als u wilt.',
      ],
    },
    stuck: {
      title: 'Geld dat bleef steken',
      body: [
        'In het portaal onder [[portal.worklist]] staat elke betaling en terugbetaling die langer duurt dan ze zou moeten, wat er vanzelf gebeurt, en wat u kunt doen.',
        {
          list: [
            '**De betaalprovider antwoordt niet:** Foyer blijft vragen, en de plaatsen blijven vastgehouden. Er is niets verloren. [[portal.ask_provider_now]] vraagt meteen.',
            '**Een terugbetaling kwam terug van de bank:** vraag de gast een andere rekening, dan [[portal.refund_retry_now]]; of betaal anders en zeg het.',
            '**Betaald, maar de voorstelling is geannuleerd:** één druk geeft het terug.',
            '**U regelde het zelf:** [[portal.clear_entry]], met een zin over wat er gedaan werd. Die blijft met uw naam bewaard.',
          ],
        },
        'Een bezoeker die niet kon betalen, kan het met dezelfde plaatsen opnieuw proberen. Wie twee keer betaalt, krijgt de tweede betaling vanzelf terug.',
      ],
    },
    methods: {
      title: 'Betaalmethoden op de website',
      body: [
        'Onder [[portal.payment_method.many]] staat hoe bezoekers kunnen betalen en welke rekening het geld neemt. Zonder rekening wordt een methode niet aangeboden. Wat al genomen werd, gaat terug van de rekening die het nam.',
        'Is een provider niet gekend, dan is hij op deze server niet ingesteld; wie voor uw toestellen zorgt, doet het. Het aantal rekeningen heeft een grens: gebruik er een die u hebt.',
        'Staat er iets uit, zoals de onlineverkoop, dan vindt u het onder [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
      ],
    },
    closing: {
      title: 'De dag afsluiten',
      body: [
        {
          steps: [
            'Kijk onder [[register.due_title]]: wacht er nog iemand op geld?',
            'Staat er ergens een verkoop zonder antwoord? [[register.unsure_again]].',
            'Doe de dagafsluiting op de kaartterminal en bewaar zijn papier.',
            'Tel het contant geld in de lade. Schrijf de som op, met de datum en uw naam.',
            'Een manager vergelijkt ze in het portaal: [[portal.today]] zegt wat er ontvangen werd, en [[portal.sales]] toont elke bon en hoe hij betaald is.',
            'Tik op elke kassa op [[register.lock]]. Laat de box aan.',
          ],
        },
        'De werkdag eindigt vroeg in de ochtend: een voorstelling na middernacht telt voor de avond ervoor.',
      ],
    },
    people: {
      title: 'Namen van gasten',
      body: [
        'Namen en mails van kopers blijven zo lang als het bedrijf heeft ingesteld, dan worden ze vanzelf gewist. Een gast mag vragen wat er bewaard wordt, of vergeten willen worden: een manager zorgt ervoor, met wie voor uw toestellen zorgt. De bon blijft, zonder de naam.',
        'Papier met namen, en bestanden die met de hand gedragen werden, horen in de versnipperaar, niet in de prullenmand.',
      ],
    },
  },
}
