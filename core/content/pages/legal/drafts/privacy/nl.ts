import type { LegalWords } from '../../legal-words.ts'

export const nl: LegalWords = {
  title: 'Privacy',
  slug: 'privacy',
  parts: [
    {
      heading: 'Wie verantwoordelijk is',
      text: '{{trade}} beheert deze website en is verantwoordelijk voor je gegevens.\n[[Naam van de onderneming, postadres]]\nE-mail: {{email}}, telefoon: {{phone}}\n[[Functionaris voor gegevensbescherming en hoe die te bereiken is; verwijderen als er geen nodig is]]',
    },
    {
      heading: 'Als je tickets of cadeaubonnen koopt',
      text: 'We bewaren je naam en e-mailadres bij je bestelling, zodat we je het gekochte kunnen sturen en kunnen helpen als er iets misgaat. Betalen gebeurt op de pagina van de betaaldienst [[naam van de dienst]]; je kaartgegevens zien we nooit. We hebben dit nodig voor de overeenkomst met jou (AVG, artikel 6, lid 1, onder b) en bewaren de bestelling zelf zolang de fiscale wet het vraagt (onder c).',
    },
    {
      heading: 'Als je ons schrijft',
      text: 'We bewaren je bericht met je naam, e-mailadres en telefoonnummer om te kunnen antwoorden (onder f: ons belang om je te antwoorden).',
    },
    {
      heading: 'Nieuwsbrief',
      text: 'Alleen als je je aanmeldt en dat bevestigt (onder a). We bewaren je e-mailadres, je naam als je die gaf, en wanneer je waarmee instemde. In elke nieuwsbrief staat een link om je af te melden. Een adres dat niet binnen een week bevestigd wordt, wordt gewist; een afgemeld adres na een maand.',
    },
    {
      heading: 'Op je toestel',
      text: 'We gebruiken geen reclame en volgen niemand, en er wordt niets van andere bedrijven geladen. Je browser bewaart alleen wat de site nodig heeft: een beveiligingscode, je open mandje met wat je typte tot je het tabblad sluit, en welke bioscoop, taal en lichtstand je koos.',
    },
    {
      heading: 'Wie gegevens krijgt',
      text: 'De betaaldienst [[naam, land]] en de bedrijven die onze server beheren en onze mails versturen [[namen, landen]]. Zij werken in onze opdracht of alleen voor je betaling. Er wordt niets verkocht. [[Is een van hen buiten de Europese Unie, vermeld dan op welke grond gegevens daarheen gaan.]]',
    },
    {
      heading: 'Hoe lang we ze bewaren',
      text: 'Namen en e-mailadressen van kopers worden [[aantal]] maanden na de voorstelling of het einde van de cadeaubon gewist. Wat in de boeken moet staan, bewaren we [[aantal]] jaar, zoals de wet vraagt.',
    },
    {
      heading: 'Je rechten',
      text: 'Je kunt vragen wat we over jou hebben, het laten verbeteren, wissen, beperken of aan jou laten geven, bezwaar maken tegen het gebruik en een toestemming altijd intrekken. Schrijf naar {{email}}. Je hoeft ons geen gegevens te geven, maar zonder naam en e-mailadres kunnen we geen tickets sturen. Geen beslissing over jou wordt door een machine alleen genomen.',
    },
    {
      heading: 'Klachten',
      text: 'Je kunt een klacht indienen bij de toezichthouder voor gegevensbescherming: [[naam en adres van de toezichthouder van ons land]].',
    },
  ],
}
