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
    card: {
      title: 'Karten',
      body: [
        'Das Terminal ist ein Gerät für sich: Sie geben dort die Summe ein und sagen der Kasse, was es antwortet.',
        'Ist das Terminal unsicher, sehen Sie auf sein Papier oder in seine Liste, bevor Sie etwas tippen. [[register.card_done]] nur, wenn das Geld wirklich genommen wurde.',
        'Soll Geld auf eine Karte zurück, geben Sie es erst am Terminal zurück, dann [[register.refund_terminal_done]].',
      ],
    },
    'pay-out': {
      title: 'Auszuzahlen',
      body: [
        'Unter [[register.bills]] zeigt [[register.due_title]], was Sie auf Wunsch des Portals zurückgeben sollen, und Tickets abgesagter Vorstellungen. Ist der Gast da: [[register.due_pay]]. Stimmt es nicht: [[register.due_decline]]; das Portal sieht es.',
        'Ist eine Anforderung nicht bekannt oder schon beantwortet, war jemand schneller. Sehen Sie den Beleg an, bevor Sie Geld geben.',
      ],
    },
    'cancelled-show': {
      title: 'Eine abgesagte Vorstellung',
      body: [
        'Die Kinoleitung sagt eine Vorstellung im Portal ab: auf der Tafel öffnen, dann [[portal.cancel_show]]. Es ist nicht rückgängig zu machen, darum ist ein Wort zu tippen.',
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
        'Ist ein Anbieter nicht bekannt, ist er auf diesem Server nicht eingerichtet; das tut, wer Ihre Geräte betreut. Die Zahl der Konten hat eine Grenze: nehmen Sie eines, das Sie haben.',
        'Ist etwas abgeschaltet, etwa der Verkauf online, steht es unter [[portal.exhibitor.many]], [[portal.exhibitor.features]].',
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
            'Zählen Sie das Bargeld in der Lade. Schreiben Sie die Summe auf, mit Datum und Namen.',
            'Die Kinoleitung vergleicht sie im Portal: [[portal.today]] sagt, was eingenommen wurde, und [[portal.sales]] zeigt jeden Beleg und wie er bezahlt wurde.',
            'Tippen Sie an jeder Kasse auf [[register.lock]]. Lassen Sie die Box an.',
          ],
        },
        'Der Geschäftstag endet früh am Morgen: eine Vorstellung nach Mitternacht zählt zum Abend davor.',
      ],
    },
    people: {
      title: 'Namen von Gästen',
      body: [
        'Namen und Mails von Käufern bleiben so lange, wie das Unternehmen eingestellt hat, dann werden sie von selbst gelöscht. Ein Gast darf fragen, was gespeichert ist, oder vergessen werden wollen: die Kinoleitung sorgt dafür, mit denen, die Ihre Geräte betreuen. Der Beleg bleibt, ohne Namen.',
        'Papier mit Namen und Dateien, die von Hand getragen wurden, gehören in den Reißwolf und nicht in den Papierkorb.',
      ],
    },
  },
}
