import type { PageText } from '../../page.ts'

export const de: PageText<'money'> = {
  title: 'Geld und Tagesabschluss',
  lead: 'Die Lade, Karten, Geld, das hängt, und das Ende eines Abends.',
  sections: {
    drawer: {
      title: 'Bargeld und Lade',
      body: [
        'Die Lade geht bei Bargeld von selbst auf, beim Nehmen und beim Zurückgeben. In Belgien wird Bargeld auf fünf Cent gerundet; Bildschirm und Beleg sagen es.',
        'Der Bildschirm sagt, was zu geben ist. Zählen Sie zweimal, und schließen Sie die Lade.',
      ],
    },
    shift: {
      title: 'Eine Schicht: beginnen, zählen, schließen',
      body: [
        'Unter [[register.cash_title]] führt die Kasse das Geld ihrer Lade. Eine Schicht ist, was zwischen zwei Zählungen eingenommen wird; jede Kasse hat ihre eigene.',
        {
          steps: [
            'Am Anfang: Zählen Sie, was in der Lade ist, geben Sie die Summe ein und tippen Sie [[register.cash_open]].',
            'Bargeld, das sich ohne Verkauf bewegt, wird gleich eingegeben, mit dem Grund: [[register.cash_paid_in]], [[register.cash_paid_out]], [[register.cash_withdrawn]]. Wer Bargeld entnimmt, braucht das Recht dazu.',
            'Jemand anderes übernimmt die Kasse: anmelden und [[register.cash_take_over]] tippen. Wer zuerst zählt, weiß, was er übernimmt.',
            'Am Ende: [[register.cash_count]], Münze für Münze. Erst danach sagt der Bildschirm, was da sein müsste.',
            'Weicht es ab, zählen Sie noch einmal oder sagen Sie, warum. Geben Sie ein, was für morgen in der Lade bleibt; der Rest kommt in den Tresor. Dann [[register.cash_close]].',
            'Unter [[register.cash_reports]] stehen die Berichte dieser Kasse zum Lesen und Nachdrucken, mit der MwSt. und dem, was jede Person eingenommen hat; wer Bargeld entnehmen darf, sieht auch, was die laufende Schicht bis jetzt ergibt.',
          ],
        },
        'Der Bericht wird mit einer lückenlosen Nummer gedruckt, auch ohne Internet. Die Leitung findet ihn im Portal unter [[portal.cash]].',
        'Bei einer Schicht, die tagelang offen blieb, geht nichts verloren: Lade zählen und schließen. Hat sich seit dem Zählen Geld bewegt, zählen Sie noch einmal.',
      ],
    },
    card: {
      title: 'Karten',
      body: [
        'Ein Terminal, das mit der Kasse verbunden ist, fragt sie selbst: siehe [Das Kartenterminal](till#terminal). In jedes andere geben Sie die Summe ein und sagen der Kasse, was es antwortet.',
        'Ist das Terminal unsicher, sehen Sie auf sein Papier oder in seine Liste, bevor Sie etwas tippen. [[register.card_done]] nur, wenn das Geld wirklich genommen wurde.',
        'Soll Geld auf eine Karte zurück, geben Sie es erst am Terminal zurück, dann [[register.refund_terminal_done]].',
      ],
    },
    invoices: {
      title: 'Eine Rechnung',
      body: [
        'Eine Firma möchte eine Rechnung: an der Kasse unter [[register.bills]] den Beleg öffnen und [[register.invoice_make]] antippen. Den Rechnungskunden suchen oder neu eingeben. Für eine Bestellung der Website tut das die Leitung im Portal: Bestellung öffnen, [[portal.invoice_make]]. Das Portal des Kinos kann es für die Kassen.',
        'Mehrere Bestellungen kommen über ihre Nummern auf eine Rechnung. Eine Bestellung steht nur auf einer. Was ein Kunde später zahlt, wird mit einer Zahlungsart der Art „[[portal.payment_method.driver.invoice]]“ verkauft: die Kasse fragt vor dem Verkauf, an wen die Rechnung geht, und erstellt sie mit ihm, auch ohne Internet.',
        'Das PDF wird im Portal im Internet unter [[portal.invoices]] geöffnet, gedruckt und verschickt. Dort trägt die Leitung auch ein, wann bezahlt wurde. Überfällige sind gekennzeichnet.',
        'Eine Rechnung ändert sich nie. Ist sie falsch: [[portal.invoice_credit]]. Die Gutschrift hat eine eigene Nummer, und die Bestellung kann neu berechnet werden, von der Seite, die sie verkauft hat.',
        'Die USt-IdNr. der Firma, die Anschrift des Rechnungskunden und, wenn es sie gibt, seine USt-IdNr. müssen vorher stimmen.',
      ],
    },
    'pay-out': {
      title: 'Offene Erstattungen',
      body: [
        'Unter [[register.bills]] zeigt [[register.due_title]], was Sie auf Wunsch des Portals zurückgeben sollen, und Tickets abgesagter Vorstellungen. Ist der Gast da: [[register.due_pay]]. Stimmt es nicht: [[register.due_decline]]; das Portal sieht es.',
        'Ist eine Anforderung nicht bekannt oder schon beantwortet, war jemand schneller. Sehen Sie den Beleg an, bevor Sie Geld geben.',
      ],
    },
    'buyers-return': {
      title: 'Auf der Website zurückgegeben',
      body: [
        'Wer auf der Website gekauft hat, öffnet die Bestellung über ihren Link und gibt dort zurück. Eine Geschenkkarte oder ein Abo, solange nichts davon eingelöst ist, 14 Tage lang: Das verlangt das Gesetz, und es lässt sich nicht abschalten. Tickets bis so viele Stunden vor der Vorstellung, wie die Leitung unter [[portal.settings.refunds.hours_before]] festlegt; bei 0 kann es niemand.',
        'Das Geld geht von selbst zurück, wie es bezahlt wurde und ohne Gebühren, und der Käufer bekommt eine Mail. Beleg und Portal sagen [[portal.reason_returned]] oder [[portal.reason_withdrawn]]. Solange ein Kino nicht verbunden ist, wird keines seiner Tickets zurückgenommen: Sein Einlass wüsste nichts davon.',
        '**Ein Teil des Geldes, und alles bleibt:** Öffnen Sie im Portal eine Online-Bestellung, wählen Sie [[portal.refund]], dann [[portal.refund_sum]], und tippen Sie, wie viel. Die Tickets gelten weiter, und der Käufer bekommt eine E-Mail.',
        'Ist [[portal.settings.refunds.exchange_hours_before]] gesetzt, tauschen Käufer dort Tickets gegen eine andere Vorstellung des Films oder jedes Films, wie die Einstellung daneben sagt. Die neuen Plätze sehen sie vorher und dürfen andere wählen. Was weniger kostet, geht zurück. Was mehr kostet, bezahlen sie online und behalten ihre alten Tickets, bis es bezahlt ist; Geld, das zu spät kommt, geht von selbst zurück.',
      ],
    },
    'cancelled-show': {
      title: 'Eine abgesagte Vorstellung',
      body: [
        'Die Leitung sagt eine Vorstellung im Portal ab: auf der Tafel öffnen, dann [[portal.cancel_show]]. Es ist nicht rückgängig zu machen, darum ist ein Wort zu tippen.',
        {
          list: [
            '[[portal.cancel_refund]]: online Bezahltes geht von selbst zurück, mit einer Mail an jeden Käufer. An der Kasse Bezahltes wartet unter [[register.due_title]], bis die Gäste kommen.',
            '[[portal.cancel_only]]: es geht noch nichts zurück. Das lässt sich später an derselben Stelle bestätigen.',
          ],
        },
        'Eine Vorstellung, die nicht abgesagt ist, behält ihre Tickets. Geben Sie sie einzeln zurück, wenn Sie wollen.',
      ],
    },
    stuck: {
      title: 'Geld, das hängt',
      body: [
        'Im Portal unter [[portal.worklist]] steht jede Zahlung und Erstattung, die länger dauert, als sie sollte, was von selbst geschieht, und was Sie tun können.',
        {
          list: [
            '**Der Anbieter antwortet nicht:** Foyer fragt weiter, und die Plätze bleiben gehalten. Nichts geht verloren. [[portal.ask_provider_now]] fragt sofort.',
            '**Eine Erstattung kam von der Bank zurück:** fragen Sie den Gast nach einem anderen Konto, dann [[portal.refund_retry_now]]; oder zahlen Sie anders und sagen Sie es.',
            '**Bezahlt, aber die Vorstellung ist abgesagt:** ein Druck gibt es zurück.',
            '**Sie haben es selbst erledigt:** [[portal.clear_entry]], mit einem Satz, was getan wurde. Er bleibt mit Ihrem Namen.',
          ],
        },
        'Ein Besucher, der nicht bezahlen konnte, kann es mit denselben Plätzen noch einmal versuchen. Wer zweimal zahlt, bekommt die zweite Zahlung von selbst zurück.',
      ],
    },
    methods: {
      title: 'Zahlungsarten auf der Website',
      body: [
        'Unter [[portal.payment_method.many]] steht, wie Besucher bezahlen können und welches Konto das Geld nimmt. Ohne Konto wird eine Zahlungsart nicht angeboten. Was schon genommen wurde, geht von dem Konto zurück, das es nahm.',
        'Jede Zahlungsart kann neben dem Namen ein Symbol haben oder ein eigenes Bild an dessen Stelle, und in Kinos mancher Länder oder für Leserinnen und Leser mancher Sprachen zuerst kommen: [[portal.payment_method.firstCountries]], [[portal.payment_method.firstLanguages]].',
        'Ist ein Anbieter nicht bekannt, ist er auf diesem Server nicht eingerichtet; das tut, wer Ihre Geräte betreut. Die Zahl der Konten hat eine Grenze: nehmen Sie eines, das Sie haben.',
        'Ist etwas abgeschaltet, etwa der Verkauf online, steht es unter [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
      ],
    },
    mollie: {
      title: 'Mollie verbinden',
      body: [
        'Mollie nimmt das Geld der Website: Gäste wählen auf Mollies Seite Karte, Bancontact und Ähnliches, und Mollie zahlt es auf Ihr Bankkonto aus. Sie brauchen ein Konto bei Mollie, und Mollie muss Ihre Website freigegeben haben.',
        {
          steps: [
            'Schalten Sie in Mollies Dashboard ein, womit Gäste zahlen können. Lassen Sie die Überweisung aus: Ihr Geld braucht Tage, und die Plätze warten darauf.',
            'Kopieren Sie dort unter Entwickler, API-Schlüssel den Test-Schlüssel. Er beginnt mit test_.',
            'Im Portal unter [[portal.payment_method.many]]: [[portal.payment_method.add]]. Geben Sie den Namen ein, den Gäste lesen, und wählen Sie Mollie.',
            'Geben Sie darunter den Schlüssel ein und drücken Sie [[portal.payment_method.account_save]]. Nimmt Mollie ihn nicht an, kopieren Sie ihn noch einmal, vollständig.',
            'Drücken Sie den Knopf zum Ausprobieren und bezahlen Sie auf Mollies Seite. Das Portal sagt, was angekommen ist.',
            'Tun Sie dasselbe mit dem Live-Schlüssel, der mit live_ beginnt: Jetzt ist ein Cent echt. Stellen Sie dann [[portal.payment_method.status]] auf Ja.',
          ],
        },
        'Mit einem Test-Schlüssel bekommen Gäste Tickets, ohne zu zahlen; das Portal warnt Sie, bis der Live-Schlüssel da ist. Wird ein Schlüssel bei Mollie erneuert, geben Sie den neuen an derselben Stelle ein.',
        'Mollie meldet Foyer automatisch, wenn jemand bezahlt hat; bei Mollie wird dafür nichts eingetragen. Dazu braucht Ihr Server eine öffentliche Adresse mit https. Ohne sie fragt Foyer alle paar Sekunden nach, und Tickets kommen einen Moment später.',
        'Eine Rückzahlung, die später scheitert, und Geld, das die Bank eines Gastes zurückgeholt hat, stehen unter [[portal.worklist]]. Das Ticket bleibt gültig, bis Sie es zurücknehmen.',
      ],
    },
    bancontact: {
      title: 'Bancontact Pro verbinden',
      body: [
        'Bancontact Pro ist ein Code auf der Website: Gäste scannen ihn mit ihrer Bancontact- oder Wero-App oder öffnen die App auf dem Telefon, und eine Zahlung kostet wenige Cent. Sie brauchen einen Vertrag mit Bancontact Pro für den Online-Verkauf.',
        {
          steps: [
            'Kopieren Sie im Portal von Bancontact Pro das Produktprofil (PPID) und den API-Schlüssel Ihres Online-Produkts.',
            'Im Portal unter [[portal.payment_method.many]]: [[portal.payment_method.add]]. Geben Sie ihr den Namen, den Gäste lesen, und wählen Sie Bancontact Pro.',
            'Geben Sie darunter Profil, Umgebung (live, oder test für ein Testprodukt) und Schlüssel ein und drücken Sie [[portal.payment_method.account_save]].',
            'Drücken Sie den Knopf zum Ausprobieren und scannen Sie den Code mit Ihrer eigenen App. Das Portal sagt, was angekommen ist.',
            'Schreiben Sie dem Support von Bancontact Pro: Bitten Sie, Erstattungen einzuschalten, und nennen Sie die Adresse, die neben dem Konto steht.',
            'Setzen Sie [[portal.payment_method.status]] auf Ja.',
          ],
        },
        'Solange Erstattungen nicht eingeschaltet sind, bleibt unter [[portal.worklist]], was Sie zurückgeben: Überweisen Sie es und haken Sie es dort ab. Sind sie eingeschaltet, geht automatisch hinaus, was wartet.',
        'Ein Code kann 20 Minuten lang bezahlt werden. Danach sind die Plätze wieder frei, und Gäste können es noch einmal versuchen. Trinkgeld nimmt die App nicht: Der Code enthält, was die Bestellung kostet.',
      ],
    },
    closing: {
      title: 'Den Tag abschließen',
      body: [
        {
          steps: [
            'Sehen Sie unter [[register.due_title]]: wartet noch jemand auf Geld?',
            'Steht irgendwo ein Verkauf ohne Antwort? [[register.unsure_again]].',
            'Machen Sie am Kartenterminal den Tagesabschluss und behalten Sie sein Papier.',
            'Zählen Sie das Bargeld unter [[register.cash_title]] und schließen Sie die Schicht: [[register.cash_count]], [[register.cash_close]]. Ohne Schicht schreiben Sie die Summe mit Datum und Namen auf.',
            'Die Leitung vergleicht es im Portal: [[portal.cash]] sagt, was in jeder Lade sein müsste, und [[portal.sales]] zeigt jeden Beleg und wie er bezahlt wurde.',
            'Tippen Sie an jeder Kasse auf [[register.lock]]. Lassen Sie die Box an.',
          ],
        },
        'Der Geschäftstag endet früh am Morgen: eine Vorstellung nach Mitternacht zählt zum Abend davor.',
      ],
    },
    rental: {
      title: 'Filmmiete',
      body: [
        'Unter [[portal.distributor.many]] steht, von wem Filme gemietet werden, mit Niederlassungen und Ansprechpartnern. [[portal.rental_profile.many]] sagen, was ein Verleih bekommt: ab jeder Spielwoche einen Anteil und mindestens eine Garantie. Beim Film stehen Verleih, Niederlassung und Bedingungen; eine Fassung kann eigene haben.',
        '[[portal.rental]] zeigt je Woche, Film und Kino die Besuche, die Einnahmen ohne MwSt. und was zu zahlen ist; [[portal.rental_save]] speichert es. Es wird jedes Mal neu gerechnet: Was inzwischen erstattet wurde, ist abgezogen. Geteilte Bedingungen bleiben geteilt, und benutzte werden nicht gelöscht.',
        '[[portal.rental_pdf]] und [[portal.rental_xml]] sind für einen Verleih, mit seinen Filmen allein, wenn Sie ihn wählen. Was auf einer verschickten Abrechnung falsch war, kommt unter [[portal.rental_adjustment.many]]: Es steht als eigene Zeile auf der nächsten.',
      ],
    },
    reports: {
      title: 'Berichte',
      body: [
        'Unter [[portal.report.many]] wählen Sie, worum es geht (Einnahmen, Vorstellungen, Zahlungen, Gutscheine), welche Tage und welche Zeilen. Ein Zeitraum lässt sich mit den Tagen davor oder dem Vorjahr vergleichen; einer, der noch läuft, bis zum selben Zeitpunkt. Eine Erstattung zählt an dem Tag, an dem sie gemacht wurde; ein vergangener Tag bleibt, wie er ist.',
        '[[portal.report.add]] hebt ihn unter einem Namen auf und kann ihn teilen: mit allen, die Berichte sehen dürfen, oder mit einer Rolle, die sonst keinen sieht. Andere sehen ihn an und wählen die Tage; ändern kann ihn nur, wem er gehört, und wer das Personal betreut. [[portal.reports_save]] macht daraus eine Datei oder Papier. Ein Bericht umfasst höchstens dreizehn Monate.',
      ],
    },
    newsletter: {
      title: 'Newsletter',
      body: [
        'Besucher melden sich am Fuß der Website an und während sie kaufen. Jeder bekommt zuerst eine E-Mail mit einem Link: Nur wer bestätigt, ist angemeldet. Unter [[portal.subscribers]] sehen Sie, wann jemand angefragt und zugestimmt hat, und können jemanden löschen oder die Liste als Datei speichern.',
        {
          steps: [
            'Schreiben Sie unter [[portal.campaign.many]]: Betreff und Text in jeder Sprache. Speichern Sie.',
            'Drücken Sie [[portal.campaign_test]] und sehen Sie ihn sich im eigenen Postfach an.',
            'Wählen Sie eine Zeit oder lassen Sie sie leer, und verschicken Sie ihn. Sie werden noch einmal gefragt, mit der Zahl der Empfänger.',
          ],
        },
        'Von da an lässt er sich nicht mehr ändern, aber anhalten: [[portal.campaign_stop]]. Niemand bekommt ihn zweimal, auch wenn der Server dazwischen anhält. Wer sich abmeldet, bekommt nichts mehr. Wie viele in einer Minute hinausgehen, steht unter [[portal.settings.many]].',
      ],
    },
    'waiting-list': {
      title: 'Warteliste',
      body: [
        'Schalten Sie sie unter [[portal.settings.many]] ein, für die Firma oder ein Kino. Die Seite einer ausverkauften Vorstellung hat dann ein Formular: eine Adresse, wie viele Plätze und ob nur nebeneinander. Wer über den Link in der E-Mail bestätigt, steht in der Reihe.',
        'Werden Plätze frei, durch eine Rückgabe, eine unbezahlte Bestellung oder eine abgelaufene Reservierung, werden sie für den Ersten gehalten, dessen Gruppe passt, so viele Minuten, wie die Einstellungen sagen, und per E-Mail mit einem Link angeboten. Sie kosten den üblichen Preis. Verstreicht die Zeit, bekommt der Nächste die E-Mail. Der Anteil der Kasse an den letzten Plätzen wird nie weggegeben: Sind zwei Plätze frei, bleibt einer davon an der Kasse, wenn Saal oder Vorstellung nichts anderes sagen.',
        'Wer wartet, steht im Programm, im Feld der Vorstellung unter [[portal.guests_waiting]]. Zu tun ist nichts; Sie können jemanden entfernen. Nach der Vorstellung sind alle vergessen.',
      ],
    },
    wallet: {
      title: 'Tickets in der Wallet des Telefons',
      body: [
        'Käufer können ihre Tickets in die Wallet ihres Telefons legen, sobald Sie das unter [[portal.settings.many]] eingerichtet haben. Jede Wallet wird für sich eingerichtet; ohne sie haben die Mail und die Seite der Bestellung die Codes.',
        {
          steps: [
            'Apple: drücken Sie [[portal.wallet_request]] und bringen Sie diese Datei zu Apple, in Ihrem Entwicklerkonto unter Certificates, für eine Pass Type ID.',
            'Wählen Sie das Zertifikat, das Sie dort bekommen, und das von Apple daneben, und drücken Sie [[portal.wallet_bring]].',
            'Google: beantragen Sie in der Google Pay & Wallet Console ein Ausstellerkonto, legen Sie ein Dienstkonto mit Schlüsseldatei an und lassen Sie es in der Konsole als Entwickler zu.',
            'Geben Sie die Nummer des Ausstellers ein, wählen Sie die Schlüsseldatei und speichern Sie.',
          ],
        },
        'Das Zertifikat von Apple gilt etwa ein Jahr. Wer Mails für die Leitung erhält, erfährt 60, 30 und 7 Tage vorher von seinem Ende. Machen Sie vorher eine neue Anfrage; bis das neue da ist, wird das alte verwendet. Ein Ticket in einer Wallet ändert sich nicht von selbst, wenn eine Vorstellung verlegt wird: die Mail darüber führt zum neuen.',
      ],
    },
    people: {
      title: 'Namen von Gästen',
      body: [
        'Namen und Mails von Käufern bleiben so lange, wie das Unternehmen eingestellt hat, dann werden sie von selbst gelöscht. Ein Gast darf fragen, was gespeichert ist, oder vergessen werden wollen: die Leitung sorgt dafür, mit denen, die Ihre Geräte betreuen. Der Beleg bleibt, ohne Namen.',
        'Papier mit Namen und Dateien, die von Hand getragen wurden, gehören in den Reißwolf und nicht in den Papierkorb.',
      ],
    },
  },
}
