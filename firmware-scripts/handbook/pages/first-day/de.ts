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
            'Geben Sie Ihre PIN ein. Die Kinoleitung hat sie Ihnen gegeben; behalten Sie sie für sich.',
            'Tippen Sie auf [[kiosk.sign_in]].',
          ],
        },
        'Steht Ihr Name nicht da, haben Sie noch keine PIN, oder Ihre Rolle erlaubt diesen Bildschirm nicht. Beides richtet die Kinoleitung im Portal unter [[portal.people]] ein.',
        'Heißt es, das stimme nicht, geben Sie die PIN noch einmal langsam ein. Nach einigen falschen Versuchen müssen Sie etwas warten; der Bildschirm zählt die Sekunden. Haben Sie Ihre PIN vergessen, gibt Ihnen die Kinoleitung eine neue.',
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
      title: 'Das Portal, für die Kinoleitung',
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
        'Eine Vorstellung kann nicht in der Vergangenheit beginnen, nicht vor dem ersten Tag ihres Films und nicht mehr als zwei Jahre voraus. Solange sie nicht vorbei ist, kann sie verlegt werden: [[portal.move_show]]. Ihre Tickets bleiben gültig.',
        'In einen Saal mit anderem Saalplan geht das nur, solange niemand einen Platz gekauft hat: [[portal.plan_anew]]. Sonst wählen Sie eine andere Zeit, oder sagen Sie sie ab und zahlen die Tickets zurück.',
        'War die Leitung getrennt und wurde dasselbe zweimal geplant, steht es unter [[portal.conflicts]]. Ein Druck entscheidet.',
        {
          picture: 'programme',
          alt: 'Die Tafel einer Woche: jede Vorstellung ist ein Streifen in ihrem Saal und ihrer Zeit.',
        },
      ],
    },
  },
}
