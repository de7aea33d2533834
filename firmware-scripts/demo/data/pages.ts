import type { Block } from '#core/content/pages/block.ts'
import type { EnquiryForm } from '#core/content/messages/enquiry-kinds.ts'
import type { Texts } from './movie.ts'

/** A written page; its parts as they stand one below the other. */
export type DemoPage = {
  key: string
  title: Texts
  slug: Texts
  description: Texts
  body: Block[]
  enquiry?: EnquiryForm
}

/** A question of the one category that the demo has, with its answer. */
export type DemoQuestion = { key: string; question: Texts; answer: Texts }

export const demoQuestionGroup = {
  key: 'tickets',
  title: { en: 'About tickets', de: 'Rund um die Tickets', fr: 'Vos billets', nl: 'Over tickets' },
}

export const demoQuestions: DemoQuestion[] = [
  {
    key: 'print',
    question: {
      en: 'Do I have to print my ticket?',
      de: 'Muss ich mein Ticket ausdrucken?',
      fr: 'Dois-je imprimer mon billet ?',
      nl: 'Moet ik mijn ticket afdrukken?',
    },
    answer: {
      en: 'No. Show the code on your phone at the door.',
      de: 'Nein. Zeigen Sie den Code am Eingang auf dem Handy.',
      fr: 'Non. Montrez le code sur votre téléphone à l’entrée.',
      nl: 'Nee. Toon de code aan de ingang op je telefoon.',
    },
  },
  {
    key: 'return',
    question: {
      en: 'Can I return a ticket I bought online?',
      de: 'Kann ich ein online gekauftes Ticket zurückgeben?',
      fr: 'Puis-je rendre un billet acheté en ligne ?',
      nl: 'Kan ik een online gekocht ticket teruggeven?',
    },
    answer: {
      en: 'Yes, until two hours before the film begins. Open the link in the email with your tickets.',
      de: 'Ja, bis zwei Stunden vor Beginn. Öffnen Sie dazu den Link in der E-Mail mit Ihren Tickets.',
      fr: 'Oui, jusqu’à deux heures avant la séance. Ouvrez le lien reçu avec vos billets par e-mail.',
      nl: 'Ja, tot twee uur voor het begin. Open daarvoor de link in de e-mail met je tickets.',
    },
  },
  {
    key: 'late',
    question: {
      en: 'What if I am late?',
      de: 'Was ist, wenn ich zu spät komme?',
      fr: 'Et si j’arrive en retard ?',
      nl: 'Wat als ik te laat kom?',
    },
    answer: {
      en: 'Your seats stay yours. Please go in quietly: the film has begun.',
      de: 'Ihre Plätze bleiben Ihre. Gehen Sie bitte leise hinein, der Film läuft schon.',
      fr: 'Vos places restent les vôtres. Entrez sans bruit : le film a commencé.',
      nl: 'Je plaatsen blijven van jou. Ga rustig naar binnen: de film is al begonnen.',
    },
  },
]

/** What a guest reads before coming, beside the programme. */
export const demoPages: DemoPage[] = [
  {
    key: 'prices',
    title: { en: 'Prices', de: 'Preise', fr: 'Tarifs', nl: 'Prijzen' },
    slug: { en: 'prices', de: 'preise', fr: 'tarifs', nl: 'prijzen' },
    description: {
      en: 'What a ticket costs, and who pays less.',
      de: 'Was ein Ticket kostet, und wer weniger zahlt.',
      fr: 'Le prix d’un billet, et qui paie moins.',
      nl: 'Wat een ticket kost, en wie minder betaalt.',
    },
    body: [
      { kind: 'prices', id: 'prices' },
      {
        kind: 'paragraph',
        id: 'card',
        text: {
          en: 'Anybody who pays a reduced price: please bring your card, we ask for it at the door.',
          de: 'Wer ermäßigt zahlt, bringt bitte den Ausweis mit: Wir fragen am Eingang danach.',
          fr: 'Pour un tarif réduit, apportez votre carte : nous la demandons à l’entrée.',
          nl: 'Wie minder betaalt, brengt zijn kaart mee: we vragen ernaar aan de ingang.',
        },
      },
      {
        kind: 'button',
        id: 'films',
        text: { en: 'To the films', de: 'Zu den Filmen', fr: 'Voir les films', nl: 'Naar de films' },
        href: '/movies/today',
      },
    ],
  },
  {
    key: 'visit',
    title: { en: 'Your visit', de: 'Ihr Besuch', fr: 'Votre visite', nl: 'Je bezoek' },
    slug: { en: 'your-visit', de: 'ihr-besuch', fr: 'votre-visite', nl: 'je-bezoek' },
    description: {
      en: 'Getting here, getting in, and what guests ask often.',
      de: 'Anreise, Einlass und was Gäste oft fragen.',
      fr: 'Venir, entrer, et ce que l’on nous demande souvent.',
      nl: 'Hoe je komt, hoe je binnenraakt, en wat gasten vaak vragen.',
    },
    body: [
      {
        kind: 'heading',
        id: 'step-free',
        text: {
          en: 'With a wheelchair or a pram',
          de: 'Mit Rollstuhl oder Kinderwagen',
          fr: 'En fauteuil roulant ou avec une poussette',
          nl: 'Met een rolstoel of een kinderwagen',
        },
      },
      {
        kind: 'paragraph',
        id: 'step-free-text',
        text: {
          en: 'Ciné Mélusine has a step-free entrance at 2, ruelle du Rideau. Ring the bell, somebody opens.',
          de: 'Das Ciné Mélusine hat einen stufenlosen Eingang in der ruelle du Rideau 2. Klingeln Sie, es macht jemand auf.',
          fr: 'Le Ciné Mélusine a une entrée de plain-pied au 2, ruelle du Rideau. Sonnez, on vous ouvre.',
          nl: 'Ciné Mélusine heeft een drempelvrije ingang in de ruelle du Rideau 2. Bel aan, er doet iemand open.',
        },
      },
      { kind: 'questions', id: 'questions', groupId: demoQuestionGroup.key },
    ],
  },
  {
    key: 'groups',
    title: {
      en: 'Schools and groups',
      de: 'Schulen und Gruppen',
      fr: 'Écoles et groupes',
      nl: 'Scholen en groepen',
    },
    slug: {
      en: 'schools-and-groups',
      de: 'schulen-und-gruppen',
      fr: 'ecoles-et-groupes',
      nl: 'scholen-en-groepen',
    },
    description: {
      en: 'A screening in the morning, a birthday, a whole hall to yourselves: ask us.',
      de: 'Vorstellung am Vormittag, Geburtstag oder ein ganzer Saal für Sie: Fragen Sie uns.',
      fr: 'Une séance le matin, un anniversaire, une salle pour vous seuls : demandez-nous.',
      nl: 'Een voorstelling in de ochtend, een verjaardag, een hele zaal voor jullie: vraag het ons.',
    },
    body: [
      {
        kind: 'list',
        id: 'what',
        numbered: false,
        text: {
          en: 'School classes from 15 pupils, also in the morning\nBirthdays, with popcorn and a drink for every child\nA hall for your company or your club',
          de: 'Schulklassen ab 15 Kindern, auch am Vormittag\nGeburtstage, mit Popcorn und Getränk für jedes Kind\nEin Saal für Ihre Firma oder Ihren Verein',
          fr: 'Classes à partir de 15 élèves, aussi le matin\nAnniversaires, avec pop-corn et boisson pour chaque enfant\nUne salle pour votre entreprise ou votre club',
          nl: 'Schoolklassen vanaf 15 leerlingen, ook in de ochtend\nVerjaardagen, met popcorn en een drankje voor elk kind\nEen zaal voor je bedrijf of je vereniging',
        },
      },
    ],
    enquiry: 'any',
  },
]
