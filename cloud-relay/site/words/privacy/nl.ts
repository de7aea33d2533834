import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  privacy_newsletter: 'Nieuwsbrief',
  privacy_newsletter_words:
    'Wie zich inschrijft, geeft ons een e-mailadres en, als die dat wil, een naam. We bewaren wanneer en waarmee die persoon instemde, en sturen de nieuwsbrief tot die zich uitschrijft. Een adres dat niet binnen een week wordt bevestigd, wordt gewist; een uitgeschreven adres na een maand.',
  privacy_writing: 'Als je ons schrijft',
  privacy_writing_words:
    'We bewaren je bericht met je naam, e-mailadres en telefoonnummer om te kunnen antwoorden, en wissen ze na dezelfde termijn als bij bestellingen.',
  privacy: 'Privacy',
  privacy_who: 'Wie we zijn',
  privacy_who_words: '{{exhibitor}} beheert deze website en is verantwoordelijk voor je gegevens.',
  privacy_buying: 'Als je tickets koopt',
  privacy_buying_words:
    'We bewaren je naam en e-mailadres bij je bestelling, om je de tickets te sturen en te helpen als er iets misgaat. Betalen doe je op de pagina van de betaalprovider; je kaartgegevens zien wij nooit.',
  privacy_device: 'Op je toestel',
  privacy_device_words:
    'We gebruiken geen reclame en geen tracking, en laden niets van andere bedrijven voor je erop drukt. Je browser bewaart alleen wat de site nodig heeft: een beveiligingstoken, je open mandje met wat je intypte tot je het tabblad sluit, en welke bioscoop, taal en licht je koos.',
  privacy_device_asked_words:
    'Je browser bewaart wat de site nodig heeft: een beveiligingstoken, je open mandje met wat je intypte tot je het tabblad sluit, welke bioscoop, taal en licht je koos, en wat je antwoordde over het meten van bezoek. Van andere bedrijven wordt niets geladen als je dat niet toestaat.',
  privacy_tags: 'Bezoek meten, alleen als je het toestaat',
  privacy_tags_words:
    'Als je het toestaat, laden de pagina’s Google Tag Manager. Zo vernemen diensten als Google Analytics welke pagina’s je bezoekt, met je IP-adres en gegevens over je browser, en kunnen ze cookies plaatsen. Van een bestelling vernemen ze het nummer, de film of cadeaubon, de prijzen en het totaal; nooit je naam, je e-mailadres, je plaatsen of je tickets, en de pagina’s van bestellingen zelf laden niets. Als je weigert, wordt er niets geladen en niets gemeld. Je antwoord blijft een jaar in je browser; onderaan elke pagina kun je het altijd wijzigen.',
  privacy_trailers: 'Filmtrailers',
  privacy_trailers_words:
    'Sommige trailers worden afgespeeld door YouTube of Vimeo. Er wordt niets van geladen voor je drukt; daarna kennen zij je IP-adres en weten ze om welke film het gaat, en kunnen ze iets in je browser bewaren.',
  privacy_rights: 'Je rechten',
  privacy_rights_words:
    'Je mag vragen wat we over je bewaren, het laten verbeteren of wissen, en een klacht indienen bij de gegevensbeschermingsautoriteit. Schrijf ons:',
}
