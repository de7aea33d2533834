import type { Sentences } from '../../i18n/translate.ts'
import type { OfflineSyncWord } from './en.ts'

export const nl: Sentences<OfflineSyncWord> = {
  taken_one: 'Overgenomen: {{count}} nieuw gegeven.',
  taken_other: 'Overgenomen: {{count}} nieuwe gegevens.',
  nothing_new: 'Alles in dit bestand was hier al bekend.',
  from_relay: 'Het bestand komt van de website en is gemaakt op {{time}}.',
  from_box: 'Het bestand komt van de box in de bioscoop en is gemaakt op {{time}}.',
  missing:
    'Een eerder deel ontbreekt, dus een stuk is weggelaten. Download een nieuw bestand en kies “Alles vanaf het begin”.',
  outdated:
    'Een deel van het bestand is van voordat de website gegevens verloor en is weggelaten. Download daar een nieuw bestand of verbind deze box met internet; upload dit bestand daarna nog een keer.',
  refused:
    'Een deel van het bestand is niet te vertrouwen en is weggelaten. Laat de computer waar het bestand vandaan komt nakijken door wie Foyer beheert.',
  fork: 'Een deel van het bestand spreekt tegen wat hier is vastgelegd en is weggelaten. Wie Foyer beheert, moet beide computers controleren.',
  forked:
    'Deze computer is teruggezet naar een oudere stand en is van daaruit verdergegaan: de andere kant heeft andere gegevens over dezelfde tijd. Hij verkoopt niets totdat beide weer verbonden zijn en een manager op de statuspagina in het portaal van de website heeft gekozen welke gegevens gelden.',
  closed:
    'Een deel van het bestand komt van een computer die al vervangen was. Het is apart gezet en staat op de statuspagina.',
  forgotten:
    'Het bestand bevat verkopen die hier ontbraken. Deze computer wordt bijgewerkt en verkoopt weer zodra de andere kant heeft geantwoord.',
  opened: 'De box kan terugkomen: download hier een nieuw bestand voor de bioscoop en breng het naar de box.',
  waits:
    'De box wil terugkomen, maar deze kant heeft nog niet al haar gegevens. Download hier een bestand met “Alles vanaf het begin”, breng het naar de box en breng een nieuw bestand terug.',
  relay_recovers:
    'De box wil terugkomen, maar de website is misschien zelf iets vergeten en moet dat eerst van de box horen. Verbind de box met internet; is de website net gestart, upload dit bestand dan over een minuut opnieuw.',
  recovered: 'De box heeft alles en gaat verder. De kassa’s sturen eerst de verkopen die ze bewaard hebben.',
  asks: 'De box wacht op antwoord. Download op de box een bestand voor de website, upload het in het portaal op internet, en breng van daar een nieuw bestand mee.',
}
