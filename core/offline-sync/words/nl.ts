import type { Sentences } from '../../i18n/translate.ts'
import type { OfflineSyncWord } from './en.ts'

export const nl: Sentences<OfflineSyncWord> = {
  taken_one: 'Overgenomen: {{count}} nieuw gegeven.',
  taken_other: 'Overgenomen: {{count}} nieuwe gegevens.',
  nothing_new: 'Alles wat uit dit bestand overgenomen kon worden, was hier al bekend.',
  from_relay: 'Het bestand komt van de website en is gemaakt op {{time}}.',
  from_box: 'Het bestand komt van de box in de bioscoop en is gemaakt op {{time}}.',
  missing:
    'Vóór een deel ontbreekt een stuk; dat deel is weggelaten. Haal een nieuw bestand en kies “Alles vanaf het begin”.',
  refused:
    'Een deel is niet geschreven door de machine waarvan het zegt te zijn, of zegt wat die machine niet mag zeggen. Het is niet overgenomen; wie Foyer beheert, moet de machine bekijken waar het bestand vandaan komt.',
  fork: 'Een deel van het bestand spreekt tegen wat deze machine heeft vastgelegd. Het is niet overgenomen; wie Foyer beheert, moet beide machines controleren.',
  closed:
    'Een deel van het bestand komt van een machine die toen al vervangen was. Het is apart gezet en staat op de statuspagina.',
  forgotten:
    'Het bestand weet dingen die deze machine over zichzelf was vergeten. Ze herstelt zich nu en verkoopt weer zodra de andere kant gehoord is.',
  opened:
    'De box vroeg om teruggehaald te worden, en dat mag: haal hier een nieuw bestand voor de bioscoop en breng het naar de box.',
  waits:
    'De box vroeg om teruggehaald te worden, maar deze kant weet nog niet hetzelfde van haar. Haal hier een bestand met “Alles vanaf het begin”, breng het naar de box en breng een nieuw bestand terug.',
  recovered:
    'De box heeft alles gehoord en gaat verder. De kassa’s geven eerst terug wat ze onthouden hebben.',
  asks: 'De box wacht op antwoord. Haal op de box een bestand voor de website, neem het over in het portaal en breng van daar een nieuw bestand mee.',
}
