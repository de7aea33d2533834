import type { LegalWords } from '../../legal-words.ts'

export const de: LegalWords = {
  title: 'Widerrufsrecht',
  slug: 'widerruf',
  parts: [
    {
      heading: 'Tickets',
      text: 'Tickets gelten für eine Freizeitleistung zu einem festen Termin. Dafür besteht kein Widerrufsrecht (Richtlinie 2011/83/EU, Artikel 16 Buchstabe l). Was wir von uns aus anbieten, steht in unseren Geschäftsbedingungen.',
    },
    {
      heading: 'Gutscheine und Abos',
      text: 'Den Kauf eines Gutscheins oder Abos können Sie innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag des Kaufs. [[Schreiben Sie, was für einen zum Teil eingelösten Gutschein gilt.]]',
    },
    {
      heading: 'Wie Sie widerrufen',
      text: 'Erklären Sie uns eindeutig, dass Sie widerrufen, per E-Mail an {{email}} oder per Brief an [[Name und Postanschrift]]. Sie können das Formular unten nutzen. Es reicht, wenn Sie es vor Ablauf der Frist absenden. [[Seit dem 19. Juni 2026 muss ein Shop im Internet auch einen Knopf zum Widerrufen haben: Schreiben Sie, wo Ihrer ist.]]',
    },
    {
      heading: 'Was dann geschieht',
      text: 'Wir zahlen alles zurück, was Sie bezahlt haben, spätestens 14 Tage, nachdem wir von Ihrem Widerruf erfahren, auf demselben Weg und ohne Kosten für Sie. Der Gutschein ist dann ungültig.',
    },
    {
      heading: 'Das Formular',
      text: 'An {{trade}}, [[Postanschrift]], {{email}}:\n\nHiermit widerrufe ich den Vertrag über den Kauf des folgenden Gutscheins:\nBestellt am:\nBestellnummer:\nName:\nAnschrift:\nDatum:\nUnterschrift (nur auf Papier):',
    },
  ],
}
