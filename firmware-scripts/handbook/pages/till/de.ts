import type { PageText } from '../../page.ts'

export const de: PageText<'till'> = {
  title: 'Ein Abend an der Kasse',
  lead: 'Verkaufen, bezahlen, zurückgeben und Gutscheine.',
  sections: {
    sell: {
      title: 'Tickets verkaufen',
      body: [
        {
          steps: [
            'Tippen Sie links auf die Vorstellung. Andere Tage stehen über der Liste; Filme aller Tage finden Sie unter [[register.search_all]], und [[register.films_all]] zeigt dort jeden Film mit seinen nächsten Vorstellungen.',
            'Tippen Sie für jeden Gast einmal auf einen Preis. Manche Preise beginnen mit zwei oder mehr Tickets, manche haben eine Höchstzahl; die Taste sagt es.',
            'Sehen Sie Plätze und Summe an und nennen Sie beides.',
          ],
        },
        '**Mehrere Vorstellungen zugleich:** tippen Sie auf eine andere Vorstellung und machen Sie weiter. Der Korb behält, was darin liegt, unter dem Namen seiner Vorstellung, bis zu vier davon; bezahlt wird alles zusammen, und jedes Ticket gilt für seine Vorstellung.',
        'Ein Preis, den es nicht mehr gibt, wird abgelehnt: wählen Sie einen anderen. Eine Taste haben nur Preise, die für die Vorstellung gelten: manche sind für bestimmte Wochentage, Uhrzeiten, Filme oder Säle, manche gibt es nur einige Tage vorher. Gibt es für eine Vorstellung nur eine Anzahl davon, steht auf der Taste, wie viele übrig sind. [[register.clear]] leert den Korb.',
      ],
    },
    seats: {
      title: 'Andere Plätze',
      body: [
        'Tippen Sie auf [[register.seats_change]]. Tippen Sie auf einen freien Platz: der am längsten gewählte Gast zieht dorthin um. Dann [[register.seats_done]].',
        'Ist ein Platz weg, hat ihn gerade jemand gekauft, hier oder auf der Website. Die Kasse findet den nächsten und sagt, welchen. Fragen Sie den Gast, ob es recht ist.',
        'Manche Plätze gehören zusammen: die Hälften von [[register.class_love]], und ein Rollstuhlplatz mit seiner Begleitung. Verlangt die Kasse einen weiteren daneben, nehmen Sie ihn dazu oder wählen andere. Sie achtet auch darauf, dass kein einzelner Platz zwischen anderen übrig bleibt.',
        'Sind zu wenige Plätze übrig, sagt die Kasse, wie viele es sind. Bieten Sie weniger an oder eine andere Vorstellung.',
        'Wo [[register.free_seating]] steht, sitzt jeder, wo er mag, und es wird kein Platz gewählt.',
      ],
    },
    shortage: {
      title: 'Sieht frei aus und ist nicht zu verkaufen',
      body: [
        {
          list: [
            '**Besucher halten Plätze auf der Website.** Unter den Plätzen steht, wie viele. Die Leitung kann sie holen: [[register.held_online_free]]. Was gerade bezahlt wird, bleibt dort.',
            '**Die Verbindung fehlt.** Plätze mit [[register.state_elsewhere]] gehören der Website, bis sie wieder da ist. Siehe [Das Internet ist weg](trouble#line).',
            '**Der Online-Verkauf ist zu Ende.** Dann verkauft nur noch die Kasse.',
            '**Die letzten Plätze bleiben der Kasse.** Das hält die Website auf, nie Sie.',
            '**Die Vorstellung ist abgesagt, vorbei oder nicht für Kassen.** Niemand kann sie verkaufen. Siehe [Eine abgesagte Vorstellung](money#cancelled-show).',
          ],
        },
      ],
    },
    reservations: {
      title: 'Reservierungen',
      body: [
        'Ein Gast ruft an und kommt später: Wählen Sie Vorstellung, Tickets und Plätze wie beim Verkauf, dann [[register.reservations]]. Schreiben Sie den Namen und eine Telefonnummer oder Mailadresse und tippen Sie auf [[register.reservation_keep]]. Sagen Sie dem Gast den Abholcode und bis wann die Plätze warten.',
        'Ist der Gast da, öffnen Sie wieder [[register.reservations]]. Drei Buchstaben des Namens finden sie, oder der Abholcode. Tippen Sie sie an, nehmen Sie Plätze weg, für die niemand kam, und holen Sie die anderen in den Warenkorb; dann kassieren Sie wie immer. Der Rest wartet weiter. [[register.reservation_cancel]] gibt alle ihre Plätze sofort frei.',
        'Eine bestimmte Zeit vor der Vorstellung sind die Plätze von selbst frei, auch ohne Internet; wer gerade bezahlt, behält sie. [[register.reservation_release_all]] gibt frei, was für die gewählte Vorstellung noch wartet. [[register.reservation_missed]] zeigt, wer nicht kam.',
        'Wenn die Einstellungen es sagen, bekommt ein Gast mit Mailadresse einmal Post, einige Stunden bevor die Plätze frei sind: Abholcode, Plätze und bis wann sie warten. [[portal.settings.reservations.reminder_hours]] steht auf 0, bis Sie es ändern.',
        'Eine verlegte Vorstellung nimmt ihre Reservierungen mit, und die Liste sagt es; rufen Sie den Gast an. Nach einer Reparatur kann ein bezahltes Ticket den Platz haben: Die Reservierung sagt, wie viele sie verlor.',
      ],
    },
    park: {
      title: 'Einen Warenkorb parken',
      body: [
        'Ein Kunde muss die Geldbörse holen, und andere warten: [[register.park_short]], die Taste mit zwei Strichen oben, stellt den Warenkorb zurück und sagt seine Nummer. Seine Plätze bleiben 30 Minuten reserviert.',
        'An jeder Kasse des Kinos öffnet die Taste, die sagt, wie viele geparkt sind, die Liste. Ein Druck holt den Warenkorb dorthin, mit seinen Plätzen; niemand anders bekommt ihn mehr. Wurden die Plätze inzwischen frei, werden andere gefunden, und der Bildschirm sagt es.',
        'Was niemand aufnimmt, ist am Ende des Tages weg; verkauft wurde nichts.',
      ],
    },
    takeover: {
      title: 'Wenn eine Kasse ausfällt',
      body: [
        'Der Bildschirm wird schwarz oder ein Kabel reißt mitten im Verkauf: Melden Sie sich an irgendeiner anderen Kasse an. Die Taste oben sagt, wie viele Warenkörbe offen geblieben sind, und die Liste nennt die Kasse und wer dort gearbeitet hat. Ein Druck holt den Warenkorb mit seinen Plätzen hierher; eine begonnene Zahlung ist, wo sie war, und was das Kartenterminal genommen hat, zählt.',
        'Bei einer Kasse, die noch verbunden ist, wird gefragt: Drücken Sie zweimal, um ihren Warenkorb trotzdem zu nehmen. Ist die erste Kasse wieder da, sagt sie, wer mit ihrem Warenkorb weitergemacht hat, und verkauft ihn nicht mehr. Ein Umtausch kommt nicht mit; beginnen Sie ihn vom Beleg aus neu.',
      ],
    },
    snacks: {
      title: 'Snacks und Getränke',
      body: [
        'Tippen Sie unter [[register.products]] darauf, oder scannen Sie den Code auf der Flasche; zweimal gescannt sind es zwei. Eine Vorstellung braucht es dafür nicht.',
        'Ein Menü fragt der Reihe nach, was hineinkommt; wo nichts zu wählen ist, liegt es sofort im Korb. Esc bricht ab.',
        'Eine Taste kann ein Bild zeigen und unter dem Namen, was drin ist: für Gäste, die nach Nüssen oder Gluten fragen.',
        'Was inzwischen von der Liste genommen wurde, wird abgelehnt. Nehmen Sie es aus dem Korb und sagen Sie es der Leitung, wenn es noch im Regal steht.',
        'Wo das Gesetz dafür einen eigenen Steuersatz hat, fragt der Korb, ob Snacks hier verzehrt oder mitgenommen werden. Der Preis bleibt gleich.',
        '**Auf der Website bestellt:** Produkte, die im Portal so gekennzeichnet sind ([[portal.product.soldOnline]]), werden mit Tickets bestellt. Der Kunde zeigt an der Theke ein Ticket: Scannen Sie es, oder tippen Sie die Bestellnummer unter [[register.bills]], und tippen Sie auf [[register.snacks_hand_out]]. Auf dem Zettel steht, was zu richten ist. Das geht einmal; beim zweiten Mal sagt der Bildschirm, wann, von wem und wo. Was noch wartet, steht unter [[register.snacks_title]].',
      ],
    },
    pay: {
      title: 'Das Geld nehmen',
      body: [
        '**Bar:** tippen Sie auf [[register.cash_exact]], auf den Schein, den Sie bekamen, oder auf [[register.other_amount]] für jede andere Summe. Die Lade geht auf, und der Bildschirm nennt das Rückgeld.',
        '**Karte:** tippen Sie auf [[register.card]], geben Sie die Summe am Terminal ein und warten Sie auf seine Antwort. Dann [[register.card_done]]. Sagt das Terminal nein: [[register.card_not]]; verkauft ist nichts, und der Korb bleibt.',
        '**Auf mehrere Arten:** tippen Sie auf [[register.split]] und nehmen Sie einen Teil nach dem anderen; der Bildschirm sagt, was noch fehlt. Bar wird der Rest gezahlt, und nur auf Bargeld gibt es Wechselgeld.',
        '**Billiger:** tippen Sie auf [[register.discount]], wählen Sie wie viel und sagen Sie warum. Ihre Rolle hat eine Grenze; darüber hilft die Leitung.',
        'Heißt es, das Bargeld reiche nicht, geben Sie noch einmal ein, was Sie bekamen. Hat sich der Preis inzwischen geändert, steht die neue Summe da: nennen Sie sie, bevor Sie weitermachen.',
        'Kam kein Papier, tippen Sie auf [[register.print_again]]. Siehe [Der Drucker druckt nicht](trouble#printer).',
        '**Ein verlorenes Ticket:** Wählen Sie es und tippen Sie auf [[register.reprint_ticket]]. Es ist dasselbe Ticket mit demselben Code, als Kopie gekennzeichnet, also lässt nur eines der beiden jemanden ein; Ihr Name und der Grund werden notiert.',
        '[[register.same_again]] beginnt den nächsten Verkauf mit denselben Tickets und Snacks.',
        '**Ein Bildschirm für den Kunden:** öffnen Sie auf dem Bildschirm, der zum Kunden zeigt, ein zweites Fenster des Browsers der Kasse, unter ihrer Adresse mit /display statt /register. Es zeigt Warenkorb, Plätze, was zu zahlen ist und das Wechselgeld, in der Sprache, auf die der Kunde tippt, und dazwischen Filme.',
      ],
    },
    terminal: {
      title: 'Das Kartenterminal',
      body: [
        '**Mit der Kasse verbunden:** tippen Sie auf [[register.card]]. Die Summe geht von selbst ans Terminal, und der Bildschirm sagt, was der Kunde gerade tut. Ist die Karte belastet, ist verkauft.',
        'Sagt das Terminal nein, steht der Grund da: [[register.terminal_again]] oder [[register.terminal_back]]. Ist es nicht zu erreichen, tippen Sie auf [[register.terminal_by_hand]] und geben Sie die Summe dort ein.',
        '**Hat das Terminal nicht geantwortet**, steht da: [[register.terminal_lost]]',
        {
          steps: [
            'Belasten Sie die Karte kein zweites Mal. Die Kasse fragt das Terminal von selbst weiter.',
            'Geschieht nichts, suchen Sie auf dem Bildschirm oder Papier des Terminals genau diese Summe.',
            'Tippen Sie nur auf [[register.terminal_was_paid]], wenn dort steht, dass die Summe abgebucht wurde, sonst auf [[register.terminal_was_not]]. Ihr Name bleibt bei der Antwort.',
          ],
        },
        '**Belastet, und nichts verkauft:** die Kasse zeigt es, bis verkauft oder das Geld zurück ist. Tippen Sie auf [[register.terminal_give_back]]; weigert sich das Terminal, geben Sie das Geld dort von Hand zurück und tippen Sie auf [[register.terminal_given_by_hand]].',
        '**Erstattung einer Karte:** das Terminal, das das Geld genommen hat, gibt es zurück, und oben auf dem Bildschirm steht, was es tut. Kann es nicht, fragen Sie es noch einmal, erstatten Sie dort von Hand und tippen Sie auf [[register.terminal_given_by_hand]], oder geben Sie bar, sobald die Kasse es anbietet. Die Erstattung bleibt an jeder Kasse in Sicht, bis das Geld zurück ist.',
        '**Kassenschnitt des Terminals:** Öffnen Sie [[register.cash_title]], dann [[register.days_title]]; wer die letzte Schicht schließt, bekommt es angeboten. Die Summe des Terminals wird mit dem verglichen, was darüber verkauft und erstattet wurde. Weichen sie ab, stehen beide da, mit den Zahlungen, die gemeint sein können, bis jemand sagt, warum. Hat es nicht geantwortet, fragen Sie es noch einmal oder tippen die Summe von seinem Papier. Terminals mit der App von Viva und die von Mollie rechnen von selbst ab: Ihre Taste vergleicht, was sie eingenommen haben wollen; kann eines es nicht sagen, wird seine Summe in seiner App abgelesen.',
        '**Trinkgeld,** das ein Gast am Terminal gibt, steht auf dem Beleg und als eigene Summe im Bericht der Schicht und unter [[portal.report.many]]. Es ist kein Umsatz und hat keine Mehrwertsteuer; wie es zu den Leuten kommt, entscheidet das Haus.',
        '**Mit Code:** Wo einer eingetragen ist, zeigt die Taste [[register.terminal_code]] dem Gast auf seiner Anzeige und hier einen Code. Er scannt ihn mit dem Telefon, und ist bezahlt, ist verkauft. [[register.terminal_code_stop]] beendet es. Ohne Internet steht kein Code da: Warten Sie, bis die Kasse es weiß.',
        '**Den Kartenbeleg noch einmal:** Öffnen Sie den Beleg und tippen Sie auf [[register.slip_key]]: Er wird als Kopie gedruckt, für den Gast oder für das Kino.',
        '**Ein neues Terminal, oder eines, das nicht erreichbar ist?** Eine Leitung öffnet die Kasse unter [[portal.device.many]] im Portal und testet die Verbindung unter [[portal.cinema.terminal_test]]: Es steht da, ob das Terminal geantwortet hat und ob sein Passwort stimmt.',
      ],
    },
    'no-answer': {
      title: 'Verkauft oder nicht?',
      body: [
        'Steht [[register.unsure_title]] auf dem Bildschirm, ging die Antwort der Box verloren.',
        {
          steps: [
            'Lassen Sie Geld und Korb, wie sie sind.',
            'Tippen Sie auf [[register.unsure_again]], so oft Sie wollen. Zweimal verkauft wird es nicht.',
            'Bleibt die Box still, lesen Sie [Die Box antwortet nicht](trouble#box-silent).',
          ],
        },
        { note: 'Beginnen Sie für denselben Gast keinen neuen Verkauf. Das wäre ein zweiter.' },
      ],
    },
    bills: {
      title: 'Einen Beleg finden',
      body: [
        'Tippen Sie auf [[register.bills]]. Geben Sie die Nummer des Belegs, die zehn Zeichen unter dem Code eines Tickets oder den Namen ein; oder scannen Sie das Ticket.',
        '**Nur wenig ist bekannt:** Tippen Sie Summe, Platz, Film, Uhrzeit oder die letzten vier Zeichen eines Codes. Gesucht wird unter den Verkäufen des Tages auf dem Bildschirm; die Pfeile wechseln den Tag.',
        '**Summen des Tages:** Über der Liste steht, was diese Kasse verkauft hat. Wer Bargeld aus der Lade nehmen darf, sieht auch alle Kassen und die Website: [[register.day_all]].',
        'Öffnen Sie einen Beleg, um zu sehen, was gekauft, wie bezahlt und was zurückgegeben wurde. [[register.print_again]] druckt ihn noch einmal.',
        'Wird er nicht gefunden, lesen Sie die Nummer noch einmal. Ein Beleg eines anderen Kinos steht in dessen Kasse und im Portal unter [[portal.sales]].',
      ],
    },
    refund: {
      title: 'Geld zurückgeben',
      body: [
        {
          steps: [
            'Suchen Sie den Beleg und wählen Sie, was zurückgeht.',
            'Tippen Sie auf [[register.refund_chosen]] oder [[register.refund_all]] und nennen Sie den Grund.',
            'Tun Sie, was der Bildschirm sagt: Bargeld aus der Lade, oder erst am Terminal zurückgeben.',
            'Lassen Sie den Gast den Zettel unterschreiben, wenn Ihr Haus das will.',
            'Kaltes Popcorn, ein verspäteter Film: [[register.credit_key]] gibt eine beliebige Summe des Gewählten zurück, bis zu dem, was noch bleibt, und das Gekaufte gilt weiter. Die Steuer folgt.',
          ],
        },
        'Die Plätze sind sofort wieder frei, und die alten Tickets öffnen keine Tür.',
        {
          list: [
            '**Ein Ticket, das am Einlass benutzt wurde,** gibt nur die Leitung zurück.',
            '**Ihre Grenze:** manche Rollen erstatten bis zu einer Summe. Darüber fragen Sie die Leitung.',
            '**Ein Beleg der Website:** tippen Sie auf [[register.refund_request]]. Die Website gibt das Geld von selbst zurück; auszahlen können Sie es nicht.',
            '**Schon zurückgegeben oder nie bezahlt:** dann gibt es nichts zu geben. Sehen Sie den Beleg noch einmal an.',
            '**Ein verkaufter Gutschein, der benutzt wurde,** geht nicht zurück. Geben Sie den Rest ohne ihn zurück.',
          ],
        },
      ],
    },
    exchange: {
      title: 'Ein Ticket umtauschen',
      body: [
        'Suchen Sie den Beleg, wählen Sie die Tickets und tippen Sie auf [[register.exchange_seats]] oder [[register.exchange_rate]]. Wählen Sie die neuen wie bei einem Verkauf. Der Unterschied wird bezahlt oder zurückgegeben. Wer die eigene 3D-Brille mitbrachte, zahlt auch jetzt keine: Die Taste neben den Ticketarten zeigt es, und dort ändern Sie es.',
        'Umtauschen kann man nur Tickets, und nur einer Vorstellung zugleich. Was die Website verkauft hat, tauscht sie selbst; sind die neuen Tickets teurer, erstatten Sie die alten und verkaufen neue.',
      ],
    },
    vouchers: {
      title: 'Gutscheine',
      body: [
        {
          steps: [
            'Wählen Sie zuerst die Tickets.',
            'Tippen Sie auf [[register.vouchers]] und scannen oder tippen Sie den Code. Er steht auf seinem Bon und auf dem Beleg.',
            'Tippen Sie auf [[register.voucher_use]]. Er bezahlt so viele Tickets, wie er Besuche hat. Was ein Platz oder 3D mehr kostet, wird wie sonst bezahlt.',
          ],
        },
        '**Guthaben für Snacks:** Ein Gutschein kann auch Geld für Snacks und Getränke tragen. Es bezahlt automatisch, was davon im Warenkorb ist; der Rest bleibt auf der Karte. Mit [[register.value]] (V) ändern Sie, wie viel. Auf dem Beleg steht, was noch da ist.',
        'Verkauft wird ein Gutschein unter [[register.voucher_sell]], wie ein Snack. Sein Bon mit dem Code zum Scannen kommt mit dem Beleg heraus. Wer Plastikkarten ausgibt, stellt bei [[portal.settings.pos_config.voucher_slips]] ein: [[portal.settings.pos_config.voucher_slips.asked]], sucht den neuen Code und tippt auf [[register.card_exchange]].',
        '**Pakete** sind mehrere Gutscheine zu einem Preis. Sie entstehen unter [[portal.voucher_package.many]] und werden an derselben Stelle und auf der Website verkauft. Jeder hat seinen eigenen Code. Erstattet wird ein Paket nur als Ganzes und solange nichts davon eingelöst wurde.',
        'Auf der Website gehen bis zu zwanzig Gutscheine in eine Bestellung. Jeder hat seinen eigenen Code in der E-Mail und seine eigene Seite im PDF.',
        'Ein dort gekaufter Gutschein kann der beschenkten Person gemailt werden, am Morgen eines Tages, den der Käufer wählt. In der Bestellung steht, wann er hinausgeht oder ging; dort wird er sofort gesendet oder die Adresse berichtigt, bis zu fünfmal. Ein vorher widerrufener geht nicht hinaus. [[portal.settings.vouchers.mail_to_recipient]] schaltet es ab. Er wird allein oder zusammen mit Tickets gekauft, in einer Bestellung mit einer Zahlung; auch ein Bild ist wählbar.',
        'Am Ende der Gutscheine auf der Website sagt eine Seite zu einem Code, was noch auf dem Gutschein ist. Der Link in der E-Mail führt dorthin; von dort ist der Code beim Kauf von Tickets schon eingetragen.',
        'Im Portal unter [[portal.vouchers]] gibt, wer Gutscheine verwaltet, einen oder viele auf einmal aus, etwa 200 an eine Firma auf Rechnung, und speichert die Codes als Datei. Dort wird ein Gutschein auch verlängert und aufgeladen.',
        {
          list: [
            '**Nicht bekannt:** lesen Sie den Code noch einmal vom Papier. 0 und O, 1 und I zählen gleich.',
            '**Aufgebraucht:** der Bildschirm sagt, wie viele Besuche noch da sind. Behalten Sie die Karte, wenn es keine mehr sind.',
            '**Zu früh, zu spät oder storniert:** der Bildschirm nennt den Tag. Er gilt nicht.',
            '**Eben erst benutzt:** warten Sie so lange, wie der Bildschirm sagt.',
            '**Nicht für diesen Preis:** wählen Sie einen anderen Preis, oder es wird ohne ihn bezahlt.',
            '**Mehr Guthaben auf eine Karte:** suchen Sie sie und tippen Sie neben [[register.top_up]] auf einen Betrag. Er kommt in den Warenkorb, wo − und + ihn ändern, und wird wie ein Snack bezahlt, auch ohne Internet. Solange so viel noch auf der Karte ist, lässt er sich auch so erstatten.',
            '**Eine abgenutzte Karte:** suchen Sie sie, tippen Sie auf [[register.card_exchange]] und scannen Sie den Code einer neuen, unbenutzten Karte. Alles, was übrig ist, geht dorthin; behalten Sie die alte. Dafür braucht es die Verbindung. Was eine Erstattung später auf die alte Karte zurückbringt, steht im Portal unter [[portal.vouchers]], [[portal.debts]]; dort stellt die Leitung dafür einen weiteren Gutschein aus.',
          ],
        },
      ],
    },
    manager: {
      title: 'Die Freigabe der Leitung für einen Gutschein',
      body: [
        'Ohne Internet ist ein Gutschein vielleicht hier nicht bekannt, oder seine Besuche sind bei der Website. Die Leitung kann den Gast trotzdem einlassen.',
        {
          steps: [
            'Tippen Sie auf [[register.override_ask]] oder [[register.voucher_accept]].',
            'Die Leitung wählt ihren Namen und gibt die eigene PIN ein: [[register.override_allow]].',
            'Nehmen Sie die Zahlung noch einmal. Das Wort gilt für einen Verkauf und zehn Minuten.',
            '**Jemand wird gebraucht:** Die Glocke oben, [[register.bell_key]], sagt jeder Kasse und jeder Portalseite derer, die helfen dürfen, welche Kasse ruft. Sie tippen auf [[register.bell_answer]], und die Kasse sagt, wer kommt. Im Kino geht das auch ohne Internet.',
            '**Ein Wort vom Manager:** Ein Hinweis steht oben an der Kasse, während Sie weiter verkaufen. Tippen Sie auf [[register.notice_read]], wenn Sie ihn gelesen haben: Dann ist er für Sie weg, und Ihr Name wird vermerkt. Manager schreiben ihn im Portal unter [[portal.register_notice.many]].',
          ],
        },
        'Der Besuch steht dann unter [[register.debts_title]]. Er erledigt sich von selbst, wenn die Verbindung wieder da ist; einer, der anderswo benutzt wurde, bleibt auf der Liste, und die Leitung gibt ihn im Portal auf.',
      ],
    },
    lock: {
      title: 'Die Kasse verlassen',
      body: [
        'Tippen Sie auf [[register.lock]], bevor Sie gehen, jedes Mal. Was im Korb ist, bleibt, und niemand sieht es; wer sich als Nächstes anmeldet, macht damit weiter, und der Verkauf trägt diesen Namen. Eine Kasse, die niemand berührt, sperrt sich nach den Minuten, die ihr Gerät im Portal hat.',
        'Was verkauft wird, solange Sie angemeldet sind, trägt Ihren Namen.',
      ],
    },
  },
}
