import type { PageText } from '../../page.ts'

export const de: PageText<'set-up'> = {
  title: 'Einrichten',
  lead: 'Von der leeren Firma zum ersten Ticket, und was sich danach einstellen lässt.',
  sections: {
    steps: {
      title: 'Von nichts zum ersten Ticket',
      body: [
        'Die Seite [[portal.setup]] führt hindurch, ein Schritt nach dem anderen. Was getan ist, liest sie an dem ab, was da ist: Gehen Sie jederzeit, und machen Sie dort weiter, wo Sie waren.',
        {
          steps: [
            '[[portal.setup_operator]]: die Steuernummer und die Sätze Ihres Landes. Lassen Sie die Buchhaltung darauf sehen.',
            '[[portal.setup_cinema]]: Name, Adresse und Ort. Drücken Sie in einer Karte lange auf das Haus, und fügen Sie beide Zahlen bei [[portal.cinema.lat]] ein.',
            '[[portal.setup_screen]]: Reihen und Plätze ergeben sofort einen Plan. Gänge, Bögen und Klassen zeichnet später [[portal.plan_open]].',
            '[[portal.setup_classes]], wenn Sie mögen: wie ein Platz heißt und was er mehr kostet. Fünf gibt es immer.',
            '[[portal.setup_prices]] und [[portal.setup_products]]: Listen zum Anfangen. Ändern Sie die Beträge, bevor Sie sie übernehmen.',
            '[[portal.setup_people]]: Ihre eigene PIN und die ersten Kollegen.',
            '[[portal.setup_payment]]: Kassen nehmen sofort Bargeld; die Website braucht einen Zahlungsdienst.',
            '[[portal.setup_box]], [[portal.setup_register]] und [[portal.setup_printer]]: die Maschinen im Haus.',
            '[[portal.setup_film]] und [[portal.setup_show]]: Dann wird überall verkauft.',
          ],
        },
        'Was unter [[portal.entry_more_fields]] eingeklappt ist, stimmt für den Anfang oder kann warten.',
        'Alles lässt sich später ändern, und jeder Eintrag sagt, wer was geändert hat, mit einem Weg zurück. [Training](first-day#training) lässt alle vor dem ersten Tag üben.',
      ],
    },
    combinations: {
      title: 'Menüs und Rezepte',
      body: [
        '**Ein Menü zu einem Preis:** Legen Sie ein Produkt an und unter [[portal.entry_more_fields]] für jedes Teil eine Zeile, [[portal.product.components]], mit den Produkten, aus denen ein Gast wählt. Die Kasse fragt, was zu wählen ist. Auf dem Beleg trägt jedes Teil seinen Anteil am Preis, so wie es einzeln kostet, und seine eigene MwSt.; ein Irrtum wird Zeile für Zeile erstattet.',
        '**Ein Rezept:** [[portal.product.ingredients]] sagt, was ein Stück verbraucht: einen Becher, so viel Mais. Ein Verkauf nimmt das aus dem Bestand unter [[portal.stock]] statt des Produkts.',
        'Was nie einzeln verkauft wird, hat den Zustand [[portal.product.status.part]].',
        '**Happy Hour:** [[portal.product.happyHours]] ist, wann ein Produkt etwas anderes kostet. Die Kasse zeigt den Preis der Minute und verlangt keinen anderen.',
        '**Pfand:** Tragen Sie unter [[portal.product.depositCents]] ein, was Becher oder Flasche kosten, bis sie zurückkommen. Die Kasse setzt es als eigene Zeile neben das Getränk, auch in Menüs, ohne Mehrwertsteuer; kein Rabatt und kein Gutschein gilt dafür. Wer das Getränk erstattet, gibt das Pfand mit zurück. In Z-Berichten und in den [[portal.report.many]] steht es für sich. Kommen Becher ohne Rechnung zurück, zählt die Kasse sie unter [[register.deposits_key]] und zahlt aus der Lade; die [[portal.report.many]] sagen je Produkt, was noch draußen ist.',
      ],
    },
    'special-prices': {
      title: 'Besondere Preise und offene Termine',
      body: [
        '**Eine Preisliste** gilt für Vorstellungen, die Sie von Hand wählen, etwa Premieren oder Schulwochen. Legen Sie sie unter [[portal.price_list.many]] an, wählen Sie sie bei ihren Preisen unter [[portal.price_rate.priceListIds]], dann bei der Vorstellung oder bei mehreren unter [[portal.show_price_list]]. Was verkauft ist, behält seinen Preis.',
        '**Wer die eigene 3D-Brille mitbringt,** muss sie nicht bezahlen: Haken Sie beim Zuschlag [[portal.price_rate.waivable]] an. Die Kasse hat dann eine Taste dafür, ein Druck je Ticket, und die Website fragt danach.',
        '**Ein Film, der noch nicht feststeht:** Drücken Sie [[portal.add_show]], dann [[portal.announce]]. Die Zeit ist im Saal freigehalten, sonst erfährt niemand davon, und verkauft wird nichts. Öffnen Sie sie später und drücken Sie [[portal.announce_plan]].',
        '**Wie viele Menüs verkauft wurden,** sagen die [[portal.report.many]], gruppiert [[portal.reports_by_combination]].',
      ],
    },
    printers: {
      title: 'Drucker',
      body: [
        {
          steps: [
            'Verbinden Sie den Drucker mit dem Netz des Kinos oder per USB mit seiner Box, und schalten Sie ihn ein.',
            'Öffnen Sie das Kino unter [[portal.cinema.many]], und drücken Sie [[portal.cinema.device_search_do]]. Seine Box sucht ein paar Sekunden lang.',
            'Drücken Sie neben der Adresse oder dem Namen [[portal.cinema.printer_enter]]. Geben Sie ihm einen Namen, den alle benutzen, etwa Bar.',
            'Drücken Sie [[portal.cinema.printer_test_do]], und sehen Sie sich die Seite an: Umlaute, Breite, und ob sie abgeschnitten wird.',
          ],
        },
        'Bricht eine Zeile zu früh oder zu spät um, ändern Sie [[portal.cinema.printers.columns]]; sind Umlaute falsch, [[portal.cinema.printers.codepage]].',
        'Wird nichts gefunden: Ist der Drucker an, leuchtet seine Netzwerkbuchse, und ist er im selben Netz wie die Box? Die meisten Drucker drucken ihre Adresse, wenn man beim Einschalten eine Taste hält. Diese Adresse lässt sich auch von Hand eintragen.',
        'Was die Bar zubereitet, kommt dort von selbst heraus, mit einer Abholnummer, die auch auf Beleg und Kundenanzeige steht: Haken Sie [[portal.product_group.barSlip]] bei einer Produktgruppe an, oder die Arten unter [[portal.settings.pos_config.bar_slips]], und beim Drucker der Bar [[portal.cinema.printers.prints.bar_slip]]. Gibt es zwei Bars, nennt jede Kasse ihre eigene unter [[portal.device.barPrinterId]].',
        'Was auf Tickets, Belegen, Barbons, Gutscheinen und Z-Berichten steht, ordnen Sie unter [[portal.slip_template.many]] an und sehen dabei das Papier. Zeilen, die das Gesetz verlangt, lassen sich nicht weglassen. Auch Rechnungen tragen dort Ihre Texte, etwa Ihr Bankkonto; eine gemachte bleibt, wie sie ist.',
        'Tragen Sie [[portal.cinema.printers.rollMetres]] ein, dann sagen die Kassen, wann die Rolle eines Druckers zu Ende geht. Wer vorher eine neue einlegt, sagt es mit [[register.printer_roll_new]] an der Kasse oder hier neben der Testseite. Drucken nur Ihre Kassen dort, zeigt [[portal.cinema.printers.keepsLine]] einen offenen Deckel oder eine leere Rolle innerhalb einer Sekunde.',
        'Eine Zeilenanzeige mit zwei Zeilen vor dem Kunden tragen Sie beim Kino unter [[portal.cinema.lineDisplays]] ein und wählen sie bei der Kasse unter [[portal.device.lineDisplayId]]. Sie zeigt Artikel, Summe, Rückgeld und Abholnummer.',
        'Eine Kasse druckt auf dem Drucker ihres eigenen Eintrags unter [[portal.device.many]]; ohne einen dort, wo Tickets und Belege eingetragen sind.',
      ],
    },
    devices: {
      title: 'Kassen, Scanner und Wände',
      body: [
        'Jede Maschine wird einmal eingelassen: Öffnen Sie die Adresse der Box in ihrem Browser, vergleichen Sie den Code, drücken Sie [[portal.device_let_in]]. [[portal.device.many]] zeigt alle, sagt, welche verbunden sind, und lädt ihre Seiten neu.',
        {
          list: [
            '[[portal.device.autoLockMinutes]]: Eine Kasse, die niemand berührt, sperrt sich und behält ihren Warenkorb.',
            '[[portal.device.paymentMethodIds]]: was dort genommen werden darf; ohne Auswahl alles.',
            '[[portal.device.parentId]]: Ein Tablet neben einer Kasse druckt, wo die Kasse druckt, und wird mit ihr neu geladen.',
            '[[portal.device.handScannerId]]: ein Handscanner an einem Anschluss der Box. Drücken Sie beim Kino [[portal.cinema.device_search_do]] und neben seinem Namen [[portal.cinema.printer_enter]], dann wählen Sie ihn hier. Einer am Computer der Kasse geht ohne.',
            '[[portal.device.orientation]]: wie eine Wand hängt.',
            '[[portal.device_settings]]: was dieses anders macht als sein Kino.',
          ],
        },
        'Unter [[portal.signage_notice.many]] sagen Sie etwas auf allen Anzeigen zugleich, bis zu einer Uhrzeit; ein dringender Hinweis steht groß da. Was Tickets und Produkte kosten, ist eine eigene Ansicht. Während Sie eine Ansicht oder ein Thema eintippen, sehen Sie es auf einer breiten und einer hohen Anzeige, noch ehe etwas gespeichert ist.',
        'Unter [[portal.signage_spot.many]] verkaufen Sie einen Platz auf Ihren Anzeigen: Das Bild eines Betriebs kommt an seinen Tagen zwischen den Seiten des Programms, so oft Sie es sagen. Nie neben einem dringenden Hinweis und nie mehr als die Hälfte der Zeit. Öffnen Sie eine, um zu lesen, wie oft sie an welchem Tag auf welcher Anzeige zu sehen war, und speichern Sie das für den Betrieb.',
        '**Nur mit dem Handscanner:** Geben Sie bei [[portal.settings.pos_config.command_sheet]] eine Nummer ein und drücken Sie dann bei den Druckern des Kinos auf [[portal.cinema.printer_commands_do]]. Das Blatt bleibt hinter der Theke: Ein gescannter Code tut, was seine Taste tut, mit allem, was die Taste fragt. Hat jemand es fotografiert, geben Sie eine andere Nummer ein und drucken es neu.',
        '**Eine sichere Adresse:** Über https kann niemand im selben Netz mitlesen, und ein Telefon darf seine Kamera benutzen. Öffnen Sie auf dem Gerät /secure hinter der Adresse der Box: Die Seite sagt, was dort einmal zu drücken ist. Danach wird das Gerät unter der sicheren Adresse neu zugelassen.',
        'Eine Maschine ist verloren: [[portal.device_do_blocked]]. Sie hört sofort auf, auch ohne Verbindung, und darf nicht einmal mehr fragen. Was mit einem Code auf einem Bildschirm zu tun ist, steht in [Was tun, wenn …](trouble#new-device).',
      ],
    },
    settings: {
      title: 'Einstellungen',
      body: [
        '[[portal.settings.many]] findet man mit einem Wort. Neben jeder steht, was jetzt gilt und wo das gesagt wurde; vor dem Speichern sagt die Seite, ab wann es wirkt.',
        {
          list: [
            'Was für alle Kinos gesetzt ist, gilt in jedem.',
            'Ein Kino darf es anders machen, und ein Gerät anders als sein Kino. Wählen Sie es unter [[portal.settings_for]].',
            'Manches gilt für alle Kinos gleich; die Seite sagt es.',
          ],
        },
        'Wer in einem Kino arbeitet, ändert, was dieses sagt. Was für alle gilt, ändert auf der Website, wer in allen arbeitet.',
        'Füllen fremde Programme Ihre Formulare, schalten Sie [[portal.settings.recaptcha]] ein: Besucher merken davon höchstens eine Sekunde.',
        '[[portal.settings.pos_config.receipts]] [[portal.settings.pos_config.receipts.asked]]: Tickets werden automatisch gedruckt, und [[register.print_receipt]] nach dem Verkauf oder in der Liste der Verkäufe bringt den Beleg. Frankreich verlangt es so.',
        'Unter den Einstellungen steht, wer was geändert hat; ein Druck nimmt es zurück. Geheimnisse wie Passwörter werden nie gezeigt, nur ersetzt.',
      ],
    },
    automations: {
      title: 'Automatisierungen',
      body: [
        'Unter [[portal.automation.many]] sagt eine Regel: Wenn etwas geschieht, wird etwas getan. Sie wartet auf eine Uhrzeit am Tag oder in der Woche, auf so viele Minuten vor oder nach einer Vorstellung, darauf, dass eine Vorstellung ausverkauft ist oder fast, auf wenig Bestand, auf einen Gutschein, der bald endet, oder auf eine Box, die nicht erreichbar ist.',
        'Dann mailt sie Leuten des Hauses oder allen, die online gekauft haben, schickt einen gespeicherten Bericht, schickt einen Newsletter noch einmal, gibt Reservierungen frei, nimmt eine Vorstellung von der Website oder sagt etwas auf allen Anzeigen. Jede Regel gilt für ein Kino.',
        {
          steps: [
            'Legen Sie die Regel an; sie beginnt ausgeschaltet.',
            'Unter ihrem Formular steht, wie oft sie in den letzten sieben Tagen gelaufen wäre. Nachsehen ändert nichts.',
            'Setzen Sie dann den Haken bei [[portal.automation.active]] und speichern Sie.',
          ],
        },
        'Eine Regel tut ihre Arbeit einmal für jeden Anlass, auch nach einem Neustart, und höchstens 200-mal am Tag. Was sie getan hat, steht unter ihrem Formular. [[portal.settings.portal_config.automations]] in den Einstellungen hält alle auf einmal an.',
        'Der Server der Website führt sie aus, darum hört ein abgeschnittenes Kino inzwischen nichts. Reservierungen, die die Box des Kinos hält, werden frei, sobald sie wieder zu hören ist.',
      ],
    },
    'website-pages': {
      title: 'Preise und Anfragen auf der Website',
      body: [
        '**Preise:** Beginnen Sie unter [[portal.page.many]] mit [[portal.preset_ready_prices]], oder fügen Sie einer Seite den Teil [[portal.blocks_prices]] hinzu. Er sagt, was Tickets, Zuschläge und zusammen gekaufte Tickets kosten, nach Ihren Preisen und in jeder Sprache, und ändert sich mit ihnen. Nur was die Website verkauft, steht darin. Solange Sie kein Menü geschrieben haben, führt das der Website dorthin.',
        '**Gruppen, Schulen, Kindergeburtstage und geschlossene Vorstellungen:** Eine Seite kann ein [[portal.page.enquiry]] haben. Besucher sagen, wie viele sie sind, an welchem Tag und mit welchem Film. Es kommt per E-Mail und steht unter [[portal.messages]], wo Sie Erledigtes abhaken.',
        '**Suche:** Die Lupe oben auf der Website findet Filme, kommende Veranstaltungen, veröffentlichte Seiten und die Fragen darauf. Einzurichten ist nichts.',
      ],
    },
    modules: {
      title: 'Womit Sie arbeiten',
      body: [
        'Unter [[portal.modules.many]] schalten Sie ab, was Sie nicht brauchen: Es verschwindet aus Kassen, Website, Portal und Wänden. Nichts Verkauftes geht verloren: Tickets öffnen weiter die Tür, Gutscheine zahlen weiter.',
        'Was Ihr Anbieter nicht freigeschaltet hat, sagt es; fragen Sie dort.',
        'Wo Tickets und Gutscheine verkauft werden, ist eine Einstellung: [[portal.settings.public_config.features.tickets]].',
      ],
    },
    'taking-over': {
      title: 'Von einem anderen System kommen',
      body: [
        'Unter [[portal.import]] bringt eine Tabelle Personal, Produkte, Filme und Gutscheine, die noch gelten. Sie sehen jede Zeile und was an ihr falsch ist, bevor etwas geschrieben wird; eine Datei, die ein zweites Mal kommt, legt nichts doppelt an.',
        'Dieselbe Seite gibt alles auch wieder heraus, für jedes andere Programm.',
      ],
    },
  },
}
