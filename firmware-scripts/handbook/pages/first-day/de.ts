import type { PageText } from '../../page.ts'

export const de: PageText<'first-day'> = {
  title: 'Der erste Tag',
  lead: 'Wie Sie sich anmelden, was auf dem Bildschirm steht, und Ihr erster Verkauf.',
  sections: {
    'sign-in': {
      title: 'Anmelden',
      body: [
        'Kasse und Scanner fragen: [[kiosk.who_are_you]]',
        {
          steps: [
            'Tippen Sie auf Ihren Namen.',
            'Geben Sie Ihre PIN ein. Die Leitung hat sie Ihnen gegeben; behalten Sie sie für sich.',
            'Tippen Sie auf [[kiosk.sign_in]].',
          ],
        },
        'Steht Ihr Name nicht da, haben Sie noch keine PIN, oder Ihre Rolle erlaubt diesen Bildschirm nicht. Beides richtet die Leitung im Portal unter [[portal.people]] ein.',
        'Heißt es, das stimme nicht, geben Sie die PIN noch einmal langsam ein. Nach einigen falschen Versuchen müssen Sie etwas warten; der Bildschirm zählt die Sekunden. Haben Sie Ihre PIN vergessen, gibt Ihnen die Leitung eine neue.',
        'Sollen Sie sich erst anmelden, ist Ihre Sitzung zu Ende. Melden Sie sich wieder an: ein Verkauf ohne Antwort ist noch da. Das Portal fragt statt der PIN nach [[portal.email]] und [[portal.password]].',
        { picture: 'sign-in', alt: 'Die Anmeldung: links die Namen, rechts die Ziffern für die PIN.' },
      ],
    },
    'the-screen': {
      title: 'Was auf dem Bildschirm steht',
      body: [
        'Die Kasse hat drei Teile, die immer am selben Ort sind.',
        {
          list: [
            'Links, [[register.zone_on]]: die Tage, die Vorstellungen und [[register.search_all]].',
            'In der Mitte, [[register.zone_chosen]]: Tickets, Plätze und [[register.products]].',
            'Rechts, [[register.zone_pay]]: der Korb, die Summe und die Tasten zum Bezahlen.',
          ],
        },
        'Oben sind [[register.vouchers]], [[register.bills]], die Sprache, hell oder dunkel, und [[register.lock]]. Ein Buchstabe oder eine Taste auf einem Knopf ist die Taste der Tastatur, die dasselbe tut.',
        {
          picture: 'register',
          alt: 'Die Kasse: links die Vorstellungen, in der Mitte Tickets und Snacks, rechts der Korb mit seiner Summe.',
        },
      ],
    },
    'first-sale': {
      title: 'Ihr erster Verkauf',
      body: [
        {
          steps: [
            'Tippen Sie auf die Vorstellung. Die nächste steht oben.',
            'Tippen Sie für jeden Gast einmal auf einen Preis. Plätze werden von selbst gefunden.',
            'Nennen Sie dem Gast die Plätze und die Summe.',
            'Tippen Sie auf [[register.cash]] oder [[register.card]] und nehmen Sie das Geld.',
            'Geben Sie Papier und Rückgeld. Dann [[register.next_customer]].',
          ],
        },
        'Ein Verkauf kann nicht versehentlich zweimal geschehen, was immer Sie drücken. Mehr steht in [Ein Abend an der Kasse](till#sell).',
      ],
    },
    'first-ticket': {
      title: 'Ihr erstes Ticket am Einlass',
      body: [
        {
          steps: [
            'Öffnen Sie den Scanner und melden Sie sich an.',
            'Wählen Sie die Vorstellung an Ihrer Tür oder [[scanner.door_any]].',
            'Halten Sie den Code des Tickets vor den Scanner.',
            'Grün mit Haken: der Gast geht hinein. Rot mit Kreuz: lesen Sie den Grund vor.',
          ],
        },
        'Was jeder Grund bedeutet, steht in [Am Einlass](door#used).',
      ],
    },
    portal: {
      title: 'Das Portal, für die Leitung',
      body: [
        'Im Portal wird geplant, nachgesehen und eingerichtet. Öffnen Sie es unter der Adresse der Website mit /portal dahinter oder auf der Box. Beide zeigen dasselbe; weniges geht nur an einem der beiden Orte, und die Seite sagt es.',
        {
          list: [
            '[[portal.today]]: was heute eingenommen wurde und wie voll die Vorstellungen sind.',
            '[[portal.programme]]: die Vorstellungen eines Tages oder einer Woche.',
            '[[portal.sales]] und [[portal.worklist]]: jeder Beleg, und Geld, das hängen blieb.',
            '[[portal.vouchers]]: Geschenkkarten und Abos.',
            '[[portal.group_setup]]: Kinos, Säle, Preise, Produkte, Personal.',
            '[[portal.group_machines]]: die Boxen und wie es ihnen geht.',
          ],
        },
        'Sie sehen nur die Seiten, die Ihre Rolle erlaubt.',
        {
          picture: 'today',
          alt: 'Die erste Seite des Portals: Einnahmen, Tickets, wie voll es ist, und die Vorstellungen des Tages.',
        },
      ],
    },
    'portal-sign-in': {
      title: 'Sicher am Portal anmelden',
      body: [
        'Unter [[portal.account]] sieht jeder, wo er angemeldet ist, und beendet mit [[portal.session_end]], was er nicht kennt, oder mit [[portal.sessions_end_others]] alles andere. Die Leitung tut dasselbe für jemanden an dessen Eintrag unter [[portal.people]].',
        'Wer neu ist, wählt sein Passwort selbst: Öffnen Sie den Eintrag und drücken Sie [[portal.person_first_send]]. Der Link in der E-Mail gilt eine Woche.',
        '[[portal.second_step]]: Drücken Sie [[portal.second_set]], scannen Sie das Bild mit einer Authenticator-App auf dem Telefon und geben Sie die sechs Ziffern ein, die sie zeigt. Bewahren Sie die zehn Wiederherstellungscodes auf Papier auf: Jeder meldet Sie einmal ohne Telefon an, und nur diese nimmt die Box im Kino. In den Einstellungen kann ein Kino ihn von allen verlangen.',
        '[[portal.passkeys]]: Drücken Sie [[portal.passkey_add]] an einem Computer oder Telefon, das Sie an Finger, Gesicht oder PIN erkennt. Von da an genügt dort [[portal.passkey_sign_in]].',
        'Telefon verloren und keine Codes mehr: Die Leitung öffnet Ihren Eintrag und drückt [[portal.person_second_reset]]. Sie erfahren es per E-Mail.',
      ],
    },
    'set-up': {
      title: 'Personal, Rechte und Geheimnisse',
      body: [
        {
          steps: [
            'Tippen Sie unter [[portal.people]] auf [[portal.employee.add]], geben Sie den Namen ein und wählen Sie eine Rolle.',
            'Öffnen Sie die Person. Setzen Sie eine PIN für Kasse und Scanner, oder Mail und Passwort für das Portal.',
            'Sagen Sie, wo die Person arbeitet. Ohne Kino sind es alle.',
          ],
        },
        'Eine PIN hat vier bis sechs Ziffern und ist nicht 1234 oder 1111. Ein Passwort hat mindestens sechs Zeichen. Was man zuerst errät, wird abgelehnt.',
        'Eine Rolle sagt, was jemand darf. Niemand kann ein Recht vergeben, das er selbst nicht hat, und die letzte Person, die alles darf, bleibt. Erlaubt Ihre Rolle etwas nicht, fragen Sie, wer sie Ihnen gab.',
        'Wer geht: [[portal.person_shut_out_now]]. Der Name bleibt in den Büchern. Niemand sperrt sich selbst aus; das tut jemand anders.',
      ],
    },
    plan: {
      title: 'Eine Vorstellung planen',
      body: [
        {
          steps: [
            'Tippen Sie unter [[portal.programme]] auf [[portal.add_show]] oder auf eine freie Stelle der Tafel.',
            'Wählen Sie Film, Fassung, Saal, Tag und Uhrzeit. Die Tafel zeigt, wo sie stehen wird.',
            'Ist der Saal belegt, sagt die Seite, durch welchen Film und bis wann. Wählen Sie eine andere Zeit.',
            'Speichern Sie. Website, Kasse und Wände zeigen sie binnen einer Sekunde.',
          ],
        },
        'Eine Vorstellung kann nicht in der Vergangenheit beginnen, nicht vor dem ersten Tag ihres Films und nicht mehr als zwei Jahre voraus. Solange sie nicht vorbei ist, kann sie verlegt werden: [[portal.move_show]]. Ihre Tickets bleiben gültig. [[portal.copy_show]] plant ihren Film auch zu einer anderen Zeit, ebenso das Ziehen mit Alt. [[portal.film_list]] über dem Plan nennt die Filme: Ziehen Sie einen in seinen Saal und auf seine Zeit. Vorprogramm und Reinigung einer Vorstellung sind länger oder kürzer als die des Saals, wenn Sie im Plan ihre Ränder ziehen oder sie unter [[portal.own_minutes]] eintragen; sie beginnt wie bisher, und kein Gast bekommt eine Mail. Beim Film stehen [[portal.movie.creditsMinutes]] und [[portal.movie.intermissionMinutes]]: Um die Pause dauern Vorstellungen länger, die von da an geplant werden. [[portal.movie.eidr]] und [[portal.movie.isan]] gehen mit Spielplänen und Filmmietabrechnungen hinaus.',
        'In einen Saal mit anderem Saalplan geht das nur, solange niemand einen Platz gekauft hat: [[portal.plan_anew]]. Sonst wählen Sie eine andere Zeit, oder sagen Sie sie ab und zahlen die Tickets zurück.',
        '[[portal.many_open]] plant einen Film an vielen Tagen zugleich eine frühere Woche noch einmal oder eine, die mit [[portal.week_keep]] unter einem Namen steht. Jede Vorstellung sagt sofort, was dagegen spricht, geplant wird erst beim Drücken, und [[portal.undo]] nimmt alles zurück. Wann ein Film beginnen darf, steht bei ihm, geschlossene Tage beim Kino.',
        '[[portal.file_save]] auf der Tafel gibt eine Woche heraus: als Blatt zum Aushängen, als Tabelle oder als XML, das Zeitungen selbst holen. [[portal.several_choose]] markiert Vorstellungen auf der Tafel; dann werden alle anderswo gezeigt, bis zu einer anderen Minute online verkauft oder abgesagt.',
        '[[portal.film_source]] füllt das Formular eines neuen Films aus The Movie Database, sobald in den Einstellungen ein Schlüssel steht; [[portal.film_file]] füllt es aus einer Datei von dort, ohne Schlüssel und auch ohne Verbindung. Beim Film liest [[portal.print_title]] eine Fassung aus dem, was der Projektionsserver zeigt, und [[portal.film_run]] nennt seine letzten Wochen.',
        'Bei einem Saal zeichnen Sie mit [[portal.plan_open]] seine Plätze. [[portal.plan_save]] fragt, ab welcher Vorstellung der Plan gilt. Ein Platz, den ein Gast hat, verschwindet nie: Die Seite nennt ihn mit seinem Beleg.',
        'Unter [[portal.seat_class.many]] bekommen Plätze eigene Arten mit Name, Farbe und Zeichen, Zuschlag und Bearbeitungsgebühr; im Plan hat dann jede eine Taste. Bei einer Vorstellung sagt [[portal.show_notice]] ihren Gästen etwas, etwa eine Pause.',
        'Einen kaputten Platz nehmen Sie mit [[portal.block_open]] beim Saal aus allen Vorstellungen, oder die Leitung tut es an der Kasse; [[portal.block_free]] verkauft ihn wieder. Derselbe Knopf bei einer Vorstellung hält deren Plätze für das Haus frei.',
        'War die Leitung getrennt und wurde dasselbe zweimal geplant, steht es unter [[portal.conflicts]]. Ein Druck entscheidet.',
        'Unter [[portal.movies]] legt [[portal.entry_archive]] einen Film weg, der vorbei ist: Niemand plant oder sieht ihn mehr, und [[portal.entry_bring_back]] bietet ihn wieder an. Hat er noch Vorstellungen, sagt die Seite, bis wann.',
        {
          picture: 'programme',
          alt: 'Die Tafel einer Woche: jede Vorstellung ist ein Streifen in ihrem Saal und ihrer Zeit.',
        },
      ],
    },
    training: {
      title: 'Training vor dem ersten Tag',
      body: [
        'Bevor ein Kino öffnet, dürfen alle am Echten üben: Kasse, Papier, Scanner und Website arbeiten, mit den echten Preisen und Vorstellungen. Nichts davon steht in den Büchern.',
        'Wer ein Kino gründet, sagt bis wann; die Leitung ändert es im Portal unter [[portal.training]], solange das Training dauert.',
        {
          list: [
            'Jeder Bildschirm, Beleg, jede Karte, Mail und jedes PDF sagt, dass es Training ist. Geld kommt in keine Kasse und zu keiner Bank: online endet ein Kauf auf einer Seite, die für die Bank steht, sobald unter [[portal.setup]] der Schritt [[portal.setup_payment]] gemacht ist; dort wählen Sie, ob die Zahlung gelingt.',
            'Nummern von Belegen beginnen mit T und werden für sich gezählt.',
            'Ein Trainingsticket öffnet die Tür, solange das Training dauert, und der Scanner sagt es. Danach wird es abgewiesen.',
          ],
        },
        'In der genannten Minute endet das Training überall von selbst, auch an einer Box ohne Verbindung; [[portal.training_open_now]] beendet es sofort. Dann sind alle Plätze frei, kein Gutschein, kein Bestand und keine Summe des Trainings bleibt, und Nummern beginnen bei 1. Was Sie eingerichtet haben, bleibt: Filme, Preise, Pläne, Vorstellungen, Personen, Geräte. Gesperrte Plätze sperren Sie neu.',
        'Es kann nicht noch einmal beginnen, sobald etwas echt verkauft wurde. Sagt eine Seite, das Training habe inzwischen geendet, sehen Sie nach, was sie jetzt zeigt, und beginnen den Verkauf neu.',
      ],
    },
  },
}
