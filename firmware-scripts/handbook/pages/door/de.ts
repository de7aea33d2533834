import type { PageText } from '../../page.ts'

export const de: PageText<'door'> = {
  title: 'Am Einlass',
  lead: 'Tickets scannen, und was Sie sagen, wenn eines abgelehnt wird.',
  sections: {
    choose: {
      title: 'Ihre Vorstellung wählen',
      body: [
        'Der Scanner fragt: [[scanner.door]] Wählen Sie sie, dann werden Tickets anderer Vorstellungen abgelehnt, mit der richtigen Zeit und dem Saal. Mit [[scanner.door_any]] kommt jedes Ticket hinein, dessen Vorstellung gerade läuft.',
        '[[scanner.door_change]] führt zur Wahl zurück. Die Zahl oben sagt, wie viele drinnen sind.',
      ],
    },
    scan: {
      title: 'Scannen',
      body: [
        'Halten Sie den Code vor den Scanner. Auf Papier oder Handy, beides gilt. Ein Handy sollte hell sein.',
        'Ist der Code nicht zu lesen, tippen Sie die zehn Zeichen darunter bei [[scanner.code]] ein und dann [[scanner.check]].',
        'Grün mit Haken heißt: einlassen. Reihe und Platz sind so groß, dass Sie sie dem Gast zeigen können. Ein Ticket gilt einmal.',
      ],
    },
    camera: {
      title: 'Mit dem Handy scannen',
      body: [
        'Tippen Sie auf dem Handy auf [[scanner.camera_use]] und erlauben Sie die Kamera. Halten Sie den Code in den Rahmen: er wird ohne Tippen gelesen, und Grün oder Rot erscheint mit seinem Ton wie immer.',
        'Ein Code wird einmal gelesen. Soll derselbe noch einmal gelesen werden, nehmen Sie ihn zwei Sekunden weg.',
        'Ist es dunkel, tippen Sie auf [[camera.camera_torch]], wenn das Handy eines hat. [[camera.camera_off]] schaltet die Kamera aus; bis dahin öffnet das Handy sie beim nächsten Start wieder. Handscanner und Tippen gehen daneben weiter.',
        '**[[camera.camera_secure]]:** ein Browser gibt einer Seite die Kamera nur unter einer sicheren Adresse. Die Seite hinter dem Knopf sagt, wie dieses Handy dafür eingerichtet wird, ein einziges Mal.',
        '**Die Kamera ist nicht erlaubt:** erlauben Sie sie für diese Seite in den Einstellungen des Browsers, dann tippen Sie auf [[camera.camera_again]].',
      ],
    },
    used: {
      title: 'Schon benutzt, erstattet, umgetauscht',
      body: [
        '**[[scanner.used]]:** mit diesem Ticket ging schon jemand hinein. Der Bildschirm sagt, wann, an welcher Tür und durch wen. Oft ist es der Gast selbst, der kurz draußen war; sehen Sie am Platz nach. Sonst haben zwei dasselbe Ticket: der erste ist drinnen. Rufen Sie die Leitung.',
        'Das falsche Ticket eingelassen? Wer an der Kasse freigeben darf, tippt auf [[scanner.undo]], dann auf [[scanner.undo_sure]]. Das Ticket lässt seinen Gast noch einmal ein.',
        '**[[scanner.refunded]]:** das Geld ging zurück. Der Gast braucht ein neues Ticket.',
        '**[[scanner.exchanged]]:** der Gast hat ein neueres Ticket. Fragen Sie nach dem anderen Papier.',
        {
          picture: 'ticket-refused',
          alt: 'Der Scanner ist rot, mit einem großen Kreuz und dem Grund darunter.',
        },
      ],
    },
    other: {
      title: 'Andere Vorstellung, anderes Kino',
      body: [
        '**[[scanner.other_show]]:** das Ticket ist gut, aber nicht an dieser Tür. Film, Zeit und Saal stehen da. Zeigen Sie den Weg.',
        '**[[scanner.other_cinema]]:** es wurde für ein anderes unserer Häuser gekauft. Die Kasse kann helfen: [Ein Ticket umtauschen](till#exchange).',
        '**[[scanner.not_of_here]]:** der Code ist echt, aber seine Vorstellung ist hier nicht bekannt. Sehen Sie auf dem Ticket nach Film und Kino. Ist die Verbindung getrennt, kann die Vorstellung neu sein: rufen Sie die Leitung.',
      ],
    },
    time: {
      title: 'Zu früh, zu spät',
      body: [
        '**[[scanner.too_early]]:** der Bildschirm sagt, wann die Vorstellung beginnt. Die Tür für jede laufende Vorstellung öffnet eine Stunde vorher.',
        '**[[scanner.too_late]]:** die Vorstellung ist vorbei. Die Kasse kann den Beleg ansehen.',
      ],
    },
    payment: {
      title: 'Nicht bezahlt',
      body: [
        'Der Kauf ist nicht bezahlt, oder die Zahlung ist noch unterwegs. Fragen Sie den Gast, ob die Website sagte, dass bezahlt ist. Es kann eine Minute dauern: scannen Sie noch einmal.',
        'Bleibt es so, schicken Sie den Gast zur Kasse. Dort kann er dieselben Plätze kaufen, wenn sie frei sind, und Geld, das zu spät kommt, geht von selbst zurück.',
      ],
    },
    'no-ticket': {
      title: 'Reserviert, oder ohne Ticket',
      body: [
        '[[scanner.tool_reservations]] zeigt, wer für diese Vorstellung reserviert hat; drei Buchstaben des Namens finden ihn. Wer nicht bezahlt hat, geht zur Kasse. Wer bezahlt hat, wird hier eingelassen, auch ohne Papier.',
        '[[scanner.tool_sales]] findet einen Verkauf nach dem, was der Gast noch weiß: Platz, Summe, Film, Uhrzeit oder die letzten vier Zeichen eines Codes. Lassen Sie nur ein, wem Sie glauben: das Ticket gilt danach nicht mehr.',
      ],
    },
    cards: {
      title: 'Leere Karten',
      body: [
        '[[scanner.tool_card]]: scannen Sie die Karte. Ist nichts mehr darauf, tippen Sie auf [[scanner.card_take]] und behalten sie. Ist noch etwas darauf, gehört sie dem Gast.',
        'Die falsche Karte zurückgenommen? Wer an der Kasse freigeben darf, scannt sie noch einmal und tippt auf [[scanner.card_undo]].',
      ],
    },
    unknown: {
      title: 'Unbekannt, nicht von uns, Platz schon verkauft',
      body: [
        '**[[scanner.unknown]]:** niemand hier hat das verkauft. Wurde es getippt, tippen Sie es noch einmal.',
        '**[[scanner.forged]]:** dieser Code stammt nicht von diesem Kino. Lassen Sie niemanden ein; rufen Sie die Leitung.',
        '**[[scanner.seat_sold]]:** jemand anders hat ein Ticket für diesen Platz. Das kann nach einer Reparatur vorkommen. Lassen Sie niemanden ein, bevor die Leitung nachgesehen hat: beide Gäste bekommen einen Platz oder ihr Geld.',
      ],
    },
    'no-answer': {
      title: 'Keine Antwort',
      body: [
        '[[scanner.no_answer_what]]',
        'Schweigt die Box länger, lassen Sie nach Film, Zeit und Platz auf dem Papier ein und scannen Sie weiter: jeder Code wird später von selbst geprüft, und einer, der zweimal benutzt wurde, wird genannt.',
        'Ohne Internet geht der Einlass wie immer. Tickets, die eben erst online gekauft wurden, erkennt er an ihrer Unterschrift.',
      ],
    },
  },
}
