import type { PageText } from '../../page.ts'

export const nl: PageText<'money'> = {
  title: 'Geld, en de dag afsluiten',
  lead: 'De lade, kaarten, geld dat bleef steken, en het einde van een avond.',
  sections: {
    drawer: {
      title: 'Contant geld en de lade',
      body: [
        'De lade gaat vanzelf open voor contant geld, bij het aannemen en bij het teruggeven. In België wordt contant geld afgerond op vijf cent; het scherm en de kassabon zeggen het.',
        'Het scherm zegt wat je moet geven. Tel twee keer, en sluit de lade.',
      ],
    },
    shift: {
      title: 'Een dienst: openen, tellen, sluiten',
      body: [
        'Onder [[register.cash_title]] houdt de kassa het geld van haar lade bij. Een dienst is wat er tussen twee tellingen ontvangen wordt; elke kassa heeft haar eigen dienst.',
        {
          steps: [
            'Aan het begin: tel wat er in de lade zit, typ het bedrag en tik op [[register.cash_open]].',
            'Contant geld dat beweegt zonder verkoop geef je meteen in, met de reden: [[register.cash_paid_in]], [[register.cash_paid_out]], [[register.cash_withdrawn]]. Om geld uit te nemen heb je het recht nodig.',
            'Een collega neemt de kassa over: aanmelden en op [[register.cash_take_over]] tikken. Wie eerst telt, weet wat hij overneemt.',
            'Aan het einde: [[register.cash_count]], munt voor munt. Pas daarna zegt het scherm wat er zou moeten zijn.',
            'Verschilt het, tel dan opnieuw of zeg waarom. Typ wat er voor morgen in de lade blijft; de rest gaat naar de kluis. Dan [[register.cash_close]].',
            'Onder [[register.cash_reports]] staan de rapporten van deze kassa om te lezen en opnieuw te printen, met de btw en wat iedereen ontving; wie geld mag uitnemen ziet ook wat de lopende dienst tot nu toe opbracht.',
          ],
        },
        'Het rapport wordt geprint met een nummer zonder gaten, ook zonder internet. Managers vinden het in het portaal onder [[portal.cash]].',
        'Een dienst die dagen open bleef verliest niets: tel de lade en sluit hem. Is er geld bewogen sinds het tellen, tel dan opnieuw.',
      ],
    },
    card: {
      title: 'Kaarten',
      body: [
        'Een terminal die met de kassa verbonden is, vraagt zij zelf: zie [De betaalterminal](till#terminal). Op elke andere typ je de som, en zeg je de kassa wat hij antwoordde.',
        'Is de terminal niet zeker, kijk dan naar zijn papier of zijn lijst voor je ergens op tikt. [[register.card_done]] alleen als het geld echt genomen is.',
        'Gaat er geld terug naar een kaart, geef het dan eerst terug op de terminal, en dan [[register.refund_terminal_done]].',
      ],
    },
    invoices: {
      title: 'Een factuur',
      body: [
        'Een bedrijf wil een factuur: open aan de kassa onder [[register.bills]] de kassabon en tik op [[register.invoice_make]]. Zoek de factuurklant of voer een nieuwe in. Voor een bestelling van de website doet een manager dat in het portaal: open de bestelling en kies [[portal.invoice_make]]. Het portaal van de bioscoop doet het voor de kassa’s.',
        'Meerdere bestellingen komen via hun nummers op één factuur. Een bestelling staat maar op één factuur. Wat een klant later betaalt, verkoop je met een betaalmethode van de soort “[[portal.payment_method.driver.invoice]]”: de kassa vraagt vóór de verkoop voor wie de factuur is en maakt ze samen met de verkoop, ook zonder internet.',
        'De PDF open, druk en mail je in het portaal op internet, onder [[portal.invoices]]. Daar noteert een manager ook wanneer er betaald is. Wat te laat is, zegt dat.',
        'Een factuur verandert nooit. Klopt hij niet: [[portal.invoice_credit]]. De creditnota heeft een eigen nummer, en de bestelling kan opnieuw gefactureerd worden, door de kant die ze verkocht.',
        'Het btw-nummer van het bedrijf, het adres van de factuurklant en, als het er is, zijn btw-nummer moeten vooraf kloppen.',
      ],
    },
    'pay-out': {
      title: 'Wachtende terugbetalingen',
      body: [
        'Onder [[register.bills]] toont [[register.due_title]] wat het portaal je vraagt terug te geven, en tickets van geannuleerde voorstellingen. Is de gast er: [[register.due_pay]]. Klopt het niet: [[register.due_decline]]; het portaal ziet het.',
        'Is een vraag niet gekend of al beantwoord, dan was een collega sneller. Bekijk de kassabon voor je geld geeft.',
      ],
    },
    'buyers-return': {
      title: 'Teruggegeven op de website',
      body: [
        'Wie op de website kocht, opent de bestelling via de link en geeft ze daar terug. Een cadeaubon of abonnement, zolang er niets van gebruikt is, 14 dagen lang: de wet wil dat, en het kan niet uitgezet worden. Tickets tot zoveel uur voor de voorstelling als een manager instelt onder [[portal.settings.refunds.hours_before]]; bij 0 kan niemand het.',
        'Het geld gaat vanzelf terug, zoals het betaald werd en zonder kosten, en de koper krijgt een mail. Kassabon en portaal zeggen [[portal.reason_returned]] of [[portal.reason_withdrawn]]. Zolang een bioscoop niet verbonden is, wordt geen van haar tickets teruggenomen: de ingang zou het niet weten.',
        '**Een deel van het geld, en alles blijft:** open een onlinebestelling in het portaal, kies [[portal.refund]] en dan [[portal.refund_sum]], en typ hoeveel. De tickets blijven geldig en de koper krijgt een mail.',
        'Met [[portal.settings.refunds.exchange_hours_before]] ruilen kopers daar tickets voor een andere voorstelling van de film, of van elke film, zoals de instelling ernaast zegt. Ze zien eerst de nieuwe plaatsen en mogen andere kiezen. Wat minder kost, gaat terug. Wat meer kost, betalen ze online, en hun oude tickets blijven geldig tot het betaald is; geld dat te laat komt, gaat vanzelf terug.',
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
        'Een voorstelling die niet geannuleerd is, houdt haar tickets. Betaal ze een voor een terug als je wilt.',
      ],
    },
    stuck: {
      title: 'Geld dat bleef steken',
      body: [
        'In het portaal onder [[portal.worklist]] staat elke betaling en terugbetaling die langer duurt dan ze zou moeten, wat er vanzelf gebeurt, en wat je kunt doen.',
        {
          list: [
            '**De betaalprovider antwoordt niet:** Foyer blijft vragen, en de plaatsen blijven vastgehouden. Er is niets verloren. [[portal.ask_provider_now]] vraagt meteen.',
            '**Een terugbetaling kwam terug van de bank:** vraag de gast een andere rekening, dan [[portal.refund_retry_now]]; of betaal anders en zeg het.',
            '**Betaald, maar de voorstelling is geannuleerd:** één druk geeft het terug.',
            '**Je regelde het zelf:** [[portal.clear_entry]], met een zin over wat er gedaan werd. Die blijft met je naam bewaard.',
          ],
        },
        'Een bezoeker die niet kon betalen, kan het met dezelfde plaatsen opnieuw proberen. Wie twee keer betaalt, krijgt de tweede betaling vanzelf terug.',
      ],
    },
    methods: {
      title: 'Betaalmethoden op de website',
      body: [
        'Onder [[portal.payment_method.many]] staat hoe bezoekers kunnen betalen en welke rekening het geld neemt. Zonder rekening wordt een methode niet aangeboden. Wat al genomen werd, gaat terug van de rekening die het nam.',
        'Elke betaalmethode kan naast de naam een pictogram hebben, of een eigen afbeelding in plaats daarvan, en eerst komen voor bioscopen in sommige landen of voor wie sommige talen leest: [[portal.payment_method.firstCountries]], [[portal.payment_method.firstLanguages]].',
        'Is een provider niet gekend, dan is hij op deze server niet ingesteld; wie voor je toestellen zorgt, doet het. Het aantal rekeningen heeft een grens: gebruik er een die je hebt.',
        'Staat er iets uit, zoals de onlineverkoop, dan vind je het onder [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
      ],
    },
    mollie: {
      title: 'Mollie koppelen',
      body: [
        'Mollie ontvangt het geld van de website: gasten kiezen op de pagina van Mollie een kaart, Bancontact en dergelijke, en Mollie betaalt het uit op je bankrekening. Je hebt een account bij Mollie nodig, en Mollie moet je website goedgekeurd hebben.',
        {
          steps: [
            'Zet in het dashboard van Mollie aan waarmee gasten kunnen betalen. Laat overschrijving uit: het geld doet er dagen over en de plaatsen wachten erop.',
            'Kopieer daar onder Ontwikkelaars, API-sleutels de testsleutel. Hij begint met test_.',
            'In de portal onder [[portal.payment_method.many]]: [[portal.payment_method.add]]. Geef de naam die gasten lezen en kies Mollie.',
            'Voer daaronder de sleutel in en druk op [[portal.payment_method.account_save]]. Aanvaardt Mollie hem niet, kopieer hem dan opnieuw, helemaal.',
            'Druk op de knop om te proberen en betaal op de pagina van Mollie. De portal zegt wat er binnenkwam.',
            'Doe hetzelfde met de live-sleutel, die met live_ begint: nu is één cent echt. Zet daarna [[portal.payment_method.status]] op ja.',
          ],
        },
        'Met een testsleutel krijgen gasten tickets zonder te betalen; de portal waarschuwt je tot de live-sleutel er is. Wordt een sleutel bij Mollie vernieuwd, voer dan op dezelfde plek de nieuwe in.',
        'Mollie meldt Foyer vanzelf wanneer iemand betaald heeft; bij Mollie hoef je daarvoor niets in te vullen. Je server heeft er een openbaar adres met https voor nodig. Zonder dat vraagt Foyer het om de paar seconden en komen de tickets even later.',
        'Een terugbetaling die later mislukt en geld dat de bank van een gast terughaalde, staan onder [[portal.worklist]]. Het ticket blijft geldig tot je het terugneemt.',
      ],
    },
    bancontact: {
      title: 'Bancontact Pro verbinden',
      body: [
        'Bancontact Pro is een code op de website: gasten scannen hem met hun app van Bancontact of Wero, of openen de app op hun telefoon, en een betaling kost enkele cent. Je hebt een contract met Bancontact Pro nodig voor onlineverkoop.',
        {
          steps: [
            'Kopieer in het portaal van Bancontact Pro het productprofiel (PPID) en de API-sleutel van je onlineproduct.',
            'In het portaal onder [[portal.payment_method.many]]: [[portal.payment_method.add]]. Geef ze de naam die gasten lezen en kies Bancontact Pro.',
            'Vul eronder het profiel, de omgeving (live, of test voor een testproduct) en de sleutel in en druk op [[portal.payment_method.account_save]].',
            'Druk op de knop om het te proberen en scan de code met je eigen app. Het portaal zegt wat er binnenkwam.',
            'Schrijf naar de helpdesk van Bancontact Pro: vraag om terugbetalingen aan te zetten en geef het adres dat naast de rekening staat.',
            'Zet [[portal.payment_method.status]] op ja.',
          ],
        },
        'Zolang terugbetalingen niet aanstaan, blijft wat je teruggeeft onder [[portal.worklist]]: schrijf het over en vink het daar af. Staan ze aan, dan vertrekt automatisch wat wacht.',
        'Een code kan 20 minuten lang betaald worden. Daarna zijn de plaatsen weer vrij en kunnen gasten het nog eens proberen. De app neemt geen fooi aan: de code bevat wat de bestelling kost.',
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
            'Tel het contant geld onder [[register.cash_title]] en sluit de dienst: [[register.cash_count]], [[register.cash_close]]. Zonder dienst schrijf je de som op, met de datum en je naam.',
            'Een manager vergelijkt het in het portaal: [[portal.cash]] zegt wat er in elke lade had moeten zitten, en [[portal.sales]] toont elke kassabon en hoe die betaald is.',
            'Tik op elke kassa op [[register.lock]]. Laat de box aan.',
          ],
        },
        'De werkdag eindigt vroeg in de ochtend: een voorstelling na middernacht telt voor de avond ervoor.',
      ],
    },
    rental: {
      title: 'Filmhuur',
      body: [
        'Onder [[portal.distributor.many]] staat van wie films gehuurd worden, met kantoren en contactpersonen. [[portal.rental_profile.many]] zeggen wat een verdeler krijgt: een aandeel vanaf elke speelweek, en minstens een gewaarborgd minimum. Bij de film staan verdeler, kantoor en voorwaarden; een versie kan eigen voorwaarden hebben.',
        '[[portal.rental]] toont per week, film en bioscoop de bezoekers, de ontvangsten zonder btw en wat te betalen is; [[portal.rental_save]] bewaart het. Het wordt telkens opnieuw berekend: wat intussen terugbetaald is, is eraf. Gedeelde voorwaarden blijven gedeeld, en gebruikte worden niet verwijderd.',
        '[[portal.rental_pdf]] en [[portal.rental_xml]] zijn voor een verdeler, met alleen zijn films als je hem kiest. Wat fout was op een verstuurde afrekening voer je in onder [[portal.rental_adjustment.many]]: het staat als een eigen regel op de volgende.',
      ],
    },
    reports: {
      title: 'Rapporten',
      body: [
        'Onder [[portal.report.many]] kies je waarover het gaat (opbrengst, voorstellingen, betalingen, cadeaubonnen), welke dagen en welke regels. Een periode vergelijk je met de dagen ervoor of met een jaar geleden; een die nog loopt, tot hetzelfde moment. Een terugbetaling telt op de dag waarop ze gebeurt: een voorbije dag blijft zoals hij is.',
        '[[portal.report.add]] bewaart het onder een naam en kan het delen: met iedereen die rapporten mag zien, of met een rol die er geen ander ziet. Anderen bekijken het en kiezen de dagen; alleen de eigenaar en wie het personeel beheert wijzigt het. [[portal.reports_save]] maakt er een bestand of papier van. Een rapport beslaat hoogstens dertien maanden.',
      ],
    },
    newsletter: {
      title: 'Nieuwsbrief',
      body: [
        'Bezoekers schrijven zich in onderaan de website en tijdens het kopen. Iedereen krijgt eerst een e-mail met een link: alleen wie bevestigt, is ingeschreven. Onder [[portal.subscribers]] zie je wanneer iemand het vroeg en bevestigde, en kun je iemand verwijderen of de lijst als bestand opslaan.',
        {
          steps: [
            'Schrijf onder [[portal.campaign.many]]: een onderwerp en een tekst in elke taal. Sla op.',
            'Druk op [[portal.campaign_test]] en bekijk hem in je eigen mailbox.',
            'Kies een tijd of laat hem leeg, en verstuur hem. Je wordt nog één keer gevraagd, met het aantal ontvangers.',
          ],
        },
        'Vanaf dan kan hij niet meer worden gewijzigd, wel gestopt: [[portal.campaign_stop]]. Niemand krijgt hem twee keer, ook niet als de server ertussenuit valt. Wie zich uitschrijft, krijgt niets meer. Hoeveel er per minuut vertrekken, staat onder [[portal.settings.many]].',
      ],
    },
    'waiting-list': {
      title: 'Wachtlijst',
      body: [
        'Zet ze aan onder [[portal.settings.many]], voor het bedrijf of één bioscoop. De pagina van een uitverkochte voorstelling heeft dan een formulier: een adres, hoeveel plaatsen en of alleen naast elkaar. Wie via de link in de e-mail bevestigt, staat in de rij.',
        'Komen er plaatsen vrij, door een teruggave, een onbetaalde bestelling of een verlopen reservering, dan worden ze vastgehouden voor de eerste wiens groep past, zoveel minuten als de instellingen zeggen, en per e-mail met een link aangeboden. Ze kosten de gewone prijs. Verloopt de tijd, dan krijgt de volgende de e-mail. Het deel van de kassa in de laatste plaatsen wordt nooit weggegeven: van twee vrije plaatsen blijft er één aan de kassa, tenzij de zaal of de voorstelling iets anders zegt.',
        'Wie wacht, staat in het programma, in het paneel van de voorstelling onder [[portal.guests_waiting]]. Er is niets te doen; je kunt iemand weghalen. Na de voorstelling is iedereen vergeten.',
      ],
    },
    wallet: {
      title: 'Tickets in de wallet van de telefoon',
      body: [
        'Kopers kunnen hun tickets in de wallet van hun telefoon zetten zodra je dat onder [[portal.settings.many]] hebt ingesteld. Elke wallet wordt apart ingesteld; zonder hebben de mail en de pagina van de bestelling de codes.',
        {
          steps: [
            'Apple: druk op [[portal.wallet_request]] en breng dat bestand naar Apple, in je ontwikkelaarsaccount onder Certificates, voor een Pass Type ID.',
            'Kies het certificaat dat je daar krijgt en dat van Apple ernaast, en druk op [[portal.wallet_bring]].',
            'Google: vraag in de Google Pay & Wallet Console een uitgeversaccount aan, maak een serviceaccount met een sleutelbestand en laat het in de console toe als ontwikkelaar.',
            'Typ het nummer van de uitgever, kies het sleutelbestand en sla op.',
          ],
        },
        'Het certificaat van Apple is ongeveer een jaar geldig. Wie mails voor de leiding krijgt, hoort 60, 30 en 7 dagen vooraf van het einde. Maak vóór het einde een nieuwe aanvraag; tot het nieuwe er is, blijft het oude in gebruik. Een ticket in een wallet verandert niet vanzelf als een voorstelling wordt verplaatst: de mail daarover leidt naar het nieuwe.',
      ],
    },
    people: {
      title: 'Namen van gasten',
      body: [
        'Namen en mails van kopers blijven zo lang als het bedrijf heeft ingesteld, dan worden ze vanzelf gewist. Een gast mag vragen wat er bewaard wordt, of vergeten willen worden: een manager zorgt ervoor, met wie voor je toestellen zorgt. De kassabon blijft, zonder de naam.',
        'Papier met namen, en bestanden die met de hand gedragen werden, horen in de versnipperaar, niet in de prullenmand.',
      ],
    },
  },
}
