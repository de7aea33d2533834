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
            ['Portal', 'Die Seiten für die Kinoleitung, unter der Adresse der Website und auf der Box.'],
            ['Kinoleitung', 'Wessen Rolle erlaubt, was Ihre nicht erlaubt.'],
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
            ['Gutschein, Eintritt', 'Eine Geschenkkarte oder ein Abo; eine Benutzung, gut für ein Ticket.'],
            ['Offener Eintritt', 'Einer, den die Kinoleitung erlaubte, obwohl er nicht hier war.'],
            ['Zuschlag', 'Was ein Platz oder 3D mehr kostet.'],
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
            ['Relay, Website', 'Das Gerät in der Cloud. Es verkauft online und zeigt das Portal.'],
            ['Leitung', 'Die Verbindung zwischen beiden.'],
            [
              'Spiegel, zweiter Datenträger',
              'Der zweite Ort, an dem jeder Verkauf steht, bevor jemand von ihm hört.',
            ],
            ['Kopie außer Haus', 'Eine Kopie in einem anderen Gebäude, gegen Feuer und Diebstahl.'],
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
              'Allein verkaufen',
              'Die Kinoleitung lässt eine solche Box ohne Internet verkaufen: nur Plätze, die nie bewegt wurden.',
            ],
            ['Konflikt', 'Zwei haben dasselbe verschieden geplant, während die Leitung getrennt war.'],
            ['Zwei Verläufe', 'Box und Website haben unter denselben Nummern verschiedene Verkäufe.'],
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
