import type { PageText } from '../../page.ts'

export const de: PageText<'terms'> = {
  title: 'Wörter erklärt',
  lead: 'Was die Wörter auf den Bildschirmen bedeuten.',
  sections: {
    'people-and-places': {
      title: 'Menschen und Orte',
      body: [
        {
          terms: [
            ['Unternehmen', 'Wer die Kinos betreibt. Personal, Preise und Filme haben alle gemeinsam.'],
            ['Kino, Saal', 'Ein Haus; ein Saal darin.'],
            ['Rolle', 'Was jemand darf. Eine Person kann mehrere haben.'],
            ['PIN', 'Vier bis sechs Ziffern, für Kasse und Scanner.'],
            ['Portal', 'Die Seiten für die Leitung, unter der Adresse der Website und auf der Box.'],
            ['Leitung', 'Wessen Rolle erlaubt, was Ihre nicht erlaubt.'],
          ],
        },
      ],
    },
    tickets: {
      title: 'Tickets und Geld',
      body: [
        {
          terms: [
            ['Vorstellung', 'Ein Film zu einer Zeit in einem Saal.'],
            ['Fassung', 'Wie er gezeigt wird: Sprache, Untertitel, 2D oder 3D.'],
            ['Beleg', 'Ein Kauf mit seiner Nummer. Er ändert sich nie; was zurückkommt, steht daneben.'],
            ['Korb', 'Was gewählt und noch nicht bezahlt ist. Seine Plätze bleiben einige Minuten gehalten.'],
            ['Freie Platzwahl', 'Plätze werden gezählt; jeder sitzt, wo er mag.'],
            ['Gutschein, Besuch', 'Eine Geschenkkarte oder ein Abo; eine Benutzung, gut für ein Ticket.'],
            ['Besuch zu verrechnen', 'Einer, den die Leitung freigab, obwohl er nicht hier lag.'],
            ['Zuschlag', 'Was ein Platz, 3D oder eine Vorstellung mehr kostet.'],
            [
              'Geschäftstag',
              'Von früh am Morgen bis früh am nächsten Morgen, damit eine Nachtvorstellung zu ihrem Abend gehört.',
            ],
            ['Kinowoche', 'Ab dem Tag, an dem das Programm wechselt, meist Mittwoch.'],
          ],
        },
      ],
    },
    machines: {
      title: 'Geräte',
      body: [
        {
          terms: [
            ['Box', 'Das Gerät im Haus. Es verkauft, druckt und lässt ein, auch ohne Internet.'],
            ['Cloud, Website', 'Das Gerät in der Cloud. Es verkauft online und zeigt das Portal.'],
            ['Verbindung', 'Was die beiden verbindet.'],
            [
              'Zweitkopie, zweite Festplatte',
              'Der zweite Ort, an dem jeder Verkauf steht, bevor jemand von ihm hört.',
            ],
            ['Externe Sicherung', 'Eine Kopie in einem anderen Gebäude, gegen Feuer und Diebstahl.'],
            ['Scanner', 'Der Bildschirm am Einlass.'],
            ['Wand', 'Ein Bildschirm im Foyer, der das Programm zeigt.'],
          ],
        },
      ],
    },
    trouble: {
      title: 'Wenn etwas nicht stimmte',
      body: [
        {
          terms: [
            [
              'Aufholen',
              'Ein Gerät, das Verkäufe vergessen haben kann, fragt die, die sich erinnern, bevor es verkauft.',
            ],
            [
              'Ohne Internet verkaufen',
              'Die Leitung lässt eine solche Box ohne Internet verkaufen: nur Plätze, die immer für die Kasse reserviert waren.',
            ],
            ['Konflikt', 'Zwei haben dasselbe verschieden geplant, während die Verbindung fehlte.'],
            ['Zwei Stände', 'Box und Website haben unter denselben Nummern verschiedene Verkäufe.'],
            [
              'Gast ohne Platz',
              'Jemand, dessen Platz nach einer Reparatur ein anderer hat. Er bekommt einen anderen oder das Geld.',
            ],
            ['Kopie', 'Ein Papier, das vielleicht schon einmal herauskam.'],
            ['Zahlung, die hängt', 'Geld, das länger unterwegs ist, als es sollte.'],
          ],
        },
      ],
    },
  },
}
