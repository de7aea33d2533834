import type { LegalWords } from '../../legal-words.ts'

export const de: LegalWords = {
  title: 'Allgemeine Geschäftsbedingungen',
  slug: 'agb',
  parts: [
    {
      heading: 'Wofür sie gelten',
      text: 'Sie gelten für Tickets und Gutscheine, die Sie bei {{trade}} auf dieser Website oder an unseren Kassen kaufen. Verkäufer ist [[Name und Anschrift des Verkäufers]].',
    },
    {
      heading: 'Wie eine Bestellung zustande kommt',
      text: 'Sie wählen Vorstellung, Plätze und Preise und sehen den ganzen Preis, bevor Sie bestellen. Mit dem Knopf zum Bezahlen bestellen Sie verbindlich. Der Vertrag kommt zustande, wenn Ihre Zahlung bestätigt ist; dann erhalten Sie die Tickets per E-Mail und auf der Seite Ihres Kaufs. Bestellen können Sie auf Deutsch, Englisch, Französisch und Niederländisch [[nur die angebotenen Sprachen stehen lassen]].',
    },
    {
      heading: 'Preise und Bezahlung',
      text: 'Preise sind in Euro und enthalten die Mehrwertsteuer. Gebühren für die Bestellung sehen Sie, bevor Sie bezahlen. Sie bezahlen mit einer der Zahlungsarten, die dort angeboten werden.',
    },
    {
      heading: 'Tickets und Einlass',
      text: 'Jedes Ticket lässt eine Person einmal zu der Vorstellung und auf den Platz ein, die darauf stehen. Zeigen Sie den Code auf dem Handy oder auf Papier. Wer ermäßigt kauft, bringt den Nachweis mit. [[Schreiben Sie, ab wann niemand mehr eingelassen wird, oder löschen Sie diesen Satz.]]',
    },
    {
      heading: 'Alter',
      text: 'Am Einlass gilt das Alter, das beim Film steht. Wir können einen Nachweis verlangen und lassen niemanden ein, der für einen Film zu jung ist; der Preis wird dann nicht erstattet.',
    },
    {
      heading: 'Wenn eine Vorstellung verlegt wird oder ausfällt',
      text: 'Fällt eine Vorstellung aus oder wird sie verlegt, schreiben wir an die Adresse, die Sie angegeben haben. Für eine ausgefallene Vorstellung bekommen Sie Ihr Geld zurück; Tickets einer verlegten können Sie bis [[wann]] zurückgeben.',
    },
    {
      heading: 'Rückgabe und Umtausch',
      text: '[[Schreiben Sie, ob Sie Tickets zurücknehmen oder umtauschen, bis wann vor der Vorstellung und was es kostet.]] Ihre Rechte bei einem Ausfall bleiben. Was das Gesetz über den Widerruf sagt, steht auf der Seite dazu.',
    },
    {
      heading: 'Gutscheine und Abos',
      text: 'Ein Gutschein gilt so lange, wie es beim Kauf und auf ihm selbst steht. Er kann an unseren Kassen und auf dieser Website eingelöst werden. [[Schreiben Sie, was bei einem verlorenen Gutschein gilt und ob er ausgezahlt wird.]]',
    },
    {
      heading: 'Hausordnung',
      text: 'Filmen und Aufnehmen einer Vorstellung ist verboten. [[Weitere Regeln Ihres Hauses, etwa zu mitgebrachten Speisen und Telefonen]]',
    },
    {
      heading: 'Wofür wir einstehen',
      text: 'Wir haften für Vorsatz und grobe Fahrlässigkeit und für Verletzungen von Leben, Körper oder Gesundheit, wie es das Gesetz sagt. [[Lassen Sie diesen Abschnitt von Ihrem Anwalt lesen.]]',
    },
    {
      heading: 'Beschwerden und geltendes Recht',
      text: 'Schreiben Sie an {{email}}. Finden wir gemeinsam keine Lösung, können Sie sich an [[die Schlichtungsstelle für Verbraucher in unserem Land]] wenden. Es gilt das Recht von [[Land]]; als Verbraucher behalten Sie den Schutz des Rechts des Landes, in dem Sie wohnen.',
    },
  ],
}
